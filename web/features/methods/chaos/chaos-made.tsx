import type { ReactElement } from "react";
import { toGestureName } from "#domain/sigils/drawn.ts";
import type { Drawing, Stroke, TerminalKind } from "#sigil-core/host/drawing.ts";

import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import type { MadeProps } from "../method-kit.ts";

/** Which letters were struck out, and what became of the others. */
export function Made({ sigil: { intention, processedText }, drawing, isSame }: MadeProps): ReactElement {
  return (
    <>
      {drawing?.processedText === processedText && drawing.letters.length > 0 && (
        <StruckLetters
          className="result-struck"
          words={computeStruckWords(intention, drawing.letters)}
          summary={describeStruckLetters(intention, drawing)}
        />
      )}
      {drawing && isSame && <LetterGestures drawing={drawing} />}
    </>
  );
}

/** The figure without its seal, which lies within 160 px of the middle of the 512 box. */
const FIGURE_VIEW_BOX = "92 92 328 328";

/** Each remaining letter as the strokes that it became, red within the pale whole. */
export function LetterGestures({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { gestures, marks, figure, strokes } = drawing;
  const shown = [
    ...gestures.map(({ letter, gesture }) => ({ letter, name: toGestureName(gesture) })),
    ...marks.map(({ letter, terminal }) => ({ letter, name: describeMark(terminal, ownStrokes(letter).length) })),
  ];

  function ownStrokes(letter: string): readonly Stroke[] {
    return strokes.filter((stroke) => stroke.letter === letter);
  }

  return (
    <ul className="gestures" aria-label="What each letter became">
      {shown.map(({ letter, name }) => (
        <li key={letter}>
          <svg viewBox={FIGURE_VIEW_BOX} aria-hidden="true">
            <path className="gestures-whole" d={figure} />
            {ownStrokes(letter).map(({ outline }) => (
              <path key={outline} className="gestures-own" d={outline} />
            ))}
          </svg>
          <p>
            <b>{letter}</b> {name}
          </p>
        </li>
      ))}
    </ul>
  );
}

function describeMark(terminal: TerminalKind, count: number): string {
  return count === 1 ? `a ${terminal} at one end` : `${terminal}s at the ends`;
}
