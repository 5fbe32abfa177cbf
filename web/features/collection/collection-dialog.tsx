import { Link } from "@tanstack/react-router";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactElement, useEffect, useState } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { accountAtom } from "#web/lib/account.ts";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { useTask } from "#web/lib/use-task.ts";
import { adoptDeviceSigils, deleteEverywhere, refreshCollection } from "#web/parts/collection/account-sigils.ts";
import {
  COLLECTION_LIMIT,
  collectionAtom,
  isSameSigil,
  keepSigil,
  rereadCollection,
} from "#web/parts/collection/collection-store.ts";
import { type IssuedSigil, issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { CollectionEntry } from "./collection-entry.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { tellNotInAccount, tellStillThere } from "./tell-failures.ts";
import "#web/styles/all-utilities.css";

/** The sigils that were made in this browser: to be opened again, or deleted, which can be taken back. */
export function CollectionDialog({
  onClose,
  onOpened,
}: {
  readonly onClose: () => void;
  /** A sigil was opened: for pages that don't show it themselves. */
  readonly onOpened?: () => void;
}): ReactElement {
  const sigils = useAtomValue(collectionAtom);
  const [draft, setDraft] = useAtom(intentionDraftAtom);
  const setIssued = useSetAtom(issuedSigilAtom);
  const email = useAtomValue(accountAtom)?.email ?? null;
  const [deleted, setDeleted] = useState<IssuedSigil | null>(null);
  const [restored, setRestored] = useState<IssuedSigil | null>(null);

  // Another window may have kept one since this one looked.
  useEffect(rereadCollection, []);

  function open(sigil: IssuedSigil): void {
    setIssued(sigil);
    // Nobody's own words are overwritten; an empty box takes those of the sigil, which can then be changed.
    if (isBlankIntention(draft)) setDraft(sigil.recipe.intention);
    onClose();
    onOpened?.();
  }

  const removing = useTask({
    work: (sigil: IssuedSigil) => deleteEverywhere(sigil, email),
    onDone: (_done, sigil) => {
      setDeleted(sigil);
      refreshCollection();
    },
    onFailed: tellStillThere,
  });

  function undo(sigil: IssuedSigil): void {
    keepSigil(sigil);
    setDeleted(null);
    setRestored(sigil);
    if (email === null || sigil.inAccount?.email !== email) return;
    adoptDeviceSigils([sigil], email).then(refreshCollection, tellNotInAccount);
  }

  return (
    <Dialog title="Your collection" isWide onClose={onClose}>
      <p className="modal-lead">
        {email === null
          ? "Kept on this device only, newest first, with the words that they came from. Nobody else has this list; whoever uses this browser can read it."
          : "Kept on this device, newest first, with the words that they came from; whoever uses this browser can read it. What is deleted here is deleted in your account as well."}{" "}
        The newest {COLLECTION_LIMIT} stay.
        {email !== null && (
          <>
            {" "}
            <Link to="/account" hash="collection">
              All sigils of your account
            </Link>
          </>
        )}
      </p>
      <div role="status">
        {deleted && <DeletionNotice key={toKey(deleted)} sigil={deleted} onUndo={() => undo(deleted)} />}
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
              onDelete={() => removing.run(sigil)}
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
