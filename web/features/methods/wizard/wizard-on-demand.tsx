import type { ReactElement } from "react";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { WizardProps } from "./wizard-panel.tsx";
import type { WizardMethod } from "./wizard-state.ts";

type Wizard = (props: WizardProps) => ReactElement;

const LOADERS: Readonly<Record<WizardMethod, () => Promise<{ readonly Wizard: Wizard }>>> = {
  custom: async () => ({ Wizard: (await import("../custom/custom-wizard.tsx")).CustomWizard }),
  ancestral: async () => ({ Wizard: (await import("../ancestral/ancestral-wizard.tsx")).AncestralWizard }),
  elemental: async () => ({ Wizard: (await import("../elemental/elemental-wizard.tsx")).ElementalWizard }),
};

/** The wizard of a method, fetched when it is opened. */
export function WizardOnDemand({ method, ...props }: WizardProps & { readonly method: WizardMethod }): ReactElement {
  const { part, hasFailed, retry } = useOnDemand(LOADERS[method]);
  if (part) return <part.Wizard {...props} />;
  return (
    <div className="wz-waiting" role="status">
      {hasFailed ? (
        <>
          <p>The questions of this method did not arrive. Check your connection, then try again.</p>
          <Button icon="replay" onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        <p className="progress-note">
          <Spinner />
          The questions are being laid out
        </p>
      )}
      <Button variant="ghost" icon="back" onClick={props.onLeave}>
        Back to methods
      </Button>
    </div>
  );
}
