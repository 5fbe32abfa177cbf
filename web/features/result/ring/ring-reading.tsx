import type { ReactElement } from "react";
import { isRingLetter, RING_SIGNS, type RingLetter } from "#domain/sigils/ring-alphabet.ts";
import type { Drawing, InscribedLetter } from "#sigil-core/host/drawing.ts";
import { SYMBOL_VIEW_BOX, useSymbol } from "#web/lib/engine/use-symbol.ts";
import "#web/styles/all-utilities.css";

const LETTERS = Object.keys(RING_SIGNS).filter(isRingLetter);
const SIGNS_GRID = "grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-y-4 gap-x-2 print:grid-cols-8";

/** Which sign of the ring is which letter of the visitor's words, and the whole alphabet to look them up in. */
export function RingReading({
  drawing,
  intention,
}: {
  readonly drawing: Drawing;
  readonly intention: string;
}): ReactElement {
  const words = splitWords(drawing, intention);
  const isSentence = drawing.inscription.length === drawing.letters.length;
  const hasStandIns = drawing.inscription.some(({ sourceIndex }) => sourceIndex === null);
  return (
    <section
      className="pt-6 pb-7 px-7 border-t border-t-frame max-lg:py-5.5 max-lg:px-4.5 print:pt-0 print:pb-5.5 print:px-0 print:border-0"
      aria-labelledby="ring-heading"
    >
      <h3 id="ring-heading">Read the ring</h3>
      <p className="mt-2 text-ink-soft">
        {isSentence
          ? "Your sentence is written around the figure, letter by letter."
          : "The letters that remain of your sentence are written around the figure."}{" "}
        Begin at the top, {drawing.method === "planetary" ? "at the planet’s sign" : "between the two moons"}, and read
        clockwise. A star between two balls says that it begins again.
        {hasStandIns && " Your words have too few letters for a ring: these stand for all of them."}
      </p>
      <ul className="flex flex-wrap gap-x-8 gap-y-5 mt-4.5" aria-label="Your letters in the ring">
        {words.map((word) => (
          <li key={word.start}>
            <ul className="flex flex-wrap gap-x-3 gap-y-4">
              {word.letters.map(({ letter }, index) => (
                // A word may have a letter twice.
                // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word never change places
                <SignOfLetter key={index} letter={letter} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <details className="mt-5.5 print:hidden">
        <summary className="cursor-pointer py-3 text-ui">The whole alphabet of the ring</summary>
        <p className="mb-4 text-ink-soft">Each sign is a thing whose name begins with its letter.</p>
        <ul className={SIGNS_GRID} aria-label="The alphabet of the ring">
          {LETTERS.map((letter) => (
            <SignOfLetter key={letter} letter={letter} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function SignOfLetter({ letter }: { readonly letter: string }): ReactElement | null {
  return isRingLetter(letter) ? (
    <li className="w-19 text-center print:break-inside-avoid">
      <Sign letter={letter} />
      <p className="text-ink-soft text-[1rem]/[1.2] italic">
        <b className="block mb-0.5 text-base-content font-normal text-[1.375rem]/[1.1] font-display not-italic">
          {letter}
        </b>{" "}
        {RING_SIGNS[letter]}
      </p>
    </li>
  ) : null;
}

function Sign({ letter }: { readonly letter: RingLetter }): ReactElement {
  const path = useSymbol({ kind: "sign", id: letter });
  return (
    <svg className="size-10 mx-auto mb-1 fill-current" viewBox={SYMBOL_VIEW_BOX} aria-hidden="true">
      {path && <path d={path} />}
    </svg>
  );
}

interface Word {
  readonly start: number;
  readonly letters: readonly InscribedLetter[];
}

/** The letters of the ring by the words that they come from; one group where only some letters remain. */
function splitWords({ inscription, letters }: Drawing, intention: string): readonly Word[] {
  if (inscription.length !== letters.length) return [{ start: 0, letters: inscription }];
  const codePoints = [...intention];
  const words: { start: number; letters: InscribedLetter[] }[] = [];
  let last = 0;
  for (const [index, letter] of inscription.entries()) {
    const at = letter.sourceIndex ?? last;
    const word = words.at(-1);
    if (word && !/\s/.test(codePoints.slice(last, at).join(""))) word.letters.push(letter);
    else words.push({ start: index, letters: [letter] });
    last = at;
  }
  return words;
}
