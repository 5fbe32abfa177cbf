import { useAtomValue } from "jotai";
import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import type { IssuedSigil } from "../request-sigil.ts";
import { collectionAtom, isSameSigil, keepSigil, removeSigil } from "./collection-store.ts";

/** Whether a sigil is kept on this device, and the other choice. */
export function KeptLine({ sigil }: { readonly sigil: IssuedSigil }): ReactElement {
  const isKept = useAtomValue(collectionAtom).some((kept) => isSameSigil(kept, sigil));
  return (
    <p className="kept-line">
      <span>
        {isKept ? "Kept in your collection, on this device only." : "Not in your collection: it ends with this page."}
      </span>
      <Button variant="ghost" onClick={() => (isKept ? removeSigil(sigil) : keepSigil(sigil))}>
        {isKept ? "Don’t keep it" : "Keep it"}
      </Button>
    </p>
  );
}
