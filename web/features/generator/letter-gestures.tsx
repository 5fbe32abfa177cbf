import type { ReactElement } from "react";
import type { Drawing, TerminalKind } from "#sigil-core/host/drawing.ts";

/** The figure without its seal, which lies within 160 px of the middle of the 512 box. */
const FIGURE_VIEW_BOX = "92 92 328 328";

const TERMINAL_NAMES: Readonly<Record<TerminalKind, string>> = {
  ring: "rings",
  dot: "dots",
  bar: "bars",
  lozenge: "lozenges",
  crescent: "crescents",
  crosslet: "crosslets",
  spear: "spears",
  trefoil: "trefoils",
};

/** Each remaining letter as the strokes that it became, red within the pale whole. */
export function LetterGestures({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { gestures, marks, figure, strokes } = drawing;
  const shown = [
    ...gestures.map(({ letter, gesture }) => ({ letter, name: gesture })),
    ...marks.map(({ letter, terminal }) => ({ letter, name: `${TERMINAL_NAMES[terminal]} at the ends` })),
  ];
  return (
    <ul className="gestures">
      {shown.map(({ letter, name }) => (
        <li key={letter}>
          <svg viewBox={FIGURE_VIEW_BOX} aria-hidden="true">
            <path className="gestures-whole" d={figure} />
            {strokes
              .filter((stroke) => stroke.letter === letter)
              .map(({ outline }) => (
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
