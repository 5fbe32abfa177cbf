import type { ReactElement } from "react";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

const loadPicker = () => import("./planetary/planet-picker.tsx");

/** What follows from the chosen method: the choice of the planet, or the questions that its wizard asks or asked. */
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
  if (method === "planetary") return <PlanetChoice intention={intention} />;
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

/** The words of the planets are many, so they are fetched with the choice of a planet. */
function PlanetChoice({ intention }: { readonly intention: string | null }): ReactElement | null {
  const { part } = useOnDemand(loadPicker);
  return part && <part.PlanetPicker intention={intention} />;
}
