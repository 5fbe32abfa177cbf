import type { ReactElement } from "react";
import { RUNES } from "#domain/sigils/methods/ancestral/runes.ts";
import { computeShare, computeTurn, ease, type Frame } from "./frame.ts";

const FLAME = "M100 38C86 62 78 74 78 90a22 22 0 0 0 44 0C122 74 114 62 100 38Z";
const FLAME_HEART = "M100 66c-7 13-11 19-11 27a11 11 0 0 0 22 0c0-8-4-14-11-27Z";
const CANDLE = "M82 128h36v108H82ZM98 108h4v20h-4ZM64 236h72v7H64Z";
const DRIP = "M118 132c7 3 8 10 7 20-1 8-7 8-7 0Z";

/** When the candle is lit, how long the flame takes to grow, and how long it takes to flicker once, ms. */
const LIT_AT_MS = 700;
const GROWING_MS = 900;
const FLICKER_MS = 640;

/** A candle of the ink's color, which is lit. */
export function CandleScene({ frame: { elapsedMs, drawing } }: { readonly frame: Frame }): ReactElement {
  const lit = ease(computeShare(elapsedMs, LIT_AT_MS, GROWING_MS));
  const flicker = Math.sin(elapsedMs / FLICKER_MS) * 0.03 + Math.sin(elapsedMs / (FLICKER_MS * 0.37)) * 0.02;
  return (
    <div className="film-center" aria-hidden="true">
      <svg className="h-[82cqb] w-[66cqb]" viewBox="0 20 200 232" data-candle={drawing.inkRole} aria-hidden="true">
        <circle cx="100" cy="88" r={64} className="fill-accent" opacity={0.13 * lit * (1 + flicker * 3)} />
        <circle cx="100" cy="88" r={42} className="fill-accent" opacity={0.16 * lit * (1 + flicker * 3)} />
        <path d={CANDLE} className="fill-sigil-ink" />
        <path d={DRIP} className="fill-sigil-ink" />
        <g
          style={{
            transformOrigin: "100px 112px",
            transform: `scale(${lit * (1 - flicker)}, ${lit * (1 + flicker * 1.6)})`,
          }}
        >
          <path d={FLAME} className="fill-accent" />
          <path d={FLAME_HEART} className="fill-paper" />
        </g>
      </svg>
    </div>
  );
}

/**
 * Single runes as strokes of a pen in a 60 by 100 box. In a figure they share a stem and are mirrored, so that none can be shown alone; here each is
 * as in the row of the Elder Futhark.
 */
const RUNE_STROKES: Readonly<Record<string, string>> = {
  hagalaz: "M12 8V92M48 8V92M12 40L48 60",
  sowilo: "M42 8L18 34L42 62L18 92",
  wunjo: "M16 8V92M16 10L44 28L16 48",
};

const APPEARING_MS = 700;

/** The first letters of words as runes, one after the other, with their names and what these mean. */
export function SignsScene({
  frame: { elapsedMs, lengthMs, recipe, drawing },
}: {
  readonly frame: Frame;
}): ReactElement {
  const signs = listWordSigns(recipe.intention, drawing.symbols);
  // Words come in the first third, runes in the second, names in the last.
  const part = { lengthMs: lengthMs * 0.26, eachMs: APPEARING_MS };
  return (
    <ul className="film-columns" aria-hidden="true">
      {signs.map(({ word, rune }, index) => {
        const drawn = computeTurn({ ...part, timeMs: elapsedMs - lengthMs * 0.3 }, index, signs.length);
        const named = computeTurn({ ...part, timeMs: elapsedMs - lengthMs * 0.36 }, index, signs.length);
        const told = computeTurn({ ...part, timeMs: elapsedMs - lengthMs * 0.66 }, index, signs.length);
        return (
          <li key={word} style={{ opacity: computeTurn({ ...part, timeMs: elapsedMs }, index, signs.length) }}>
            <p className="font-display text-[length:min(7.5cqb,6.4cqi)]/[1.15]">
              <b className="font-normal text-primary first-letter:uppercase">{word.slice(0, 1).toUpperCase()}</b>
              {word.slice(1)}
            </p>
            <svg className="h-[36cqb] w-[21.6cqb]" viewBox="0 0 60 100" aria-hidden="true">
              <path
                className="fill-none stroke-sigil-ink [stroke-linecap:square] [stroke-linejoin:bevel] [stroke-width:7]"
                d={RUNE_STROKES[rune] ?? ""}
                pathLength={1}
                strokeDasharray="1 2"
                strokeDashoffset={1 - drawn}
                opacity={drawn > 0 ? 1 : 0}
              />
            </svg>
            <p className="font-display text-[length:min(6.4cqb,5.4cqi)]/[1.2] italic" style={{ opacity: named }}>
              {rune}
            </p>
            <p
              className="text-[length:max(0.9375rem,min(4.2cqb,3.8cqi))]/[1.2] text-ink-soft"
              style={{ opacity: told }}
            >
              {RUNES.find(({ id }) => id === rune)?.meaning}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The words whose first letters are in the figure, in their order, each with its rune. */
function listWordSigns(
  intention: string,
  symbols: Frame["drawing"]["symbols"],
): readonly { readonly word: string; readonly rune: string }[] {
  return [...intention.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const sign = symbols.find(({ sourceIndex }) => sourceIndex === index);
    return sign ? [{ word, rune: sign.symbol }] : [];
  });
}
