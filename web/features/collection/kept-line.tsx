import { useAtomValue } from "jotai";
import type { ReactElement } from "react";
import { accountAtom } from "#web/lib/account.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { useTask } from "#web/lib/use-task.ts";
import { collectionAtom, isSameSigil, keepSigil } from "#web/parts/collection/collection-store.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { tellStillThere } from "./tell-failures.ts";

const accountSigils = onDemand(() => import("#web/parts/collection/account-sigils.ts"));

/** Whether a sigil is kept on this device, and the other choice. */
export function KeptLine({ sigil }: { readonly sigil: IssuedSigil }): ReactElement {
  const kept = useAtomValue(collectionAtom).find((other) => isSameSigil(other, sigil));
  const email = useAtomValue(accountAtom)?.email ?? null;
  const isInAccount = kept?.inAccount !== undefined && kept.inAccount.email === email;
  const removing = useTask({
    work: async (unwanted: IssuedSigil) => {
      const { deleteEverywhere, refreshCollection } = await accountSigils.fetch();
      await deleteEverywhere(unwanted, email);
      refreshCollection();
    },
    onDone: () => {},
    onFailed: tellStillThere,
  });

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
        {!kept && "Not in your collection: it ends with this page."}
        {kept &&
          (isInAccount
            ? "Kept in your collection, on this device and in your account."
            : "Kept in your collection, on this device only.")}
      </span>
      <Button variant="ghost" isBusy={removing.isUnderWay} onClick={() => (kept ? removing.run(kept) : keep())}>
        {kept ? "Don’t keep it" : "Keep it"}
      </Button>
    </p>
  );
}
