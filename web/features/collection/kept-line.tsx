import { useAtomValue } from "jotai";
import type { ReactElement } from "react";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { collectionAtom, isSameSigil, keepSigil, removeSigil } from "./collection-store.ts";

/** Whether a sigil is kept on this device, and the other choice. */
export function KeptLine({ sigil }: { readonly sigil: IssuedSigil }): ReactElement {
  const isKept = useAtomValue(collectionAtom).some((kept) => isSameSigil(kept, sigil));

  function keep(): void {
    if (keepSigil(sigil)) return;
    showToast({
      title: "This sigil could not be kept",
      description: "This browser forbids it, or its room for this page is full. Download the sigil to have it later.",
      variant: "destructive",
    });
  }

  return (
    <p className="flex flex-wrap gap-y-0 gap-x-3 items-center py-1.5 px-7 border-t border-t-rule text-ink-soft text-ui/[1.35] max-lg:px-4.5 print:hidden">
      <span>
        {isKept ? "Kept in your collection, on this device only." : "Not in your collection: it ends with this page."}
      </span>
      <Button variant="ghost" onClick={() => (isKept ? removeSigil(sigil) : keep())}>
        {isKept ? "Don’t keep it" : "Keep it"}
      </Button>
    </p>
  );
}
