import type { CSSProperties, ReactElement } from "react";
import type { Scene } from "#domain/films/film.ts";
import type { LetterFate } from "#sigil-core/host/drawing.ts";
import { computeShare, computeTurn, ease, type Frame } from "./frame.ts";

/** Advance widths of IM Fell English, in em, of the capitals in their order. They make letters close up without a jump. */
const CAPITAL_WIDTHS_EM = [
  ...[0.68, 0.66, 0.71, 0.8, 0.69, 0.63, 0.79, 0.86, 0.43, 0.41, 0.72, 0.71, 0.94],
  ...[0.87, 0.83, 0.58, 0.82, 0.76, 0.51, 0.73, 0.85, 0.65, 0.95, 0.81, 0.68, 0.7],
];
/** Air between letters and between words, em. */
const TRACKING_EM = 0.1;
const SPACE_EM = 0.5;

/** How many lines the words are in on a narrow stage. */
const LINES_WHERE_NARROW = 2;

/** How much of the time the writing and striking take; the rest is for reading. */
const WRITING_SHARE = 0.7;
const LETTER_MS = 420;
const STRIKE_MS = 380;
const FALLING_MS = 1400;
const CLOSING_MS = 1300;

/** A letter on its way. */
interface MovingLetter {
  readonly place: number;
  readonly letter: string;
  /** Each from 0 to 1. */
  readonly written: number;
  readonly struck: number;
  readonly fallen: number;
  readonly widthEm: number;
}

interface MovingWord {
  readonly start: number;
  readonly letters: readonly MovingLetter[];
  /** How far the line under it has come, 0 to 1. */
  readonly marked: number;
}

/** The sentence as it is written, struck out and left behind by the letters that remain. */
export function SentenceScene({ frame }: { readonly frame: Frame }): ReactElement {
  const words = moveWords(frame);
  const closed = frame.scene.kind === "remain" ? closing(frame) : 0;
  const spaceEm = SPACE_EM * (1 - closed);
  const lines = splitLines(words);
  const style: CSSProperties = {
    "--wide-em": measure(words, spaceEm),
    "--narrow-em": Math.max(...lines.map((line) => measure(line, spaceEm))),
    "--space": `${spaceEm}em`,
  };
  return (
    <div className="film-sentence" style={style} aria-hidden="true">
      {lines.map((line) => (
        <div key={line[0]?.start} className="film-sentence-line">
          {line.map((word) => (
            <Word key={word.start} {...word} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Word({ letters, marked }: MovingWord): ReactElement {
  return (
    <span className="relative flex">
      {letters.map(({ place, letter, written, struck, fallen, widthEm }) => (
        <span
          key={place}
          className="relative flex justify-center"
          style={{
            width: `${widthEm}em`,
            opacity: written * (1 - fallen),
            translate: `0 ${fallen * fallen * 1.9 - (1 - written) * 0.12}em`,
            rotate: `${fallen * (place % 2 === 0 ? 16 : -13)}deg`,
            color: struck > 0 ? "var(--ink-soft)" : undefined,
          }}
        >
          {letter}
          {struck > 0 && <i className="film-slash" style={{ scale: `1 ${struck}` }} />}
        </span>
      ))}
      {marked > 0 && <i className="film-mark" style={{ scale: `${marked} 1` }} />}
    </span>
  );
}

function measure(words: readonly MovingWord[], spaceEm: number): number {
  const letters = words.flatMap((word) => word.letters).reduce((sum, { widthEm }) => sum + widthEm, 0);
  return letters + spaceEm * Math.max(0, words.length - 1);
}

/** The words in lines of about the same length, each word in the same line at all times. */
function splitLines(words: readonly MovingWord[]): readonly (readonly MovingWord[])[] {
  const count = words.reduce((sum, { letters }) => sum + letters.length, 0);
  const lines: MovingWord[][] = [];
  let before = 0;
  for (const word of words) {
    const line = Math.min(
      LINES_WHERE_NARROW - 1,
      Math.floor(((before + word.letters.length / 2) / count) * LINES_WHERE_NARROW),
    );
    lines[line] = [...(lines[line] ?? []), word];
    before += word.letters.length;
  }
  return lines.filter(Boolean);
}

function closing({ elapsedMs }: Frame): number {
  return ease(computeShare(elapsedMs, FALLING_MS, CLOSING_MS));
}

function moveWords(frame: Frame): readonly MovingWord[] {
  const { scene, elapsedMs, lengthMs, past, drawing, recipe } = frame;
  const fates = listStruckFates(past);
  const turning = scene.kind === "strike" ? drawing.letters.filter(({ fate }) => isAmong(scene.fates, fate)) : [];
  const writing = { timeMs: elapsedMs, lengthMs: lengthMs * WRITING_SHARE, eachMs: LETTER_MS };
  const striking = { timeMs: elapsedMs, lengthMs: lengthMs * WRITING_SHARE, eachMs: STRIKE_MS };
  const marked = scene.kind === "sentence" ? computeShare(elapsedMs, lengthMs * WRITING_SHARE, 600) : 0;

  const move = (entry: LetterFate, place: number): MovingLetter => {
    const turn = turning.indexOf(entry);
    const wasStruck = isAmong(fates, entry.fate);
    const struck = wasStruck ? 1 : turn < 0 ? 0 : computeTurn(striking, turn, turning.length);
    const leaves = scene.kind === "remain" && entry.fate !== "kept";
    // One after the other, like leaves.
    const fallen = leaves ? computeShare(elapsedMs, (place % 5) * 90, FALLING_MS - 400) : 0;
    const widthEm = (CAPITAL_WIDTHS_EM[entry.letter.charCodeAt(0) - 65] ?? 0.7) + TRACKING_EM;
    return {
      place,
      letter: entry.letter,
      written: scene.kind === "sentence" ? computeTurn(writing, place, drawing.letters.length) : 1,
      struck,
      fallen,
      widthEm: leaves ? widthEm * (1 - closing(frame)) : widthEm,
    };
  };

  return [...recipe.intention.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    start: index,
    letters: drawing.letters
      .map((entry, place) => ({ entry, place }))
      .filter(({ entry }) => entry.sourceIndex >= index && entry.sourceIndex < index + text.length)
      .map(({ entry, place }) => move(entry, place)),
    marked: scene.kind === "sentence" && scene.marked.includes(text.toLowerCase()) ? marked : 0,
  }));
}

function listStruckFates(past: readonly Scene[]): readonly string[] {
  return past.flatMap((scene) => (scene.kind === "strike" ? scene.fates : []));
}

function isAmong(fates: readonly string[], fate: string): boolean {
  return fates.includes(fate);
}
