import type { ReactElement } from "react";
import { METHOD_NAMES } from "#domain/sigils/method-texts.ts";
import { formatDeviceDay } from "#web/lib/format/civil-day.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/request-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { SigilPicture } from "#web/ui/sigil/sigil-picture.tsx";
import { takeFocus } from "./take-focus.ts";

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
        className="plate collection-open"
        data-candle={candle ?? undefined}
        aria-label={`Open the sigil for “${intention}”`}
        onClick={onOpen}
      >
        <SigilPicture paths={paths} label={null} />
      </button>
      <p className="collection-words" dir="auto">
        {intention}
      </p>
      <div className="collection-foot">
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
