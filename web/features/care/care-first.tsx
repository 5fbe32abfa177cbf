import { getDefaultStore, useAtom } from "jotai";
import { type ReactElement, useRef, useState } from "react";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { OnDemand, onDemand } from "#web/lib/on-demand.tsx";
import { type CareShown, careShownAtom, careTakenAtom } from "#web/parts/care/care-shown.ts";
import type { IssuedSigil, SigilOrder } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { dismissToast } from "#web/ui/toast/show-toast.ts";

/** The check, with what it may have to show; fetched while the words are being written, so that nothing has to wait. */
export const careCheck = onDemand(async () => {
  const [check] = await Promise.all([import("./check-order.ts"), carePanel.fetch()]);
  return check;
});

const carePanel = onDemand(() => import("#web/parts/care/care-panel.tsx"));

/** How long a sigil waits for the check in the browser, ms. Then the server's own check decides, whose answer carries care too. */
const PATIENCE_MS = 1500;

/** Sees to it that care comes before a sigil whose words mean harm to whoever wrote them. */
export interface CareFirst {
  /** What is shown alone in the place of the worksheet; null for nothing. */
  readonly shown: CareShown | null;
  readonly isChecking: boolean;
  /** Does what was asked for, or shows care in its place. */
  putFirst(order: SigilOrder, act: () => void): void;
  /** Whether a sigil that came from the server can be shown; one that care has to come before is held back. */
  receive(sigil: IssuedSigil): boolean;
  /** Goes on by the visitor's own choice; returns the sigil that was held back, null where it has yet to be made. */
  goOn(): IssuedSigil | null;
  goBack(): void;
}

/** Holds the care of the generator. */
export function useCare(): CareFirst {
  const [shown, setShown] = useAtom(careShownAtom);
  const isAsked = useRef(false);
  const [isChecking, setChecking] = useState(false);

  async function putFirst(order: SigilOrder, act: () => void): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    setChecking(true);
    const care = await findCareInTime(order);
    isAsked.current = false;
    setChecking(false);
    if (isCareDue(care, order.intention)) show({ care, intention: order.intention, sigil: null });
    else act();
  }

  function show(next: CareShown): void {
    dismissToast();
    setShown(next);
  }

  return {
    shown,
    isChecking,
    putFirst: (order, act) => void putFirst(order, act),
    receive(sigil) {
      const { care, recipe } = sigil;
      if (!isCareDue(care, recipe.intention)) return true;
      show({ care, intention: recipe.intention, sigil });
      return false;
    },
    goOn() {
      getDefaultStore().set(careTakenAtom, shown?.intention ?? null);
      setShown(null);
      return shown?.sigil ?? null;
    },
    goBack: () => setShown(null),
  };
}

function isCareDue(care: Care | null, intention: string): care is Care {
  return care?.kind === "self_harm" && getDefaultStore().get(careTakenAtom) !== intention;
}

/** Null also where the check can't be fetched or takes too long: no sigil fails or waits long for its sake. */
async function findCareInTime(order: SigilOrder): Promise<Care | null> {
  const checked = careCheck
    .fetch()
    .then(({ checkOrder }) => checkOrder(order))
    .catch(() => null);
  return Promise.race([checked, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);
}

/** The place of care; where its code can't be fetched, its words are there all the same. */
export function CareArea({
  shown: { care },
  onBack,
  onGoOn,
}: {
  readonly shown: CareShown;
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}): ReactElement {
  return (
    <OnDemand
      code={carePanel}
      failed={() => (
        <section role="alert">
          <p className="lead">{care.message}</p>
          <Button onClick={onBack}>Back to my words</Button>
          <Button variant="ghost" onClick={onGoOn}>
            Make the sigil all the same
          </Button>
        </section>
      )}
    >
      {({ CarePanel }) => (
        <CarePanel
          care={care}
          note="Nobody else has read your words, and they are as you left them."
          goOnLabel="Make the sigil all the same"
          onBack={onBack}
          onGoOn={onGoOn}
        />
      )}
    </OnDemand>
  );
}
