import { useAtom } from "jotai";
import { type KeyboardEvent, type ReactElement, useId } from "react";
import { INTENTION_MAX_LENGTH, isBlankIntention } from "#domain/sigils/intention.ts";
import { type DrawingState, useDrawing } from "#web/lib/engine/use-drawing.ts";
import {
  computeExcess,
  goToIntentionBox,
  intentionDraftAtom,
  pasteWords,
  toDrawableIntention,
} from "#web/lib/intention.ts";
import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import { HeroSigil } from "./hero-sigil.tsx";

const EXAMPLE = "I am calm and clear";

/** The sigil of the visitor's words, or of an example, over the box that takes them and the letters that are struck out. */
export function HeroFigure(): ReactElement {
  const inputId = useId();
  const [draft, setDraft] = useAtom(intentionDraftAtom);
  const words = isBlankIntention(draft) ? EXAMPLE : draft;
  const drawing = useDrawing(toDrawableIntention(words));
  const { drawn } = drawing;
  const note = toNote(draft, drawing);

  function goOnWithEnter(event: KeyboardEvent): void {
    // Within an input method Enter only ends the word.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // The key would be typed into the box that has the focus by then, as a line break.
    event.preventDefault();
    goToIntentionBox();
  }

  return (
    <figure className="hero-figure">
      <HeroSigil drawn={drawn} />
      <figcaption className="grid gap-1 pt-7">
        <label className="caps soft" htmlFor={inputId}>
          Type your own words; the sigil becomes yours
        </label>
        <input
          id={inputId}
          className="hero-words"
          type="text"
          dir="auto"
          autoComplete="off"
          placeholder={EXAMPLE}
          value={draft.replace(/\s*\n\s*/g, " ")}
          enterKeyHint="next"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={goOnWithEnter}
          onPaste={pasteWords}
        />
        <div className={note ? "note hero-struck" : "hero-struck"}>
          {note && <p>{note}</p>}
          {!note && drawn && (
            <StruckLetters
              words={computeStruckWords(drawn.intention, drawn.drawing.letters)}
              summary={describeStruckLetters(drawn.intention, drawn.drawing)}
            />
          )}
        </div>
      </figcaption>
    </figure>
  );
}

/** What is in place of the letters; null where they can be shown. */
function toNote(draft: string, { drawn, hasFailed }: DrawingState): string | null {
  if (computeExcess(draft) > 0) return `Too long for a sigil: it takes at most ${INTENTION_MAX_LENGTH} characters.`;
  if (drawn)
    return drawn.drawing.letters.length === 0 ? "No letters to strike out: the signs themselves decide." : null;
  return hasFailed ? "The drawing can’t be shown in this browser. Generating still works." : null;
}
