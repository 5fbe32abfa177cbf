import type { ReactElement } from "react";
import { tellBesideSquare } from "#domain/sigils/methods/planetary/steps.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import { SymbolGlyph } from "../wizard/wizard-pictures.tsx";
import { KameaPath } from "./kamea-path.tsx";
import { LetterGestures } from "./letter-gestures.tsx";
import { describeMade, type Made } from "./made-facts.ts";

/** What became of the letters, and what the method added. `isSame`: the browser's own drawing has the server's very bytes. */
export function HowItWasMade({
  sigil: { recipe, plan, intention, method, processedText },
  drawing,
  isSame,
}: {
  readonly sigil: IssuedSigil;
  readonly drawing: Drawing | null;
  readonly isSame: boolean;
}): ReactElement {
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
      {method === "chaos" && drawing && isSame && <LetterGestures drawing={drawing} />}
      {plan.method === "planetary" && drawing && drawing.numbers.length > 0 && (
        <KameaPath drawing={drawing} planet={plan.planet} />
      )}
      <MadeFrom made={describeMade(recipe)} />
    </>
  );
}

/** What a sigil was made from: its parts with their pictures, and facts. */
function MadeFrom({ made: { parts, facts } }: { readonly made: Made }): ReactElement {
  return (
    <>
      {parts.length > 0 && (
        <ul className="made-parts" aria-label="What it is made of">
          {parts.map(({ symbol, name, reason }) => (
            <li key={`${reason} ${symbol.id}`}>
              <SymbolGlyph request={symbol} />
              <span>
                <b>{name}</b> <em>{reason}</em>
              </span>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className="made-facts">
          {facts.map(({ name, fact }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

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
