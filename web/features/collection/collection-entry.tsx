import type { ReactElement } from "react";
import { METHOD_NAMES } from "#domain/sigils/method.ts";
import { formatDeviceDay } from "#web/lib/format/format-date.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { SigilPicture } from "#web/ui/sigil/sigil-picture.tsx";

/** One sigil of the collection: its picture opens it. */
export function CollectionEntry({
  sigil: { paths, candle, intention, method, issuedAt },
  isRestored,
  onOpen,
  onDelete,
}: {
  readonly sigil: IssuedSigil;
  /** Whether its deletion was just taken back. */
  readonly isRestored: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}): ReactElement {
  return (
    <li>
      <button
        ref={isRestored ? takeFocus : undefined}
        type="button"
        className="plate block after:inset-2 w-full p-5.5 hover:border-edge"
        data-candle={candle ?? undefined}
        aria-label={`Open the sigil for “${intention}”`}
        onClick={onOpen}
      >
        <SigilPicture paths={paths} label={null} />
      </button>
      <p className="line-clamp-2 mt-2.5 italic font-normal text-[1.25rem]/[1.3] font-display wrap-anywhere" dir="auto">
        {intention}
      </p>
      <div className="flex gap-2 items-end justify-between mt-1">
        <p className="note">
          {METHOD_NAMES[method]}
          <br />
          <span className="num">{formatDeviceDay(issuedAt)}</span>
        </p>
        <Button variant="ghost" icon="delete" aria-label={`Delete the sigil for “${intention}”`} onClick={onDelete} />
      </div>
    </li>
  );
}

/** As the `ref` of what comes in the place of a pressed button: that one is gone, and the focus with it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
