import type { ReactElement } from "react";
import { toGestureName } from "#domain/sigils/drawn.ts";
import type { Drawing, Stroke, TerminalKind } from "#sigil-core/host/drawing.ts";

import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import type { MadeProps } from "../method-kit.ts";
import "#web/styles/all-utilities.css";

/** Which letters were struck out, and what became of the others. */
export function Made({ sigil: { intention, processedText }, drawing, isSame }: MadeProps): ReactElement {
  return (
    <>
      {drawing?.processedText === processedText && drawing.letters.length > 0 && (
        <StruckLetters
          className="mt-3 pt-3 border-t border-t-rule"
          words={computeStruckWords(intention, drawing.letters)}
          summary={describeStruckLetters(intention, drawing)}
        />
      )}
      {drawing && isSame && <LetterGestures drawing={drawing} />}
    </>
  );
}

/** The figure without its seal, which lies within 197 px of the middle of the 512 box. */
const FIGURE_VIEW_BOX = "57 57 398 398";

/** Each remaining letter as the strokes that it became, red within the pale whole. */
export function LetterGestures({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { gestures, marks, figure, strokes } = drawing;
  const described = [
    ...gestures.map(({ letter, gesture }) => ({ letter, name: toGestureName(gesture) })),
    ...marks.map(({ letter, terminal }) => ({ letter, name: describeMark(terminal, ownStrokes(letter).length) })),
  ];
  // A letter may be in the figure and break its mirror, too.
  const shown = [...Map.groupBy(described, ({ letter }) => letter)].map(([letter, parts]) => ({
    letter,
    name: parts.map(({ name }) => name).join(", and "),
  }));

  function ownStrokes(letter: string): readonly Stroke[] {
    return strokes.filter((stroke) => stroke.letter === letter);
  }

  return (
    <ul
      className="gestures grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-y-4 gap-x-2 mt-4.5 pt-4 border-t border-t-rule print:grid-cols-5"
      aria-label="What each letter became"
    >
      {shown.map(({ letter, name }) => (
        <li className="gesture text-center print:break-inside-avoid" key={letter}>
          <svg className="w-21 mt-0 mb-1.5 mx-auto" viewBox={FIGURE_VIEW_BOX} aria-hidden="true">
            <path className="fill-[color-mix(in_srgb,var(--edge)_42%,var(--color-base-100))]" d={figure} />
            {ownStrokes(letter).map(({ outline }) => (
              <path key={outline} className="fill-primary" d={outline} />
            ))}
          </svg>
          <p className="text-ink-soft text-[1rem]/[1.2] italic text-balance">
            <b className="block mb-0.5 text-base-content font-normal text-[1.375rem]/[1.1] font-display">{letter}</b>{" "}
            {name}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What breaks the mirror of the figure. */
const ODD_STROKES: readonly TerminalKind[] = ["crook", "hook", "branch"];

function describeMark(terminal: TerminalKind, count: number): string {
  if (ODD_STROKES.includes(terminal)) return `a ${terminal} on one side only`;
  return count === 1 ? `a ${terminal} at one end` : `${terminal}s at the ends`;
}
