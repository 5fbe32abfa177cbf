import type { ReactElement } from "react";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { OnDemand } from "#web/lib/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { METHOD_KITS } from "./method-kits.ts";

/** What follows from the chosen method: a choice such as that of the planet, or the questions that its wizard asks or asked. */
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
  const { choice } = METHOD_KITS[method];
  if (choice) return <OnDemand code={choice.picker}>{({ Picker }) => <Picker intention={intention} />}</OnDemand>;
  if (wizardState === "none") return null;
  if (wizardState === "asks") {
    return (
      <p className="flex flex-wrap gap-y-1.5 gap-x-4.5 items-center mt-3.5 text-ink-soft text-ui/[1.45]">
        This method asks before it draws: four short steps, and they can be left and taken up again.
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-y-1.5 gap-x-4.5 items-center mt-3.5 text-ink-soft text-ui/[1.45]">
      <span>
        <Icon name="check" /> Its four steps are answered for these words.
      </span>
      <Button variant="ghost" onClick={onOpenWizard}>
        Change the answers
      </Button>
    </p>
  );
}
