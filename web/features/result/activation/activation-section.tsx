import type { ReactElement } from "react";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { isActivationPlanIncluded } from "#domain/orders/tier.ts";
import type { ActivationPlan } from "#domain/sigils/drawn.ts";
import type { Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { findFittingPlanet } from "#domain/sigils/plan-drawing.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { useShownTier } from "#web/lib/tier.ts";
import { CareMessage } from "#web/parts/care/care-message.tsx";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useActivationPlan } from "../api.ts";
import { FittingHours } from "./fitting-hours.tsx";

/** How this very sigil is activated, for a paid tier; for the free one a line that says what would be here. Words that mean harm have care in its place. */
export function ActivationSection({ sigil }: { readonly sigil: IssuedSigil }): ReactElement | null {
  const tier = useShownTier();
  const { data: plan, error, refetch, isFetching } = useActivationPlan(sigil);
  if (sigil.care) return <CareInPlace care={sigil.care} />;
  // What the page shows as open the server may know to be locked.
  if (!isActivationPlanIncluded(tier) || plan === null) return <LockedPlan />;
  if (plan) return <PlanText plan={plan} planet={findFittingPlanet(sigil.recipe)} />;
  return <PlanToCome error={isFetching ? null : error} onRetry={() => refetch()} />;
}

/** The plan while it is under way, or where it did not arrive. */
function PlanToCome({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }): ReactElement {
  return (
    <section
      className="pt-6.5 pb-7 px-7 border-t border-t-frame max-lg:px-4.5 print:pt-0 print:pb-5.5 print:px-0 print:border-0"
      aria-labelledby="activation-heading"
    >
      <h3 id="activation-heading">Your activation plan</h3>
      <div role="status">
        {error ? (
          <p className="flex flex-wrap gap-y-2.5 gap-x-4.5 items-center mt-3">
            <span>{toDisplayMessage(error, "The plan did not arrive.")}</span>
            <Button icon="replay" onClick={onRetry}>
              Try again
            </Button>
          </p>
        ) : (
          <p className="progress-note">
            <Spinner />
            The plan is being written
          </p>
        )}
      </div>
    </section>
  );
}

/** What is in the place of a plan, in every tier, where the words mean harm: nothing is to be sold there either. */
function CareInPlace({ care }: { readonly care: Care }): ReactElement {
  return (
    <section
      className="pt-6.5 pb-7 px-7 border-t border-t-frame max-lg:px-4.5 print:pt-0 print:pb-5.5 print:px-0 print:border-0"
      aria-labelledby="activation-heading"
    >
      <h3 id="activation-heading">{care.kind === "self_harm" ? "Somebody to talk to" : "No activation plan"}</h3>
      <p className="max-w-[44rem] mt-2.5">
        <CareMessage care={care} />
      </p>
    </section>
  );
}

function PlanText({
  plan: { when, withWhat, how, afterwards },
  planet,
}: {
  readonly plan: ActivationPlan;
  readonly planet: Planet;
}): ReactElement {
  return (
    <section
      className="pt-6.5 pb-7 px-7 border-t border-t-frame max-lg:px-4.5 print:pt-0 print:pb-5.5 print:px-0 print:border-0"
      aria-labelledby="activation-heading"
    >
      <h3 id="activation-heading">Your activation plan</h3>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] gap-y-3.5 gap-x-10.5 mt-3.5 text-ui/[1.45] max-lg:grid-cols-1">
        <div>
          <h4 className="mb-1 not-first:mt-4.5 text-ink-soft font-normal text-[1.25rem]/[1.3] font-caps tracking-[0.03em]">
            When
          </h4>
          <p>{when}</p>
          <FittingHours planet={planet} />
          <h4 className="mb-1 not-first:mt-4.5 text-ink-soft font-normal text-[1.25rem]/[1.3] font-caps tracking-[0.03em]">
            With what
          </h4>
          <ul className="lozenges">
            {withWhat.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="mb-1 not-first:mt-4.5 text-ink-soft font-normal text-[1.25rem]/[1.3] font-caps tracking-[0.03em]">
            How
          </h4>
          <ol className="roman">
            {how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h4 className="mb-1 not-first:mt-4.5 text-ink-soft font-normal text-[1.25rem]/[1.3] font-caps tracking-[0.03em]">
            Afterwards
          </h4>
          <p>{afterwards}</p>
        </div>
      </div>
    </section>
  );
}

function LockedPlan(): ReactElement {
  return (
    <p className="border-t border-t-frame px-7 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-0 gap-x-3 items-center py-2.5 text-ink-soft text-ui/[1.4] max-lg:px-4.5 print:hidden">
      <Icon name="lock" className="text-accent" />
      <span>When, with what and how to activate this very sigil: the activation plan comes with Advanced.</span>
      <Button
        className="max-[601px]:col-start-2 max-[601px]:-ml-[0.75rem] max-[601px]:justify-self-start"
        variant="ghost"
        onClick={() => openUpgradeDialog("advanced")}
      >
        Unlock the plan
      </Button>
    </p>
  );
}
