import { useAtomValue } from "jotai";
import { type ReactElement, useState } from "react";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { adoptDeviceSigils, type Refusal } from "./account-sigils.ts";
import { collectionAtom } from "./collection-store.ts";

/** Offers to keep the sigils of this device in the account, and says of each that can't be why it stays. */
export function AdoptOffer({
  email,
  onAdopted,
  onClose,
}: {
  readonly email: string;
  readonly onAdopted?: () => void;
  /** Where the visitor wants none of it, or has read how it went. */
  readonly onClose: () => void;
}): ReactElement | null {
  const sigils = useAtomValue(collectionAtom).filter(({ inAccount }) => inAccount?.email !== email);
  const [done, setDone] = useState(0);
  const [refusals, setRefusals] = useState<readonly Refusal[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [count, setCount] = useState(sigils.length);
  const adopting = useTask({
    work: () => {
      setCount(sigils.length);
      setDone(0);
      setFailure(null);
      return adoptDeviceSigils(sigils, email, setDone);
    },
    onDone: (refused) => {
      const kept = count - refused.length;
      onAdopted?.();
      if (kept > 0) showToast({ title: "Kept in your account", description: `${toCount(kept)} taken over.` });
      if (refused.length === 0) onClose();
      else setRefusals(refused);
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "They could not be taken over. Please try again.")),
  });

  if (refusals) {
    return (
      <div role="status">
        <p>{refusals.length === 1 ? "One sigil stays" : `${refusals.length} sigils stay`} on this device only:</p>
        <ul className="mt-3 grid gap-2">
          {refusals.map(({ sigil, reason }) => (
            <li key={sigil.issuedAt.getTime()} className="wrap-anywhere">
              <i dir="auto">“{sigil.intention}”</i> <span className="text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
        <div className="actions modal-actions">
          <Button onClick={onClose}>All right</Button>
        </div>
      </div>
    );
  }
  if (sigils.length === 0 && !adopting.isUnderWay) return null;
  return (
    <div>
      <p>
        {sigils.length === 1 ? "It lies" : "They lie"} on this device only. In your account, encrypted, you find{" "}
        {sigils.length === 1 ? "it" : "them"} on every device on which you sign in. Each is drawn again from its words
        by the server.
      </p>
      {failure && (
        <p className="error mt-3" role="alert">
          {failure}
        </p>
      )}
      <div className="actions modal-actions">
        <Button aria-disabled={adopting.isUnderWay} onClick={() => !adopting.isUnderWay && onClose()}>
          Leave {count === 1 ? "it" : "them"} here
        </Button>
        <Button variant="primary" isBusy={adopting.isUnderWay} onClick={() => adopting.run(undefined)}>
          {adopting.isUnderWay ? `Keeping ${done} of ${count} …` : `Keep ${count === 1 ? "it" : "them"}`}
        </Button>
      </div>
    </div>
  );
}

/** The question of the offer: "Keep these 3 sigils in your account?" */
export function AdoptQuestion({ count }: { readonly count: number }): ReactElement {
  if (count === 1) return <>Keep this sigil in your account?</>;
  return (
    <>
      Keep these <span className="num">{count}</span> sigils in your account?
    </>
  );
}

function toCount(count: number): string {
  return count === 1 ? "One sigil was" : `${count} sigils were`;
}
