import { getDefaultStore, useAtom } from "jotai";
import { useEffect, useState } from "react";
import { onDemand } from "#web/lib/on-demand.tsx";
import { findSessionText, keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { type IssuedSigil, issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";

/** The code of the collection's storage, for those who need it after the first load. */
export const collectionStore = onDemand(() => import("#web/parts/collection/collection-store.ts"));

/**
 * Brings the sigil that was shown back after a reload, from the collection of this device: what was taken out of it stays away.
 * Returns the sigil that lay there already, null while each is new.
 */
export function useLastSigil(): IssuedSigil | null {
  const [issued, setIssued] = useAtom(issuedSigilAtom);
  const [before, setBefore] = useState(issued);

  useEffect(() => {
    if (issued) keepSessionText(STORAGE_KEYS.lastSigil, issued.issuedAt.toISOString());
  }, [issued]);

  useEffect(() => {
    const issuedAt = findSessionText(STORAGE_KEYS.lastSigil);
    if (issuedAt === null) return;
    let isWanted = true;
    collectionStore.fetch().then(
      ({ findKeptSigil }) => {
        const sigil = findKeptSigil(issuedAt);
        // Words of harm to oneself are not put before somebody again unasked.
        if (!isWanted || !sigil || sigil.care?.kind === "self_harm") return;
        // One that lies there since another page, or was made in the meantime, stays, and is no newer for that.
        if (getDefaultStore().get(issuedSigilAtom)) return;
        setBefore(sigil);
        setIssued(sigil);
      },
      () => null,
    );
    return () => {
      isWanted = false;
    };
  }, [setIssued]);

  return before;
}
