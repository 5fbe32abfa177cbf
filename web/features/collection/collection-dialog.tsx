import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactElement, useEffect, useState } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { METHOD_TEXTS } from "#domain/sigils/method.ts";
import { formatDeviceDay } from "#web/lib/format/format-date.ts";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { type IssuedSigil, issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { SigilPicture } from "#web/ui/sigil/sigil-picture.tsx";
import {
  COLLECTION_LIMIT,
  collectionAtom,
  isSameSigil,
  keepSigil,
  removeSigil,
  rereadCollection,
} from "./collection-store.ts";

import "./collection.css";

/** The sigils that were made in this browser: to be opened again, or deleted, which can be taken back. */
export function CollectionDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const sigils = useAtomValue(collectionAtom);
  const [draft, setDraft] = useAtom(intentionDraftAtom);
  const setIssued = useSetAtom(issuedSigilAtom);
  const [deleted, setDeleted] = useState<IssuedSigil | null>(null);
  const [restored, setRestored] = useState<IssuedSigil | null>(null);

  // Another window may have kept one since this one looked.
  useEffect(rereadCollection, []);

  function open(sigil: IssuedSigil): void {
    setIssued(sigil);
    // Nobody's own words are overwritten; an empty box takes those of the sigil, which can then be changed.
    if (isBlankIntention(draft)) setDraft(sigil.recipe.intention);
    onClose();
  }

  function remove(sigil: IssuedSigil): void {
    removeSigil(sigil);
    setDeleted(sigil);
  }

  function undo(sigil: IssuedSigil): void {
    keepSigil(sigil);
    setDeleted(null);
    setRestored(sigil);
  }

  return (
    <Dialog title="Your collection" isWide onClose={onClose}>
      <p className="modal-lead">
        Kept on this device only, newest first, with the words that they came from. Nobody else has this list; whoever
        uses this browser can read it. The newest {COLLECTION_LIMIT} stay.
      </p>
      <div role="status">
        {deleted && (
          <p
            className="flex *:first:flex-[1_1_14rem] flex-wrap gap-y-2 gap-x-4 items-center justify-between mb-5 py-2 pr-2 pl-3.5 border border-rule border-l-3 border-l-info bg-base-200 text-ui/[1.35] wrap-anywhere"
            key={toKey(deleted)}
          >
            <span>
              Deleted: <i dir="auto">“{deleted.intention}”</i>
            </span>
            <Button ref={takeFocus} icon="replay" onClick={() => undo(deleted)}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {sigils.length === 0 ? (
        <div className="grid gap-3.5 justify-items-center py-10.5 px-5 border border-rule text-center">
          <Ornament name="lozenge-open" className="size-7 text-accent" />
          <p className="soft">Nothing is kept here yet. Each sigil that you generate is put into this collection.</p>
          <Button onClick={onClose}>Back to the generator</Button>
        </div>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-y-7 gap-x-5 max-sm:grid-cols-1">
          {sigils.map((sigil) => (
            <CollectionEntry
              key={toKey(sigil)}
              sigil={sigil}
              isRestored={restored !== null && isSameSigil(sigil, restored)}
              onOpen={() => open(sigil)}
              onDelete={() => remove(sigil)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function toKey({ issuedAt, recipe }: IssuedSigil): string {
  return `${issuedAt.getTime()} ${recipe.intention}`;
}

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
        className="plate collection-open block w-full p-5.5 hover:border-edge"
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
          {METHOD_TEXTS[method].name}
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
