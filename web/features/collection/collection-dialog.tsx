import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactElement, useEffect, useState } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { intentionDraftAtom } from "#web/lib/intention-draft.ts";
import { issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil-atom.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/request-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { CollectionEntry } from "./collection-entry.tsx";
import {
  COLLECTION_LIMIT,
  collectionAtom,
  isSameSigil,
  keepSigil,
  removeSigil,
  rereadCollection,
} from "./collection-store.ts";
import { takeFocus } from "./take-focus.ts";

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
          <p className="collection-deleted" key={toKey(deleted)}>
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
        <div className="collection-empty">
          <Ornament name="lozenge-open" />
          <p className="soft">Nothing is kept here yet. Each sigil that you generate is put into this collection.</p>
          <Button onClick={onClose}>Back to the generator</Button>
        </div>
      ) : (
        <ul className="collection">
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
