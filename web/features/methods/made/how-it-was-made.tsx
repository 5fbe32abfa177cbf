import type { ReactElement } from "react";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/request-sigil.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import { KameaPath } from "./kamea-path.tsx";
import { LetterGestures } from "./letter-gestures.tsx";
import { describeMade } from "./made-facts.ts";
import { MadeFrom } from "./made-from.tsx";

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
