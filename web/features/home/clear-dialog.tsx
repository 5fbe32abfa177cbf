import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { startOver } from "#web/lib/start-over.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

/** Asks whether a wipe of this browser's storage takes the collection too; put away, it wipes nothing. */
export function ClearDialog({ sigilsAtStake }: { readonly sigilsAtStake: number }): ReactElement {
  const router = useRouter();
  const isOne = sigilsAtStake === 1;
  const [isUnderWay, setIsUnderWay] = useState(false);

  function clear(areSigilsKept: boolean): void {
    if (isUnderWay) return;
    setIsUnderWay(true);
    void startOver({ areSigilsKept });
  }

  function leave(): void {
    // The browser's own way back has left the address already.
    if (router.history.location.search !== "") void router.navigate({ to: "/", replace: true });
  }

  return (
    <Dialog title="Start over on this device?" startsAtTitle onClose={leave}>
      <p className="modal-lead">
        The link that you followed forgets your words, choices and tier in this browser, and signs you out.{" "}
        {isOne ? "One sigil is" : `${sigilsAtStake} sigils are`} kept in it, and nowhere else: deleted,{" "}
        {isOne ? "it is" : "they are"} gone for good.
      </p>
      <div className="actions modal-actions">
        <Button onClick={() => clear(false)}>{isOne ? "Delete the sigil too" : "Delete the sigils too"}</Button>
        <Button variant="primary" onClick={() => clear(true)}>
          {isOne ? "Keep the sigil" : "Keep the sigils"}
        </Button>
      </div>
    </Dialog>
  );
}
