import type { ReactElement } from "react";
import { RUNES } from "#domain/sigils/methods/ancestral/runes.ts";
import { LETTER_SHAPES } from "#domain/sigils/methods/elemental/letter-shapes.ts";
import { isRingLetter, RING_SIGNS } from "#domain/sigils/ring-alphabet.ts";
import type { Drawing, Stroke } from "#sigil-core/host/drawing.ts";
import { SYMBOL_VIEW_BOX, useSymbol } from "#web/lib/engine/use-symbol.ts";
import { computeShare, type Frame } from "./frame.ts";

/** What a letter became, beside the picture of it. */
export interface Note {
  readonly letter: string;
  readonly text: string;
  /** The letter whose sign in the ring is shown in its place. */
  readonly sign?: string;
}

/** More notes than this have no room beside a figure. */
const MOST_NOTES = 6;

/** The part of the ring’s time in which its signs are told. */
const RING_SHARE = 0.7;

/** What is told beside the figure: what the letters that are drawn so far became, and the signs of the ring once that is written. */
export function listNotes({ scene, elapsedMs, lengthMs, drawing }: Frame, drawn: readonly Stroke[]): readonly Note[] {
  if (scene.kind === "finish") return [];
  if (scene.kind === "ring") {
    const notes = listRingNotes(drawing);
    return notes.slice(0, Math.ceil(computeShare(elapsedMs, 0, lengthMs * RING_SHARE) * notes.length));
  }
  const letters = [...new Set(drawn.flatMap(({ letter }) => letter ?? []))];
  return letters.flatMap((letter) => {
    const text = nameLetter(letter, drawing);
    return text === null ? [] : [{ letter, text }];
  });
}

function listRingNotes({ inscription, symbols }: Drawing): readonly Note[] {
  const inRunes = symbols.flatMap(({ symbol, role, letter }) =>
    role === "band" && letter !== null ? [{ letter, text: symbol }] : [],
  );
  const inSigns = inscription.flatMap(({ letter }) =>
    isRingLetter(letter) ? [{ letter, text: `${letter}, ${withArticle(RING_SIGNS[letter])}`, sign: letter }] : [],
  );
  const byLetter = new Map([...inRunes, ...inSigns].map((note) => [note.letter, note]));
  return [...byLetter.values()].slice(0, MOST_NOTES);
}

/** What a letter of the figure became; null where the core doesn’t say. */
function nameLetter(letter: string, { method, gestures, marks, numbers, symbols }: Drawing): string | null {
  const mark = marks.find((one) => one.letter === letter);
  if (method === "planetary") {
    const number = numbers.find((one) => one.letter === letter);
    return number ? String(number.cell) : null;
  }
  if (method === "ancestral") {
    const rune = symbols.find((one) => one.letter === letter && one.role !== "band");
    const lore = RUNES.find(({ id }) => id === rune?.symbol);
    return lore ? `${lore.id}, ${lore.meaning}` : null;
  }
  if (method === "elemental") {
    const shape = LETTER_SHAPES[letter];
    const isInside = symbols.some((one) => one.letter === letter && one.symbol === "span");
    return mark ? `a ${mark.terminal}` : ((isInside ? shape?.inside : shape?.outside) ?? null);
  }
  const gesture = gestures.find((one) => one.letter === letter)?.gesture;
  return gesture?.replaceAll("'", "’") ?? (mark ? `a ${mark.terminal}` : null);
}

/** Notes beside a picture, the newest one in red; where there is little room, that one alone. Decoration of what the captions say. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }): ReactElement {
  const shown = notes.slice(-MOST_NOTES);
  return (
    <ul className="film-notes" aria-hidden="true">
      {shown.map(({ letter, text, sign }) => (
        <li key={letter}>
          {sign === undefined ? <b className="font-display font-normal">{letter}</b> : <RingSign letter={sign} />}{" "}
          <span className="lining-nums">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function RingSign({ letter }: { readonly letter: string }): ReactElement {
  const path = useSymbol({ kind: "sign", id: letter });
  return (
    <svg className="text-sigil-ink" viewBox={SYMBOL_VIEW_BOX} aria-hidden="true">
      {path && <path d={path} />}
    </svg>
  );
}

function withArticle(thing: string): string {
  return /^[aeiou]/.test(thing) ? `an ${thing}` : `a ${thing}`;
}
