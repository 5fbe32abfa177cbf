import type { ReactElement } from "react";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

const loadPlans = () => import("./wizards/method-plans.ts");

/** What follows from the chosen method: the planet and why, or the questions that its wizard asks or asked. */
export function MethodNote({
  method,
  intention,
  wizardState,
  onOpenWizard,
}: {
  readonly method: SigilMethod;
  /** Null while there are no words to draw. */
  readonly intention: string | null;
  readonly wizardState: "none" | "asks" | "answered";
  readonly onOpenWizard: () => void;
}): ReactElement | null {
  if (method === "planetary") return intention === null ? null : <PlanetNote intention={intention} />;
  if (wizardState === "none") return null;
  if (wizardState === "asks") {
    return (
      <p className="method-note">
        This method asks before it draws: four short steps, and they can be left and taken up again.
      </p>
    );
  }
  return (
    <p className="method-note">
      <span>
        <Icon name="check" /> Its four steps are answered for these words.
      </span>
      <Button variant="ghost" onClick={onOpenWizard}>
        Change the answers
      </Button>
    </p>
  );
}

/** The planet is chosen by the meaning of the words; the visitor sees which and why. */
function PlanetNote({ intention }: { readonly intention: string }): ReactElement {
  const { part } = useOnDemand(loadPlans);
  return (
    <p className="method-note" role="status">
      {part?.tellPlanet(intention)}
    </p>
  );
}
