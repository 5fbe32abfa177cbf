import type { ReactElement } from "react";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import type { IssuedSigil } from "./request-sigil.ts";

/** The way from the sentence to the mark: the struck letters and the server's account. */
export function HowItWasMade({
  sigil: { intention, processedText, steps },
  drawing,
}: {
  readonly sigil: IssuedSigil;
  readonly drawing: Drawing | null;
}): ReactElement {
  return (
    <>
      <h3>How it was made</h3>
      {drawing?.processedText === processedText && drawing.letters.length > 0 && (
        <StruckLetters
          className="result-struck"
          words={computeStruckWords(intention, drawing.letters)}
          summary={describeStruckLetters(intention, drawing)}
        />
      )}
      <ol className="roman result-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
