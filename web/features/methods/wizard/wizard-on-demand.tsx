import type { ReactElement } from "react";
import { OnDemand } from "#web/lib/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { MethodKit, WizardProps } from "../method-kit.ts";

// The panel's own sheet is still on its way.
const PANEL_LOOK = "flex min-h-80 flex-wrap items-center gap-x-5 gap-y-3.5 rounded-box border border-rule p-7";

/** The wizard of a method, fetched when it is opened. */
export function WizardOnDemand({
  wizard,
  ...props
}: WizardProps & { readonly wizard: NonNullable<MethodKit["wizard"]> }): ReactElement {
  return (
    <OnDemand
      code={wizard}
      waiting={
        <div className={PANEL_LOOK} role="status">
          <p className="progress-note">
            <Spinner />
            The questions are being laid out
          </p>
          <BackToMethods onLeave={props.onLeave} />
        </div>
      }
      failed={(retry) => (
        <div className={PANEL_LOOK} role="status">
          <p>The questions of this method did not arrive. Check your connection, then try again.</p>
          <Button icon="replay" onClick={retry}>
            Try again
          </Button>
          <BackToMethods onLeave={props.onLeave} />
        </div>
      )}
    >
      {({ Wizard }) => <Wizard {...props} />}
    </OnDemand>
  );
}

function BackToMethods({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  return (
    <Button variant="ghost" icon="back" onClick={onLeave}>
      Back to methods
    </Button>
  );
}
