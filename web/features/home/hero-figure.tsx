import { useAtom } from "jotai";
import { type ReactElement, useId } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { useDrawing } from "#web/lib/engine/use-drawing.ts";
import { intentionDraftAtom } from "#web/lib/intention-draft.ts";
import { toDrawableIntention } from "#web/lib/intention-length.ts";
import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import { HeroSigil } from "./hero-sigil.tsx";

const EXAMPLE = "I am calm and clear";

/** The sigil of the visitor's words, or of an example, over the box that takes them and the letters that are struck out. */
export function HeroFigure(): ReactElement {
  const inputId = useId();
  const [draft, setDraft] = useAtom(intentionDraftAtom);
  const words = isBlankIntention(draft) ? EXAMPLE : draft;
  const { drawn, hasFailed } = useDrawing(toDrawableIntention(words));

  return (
    <figure className="hero-figure">
      <HeroSigil drawn={drawn} />
      <figcaption>
        <label className="caps soft" htmlFor={inputId}>
          Type your own words; the sigil becomes yours
        </label>
        <input
          id={inputId}
          className="hero-words"
          type="text"
          autoComplete="off"
          placeholder={EXAMPLE}
          value={draft.replace(/\s*\n\s*/g, " ")}
          onChange={(event) => setDraft(event.target.value)}
        />
        {hasFailed && !drawn ? (
          <p className="note hero-struck">The drawing can't be shown in this browser. Generating still works.</p>
        ) : (
          drawn && (
            <StruckLetters
              className="hero-struck"
              words={computeStruckWords(drawn.intention, drawn.drawing.letters)}
              summary={describeStruckLetters(drawn.intention, drawn.drawing)}
            />
          )
        )}
      </figcaption>
    </figure>
  );
}
