import type { ReactElement } from "react";
import { tellBesideSquare } from "#domain/sigils/methods/planetary/steps.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/request-sigil.ts";

/** The server's own account of a sigil, step by step, to be followed with pen and paper. */
export function MadeSteps({ sigil: { plan, steps } }: { readonly sigil: IssuedSigil }): ReactElement {
  const told = plan.method === "planetary" ? tellBesideSquare(steps, plan.planet) : steps;
  return (
    <section className="result-steps" aria-labelledby="result-steps-heading">
      <h3 id="result-steps-heading">Step by step</h3>
      <ol className="roman">
        {told.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
