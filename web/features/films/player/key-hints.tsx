import type { ReactElement } from "react";

type Hint = readonly [keys: readonly string[], act: string];

const PLAYING: readonly Hint[] = [
  [["Space"], "play"],
  [["←", "→"], "five seconds"],
  [["j", "l"], "ten"],
  [["0–9"], "tenths"],
  [["<", ">"], "speed"],
  [["c"], "captions"],
  [["f"], "full screen"],
];

const STILLS: readonly Hint[] = [
  [["←", "→"], "still by still"],
  [["Home", "End"], "the first, the last"],
  [["c"], "captions"],
  [["f"], "full screen"],
];

/** What keys do while the focus is in the player. Not shown where there is no mouse, since there are seldom keys then. */
export function KeyHints({ isInStills }: { readonly isInStills: boolean }): ReactElement {
  return (
    <p className="note mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden [@media(hover:none)]:hidden">
      {(isInStills ? STILLS : PLAYING).map(([keys, act]) => (
        <span key={act} className="flex flex-wrap items-center">
          {keys.map((key) => (
            <kbd key={key} className="mr-1">
              {key}
            </kbd>
          ))}
          {act}
        </span>
      ))}
    </p>
  );
}
