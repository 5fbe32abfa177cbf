import type { CoreExports } from "./core-module.ts";
import { type LocatedText, MemoryReader } from "./core-module.ts";
import type {
  Drawing,
  InscribedLetter,
  LetterFate,
  Stroke,
  StrokeKind,
  TerminalKind,
  TracedNumber,
} from "./drawing.ts";
import type { DrawingMethod } from "./drawing-request.ts";

/** Words of the result block; `assembly/abi.ts` describes them. */
const WORD = {
  version: 0,
  flags: 1,
  letters: 2,
  remaining: 4,
  supplied: 6,
  gestures: 7,
  marks: 9,
  silhouette: 11,
  sealFamily: 13,
  seal: 15,
  figure: 17,
  strokes: 19,
  ground: 21,
  numbers: 23,
  symbols: 25,
  endMark: 27,
  inkRole: 28,
  square: 29,
  names: 35,
  centreLines: 37,
  inscription: 39,
} as const;

const FLAG_TRANSLITERATED = 2;
const FLAG_MAPPED_SIGNS = 4;

const LETTER_WORDS = 3;
const GESTURE_WORDS = 3;
const MARK_WORDS = 2;
const STROKE_WORDS = 8;
const GROUND_WORDS = 3;
const NUMBER_WORDS = 6;
const SYMBOL_WORDS = 6;
const INSCRIBED_WORDS = 2;

/** The first version whose block tells what the ring says. */
const FIRST_INSCRIBING = 2;

const FATES = ["kept", "vowel", "repeat"] as const;
const VISITS = ["first", "again", "return"] as const;
const INK_ROLES = ["plain", "white", "black", "red", "gold"] as const;
const STROKE_KINDS: readonly StrokeKind[] = [
  "spine",
  "gesture",
  "terminal",
  "line",
  "station",
  "symbol",
  "tie",
  "frame",
];
const TERMINAL_KINDS: readonly TerminalKind[] = [
  "ring",
  "dot",
  "bar",
  "lozenge",
  "crescent",
  "crosslet",
  "spear",
  "trefoil",
  "crook",
  "hook",
  "branch",
];

/** Reads the last drawing out of the module's memory. */
export function readDrawing(core: CoreExports, method: DrawingMethod): Drawing {
  const block = new MemoryReader(core.memory.buffer, core.resultAddress());
  const flags = block.word(WORD.flags);
  const processedText = block.text(WORD.remaining);
  const endMark = block.word(WORD.endMark);
  const figure = block.locatedText(WORD.figure);
  const centreLines = block.locatedText(WORD.centreLines);
  const names = block.locatedText(WORD.names);
  const supplied = block.word(WORD.supplied);
  const coreVersion = block.word(WORD.version);
  return {
    coreVersion,
    method,
    letters: block.table(WORD.letters, LETTER_WORDS, readLetter),
    processedText,
    hasTransliterated: (flags & FLAG_TRANSLITERATED) !== 0,
    hasMappedSigns: (flags & FLAG_MAPPED_SIGNS) !== 0,
    suppliedLetters: processedText.slice(processedText.length - supplied),
    gestures: block.table(WORD.gestures, GESTURE_WORDS, (record) => ({
      letter: toLetter(record.word(0)),
      gesture: record.textWithin(names, 1),
    })),
    marks: block.table(WORD.marks, MARK_WORDS, (record) => ({
      letter: toLetter(record.word(0)),
      terminal: pick(TERMINAL_KINDS, record.word(1)),
    })),
    numbers: block.table(WORD.numbers, NUMBER_WORDS, readNumber),
    square: block.square(WORD.square),
    endMark: endMark === 0 ? null : pick(TERMINAL_KINDS, endMark - 1),
    symbols: block.table(WORD.symbols, SYMBOL_WORDS, (record) => ({
      symbol: record.textWithin(names, 0),
      role: record.textWithin(names, 2),
      letter: toLetterOrNull(record.word(4)),
      sourceIndex: record.word(5) < 0 ? null : record.word(5),
    })),
    inscription: coreVersion < FIRST_INSCRIBING ? [] : block.table(WORD.inscription, INSCRIBED_WORDS, readInscribed),
    inkRole: pick(INK_ROLES, block.word(WORD.inkRole)),
    silhouette: block.textWithin(names, WORD.silhouette),
    sealFamily: block.textWithin(names, WORD.sealFamily),
    ground: block.table(WORD.ground, GROUND_WORDS, (record) => ({
      path: record.text(0),
      opacity: record.word(2) / 100,
    })),
    seal: block.text(WORD.seal),
    figure: figure.text,
    strokes: block.table(WORD.strokes, STROKE_WORDS, (record) => readStroke(record, figure, centreLines)),
  };
}

/** Reads the last drawing's figure alone. */
export function readFigure(core: CoreExports): string {
  return new MemoryReader(core.memory.buffer, core.resultAddress()).text(WORD.figure);
}

function readLetter(record: MemoryReader): LetterFate {
  return {
    sourceIndex: record.word(0),
    letter: toLetter(record.word(1)),
    fate: pick(FATES, record.word(2)),
  };
}

function readStroke(record: MemoryReader, figure: LocatedText, centreLines: LocatedText): Stroke {
  return {
    kind: pick(STROKE_KINDS, record.word(0)),
    letter: toLetterOrNull(record.word(1)),
    outline: record.textWithin(figure, 2),
    centreLine: record.textWithin(centreLines, 4),
    lengthPx: record.word(6) / 10,
    widthPx: record.word(7) / 10,
  };
}

function readNumber(record: MemoryReader): TracedNumber {
  return {
    letter: toLetter(record.word(0)),
    value: record.word(1),
    cell: record.word(2),
    column: record.word(3) + 1,
    row: record.word(4) + 1,
    visit: pick(VISITS, record.word(5)),
  };
}

function readInscribed(record: MemoryReader): InscribedLetter {
  return { letter: toLetter(record.word(0)), sourceIndex: record.word(1) < 0 ? null : record.word(1) };
}

function toLetter(code: number): string {
  return String.fromCharCode(code);
}

function toLetterOrNull(code: number): string | null {
  return code === 0 ? null : toLetter(code);
}

function pick<Name>(names: readonly Name[], index: number): Name {
  const name = names[index];
  if (name === undefined) throw new RangeError(`The core named entry ${index} of a list of ${names.length}.`);
  return name;
}
