import type { ReactElement } from "react";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import { KameaPath } from "./made/kamea-path.tsx";
import { describeMade } from "./made/made-facts.ts";
import { MadeFrom } from "./made/made-from.tsx";
import { findRecipe, planOrder } from "./plan-order.ts";
import type { IssuedSigil } from "./request-sigil.ts";

/** The way from the sentence to the mark: what became of the letters, what the method added, and the server's account. */
export function HowItWasMade({
  sigil: { order, intention, method, processedText, steps },
  drawing,
}: {
  readonly sigil: IssuedSigil;
  readonly drawing: Drawing | null;
}): ReactElement {
  const recipe = findRecipe(order);
  const plan = planOrder(order);
  return (
    <>
      <h3>How it was made</h3>
      {method === "chaos" && drawing?.processedText === processedText && drawing.letters.length > 0 && (
        <StruckLetters
          className="result-struck"
          words={computeStruckWords(intention, drawing.letters)}
          summary={describeStruckLetters(intention, drawing)}
        />
      )}
      {plan?.method === "planetary" && drawing && drawing.numbers.length > 0 && (
        <KameaPath drawing={drawing} planet={plan.planet} />
      )}
      {recipe && <MadeFrom made={describeMade(recipe)} />}
      <ol className="roman result-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
