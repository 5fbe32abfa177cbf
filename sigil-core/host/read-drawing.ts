import type { Drawing, DrawingMethod, LetterFate, Stroke, TerminalKind } from "./drawing.ts";
import type { CoreExports } from "./exports.ts";

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
} as const;

const FLAG_STRUCK_VOWELS = 1;
const FLAG_TRANSLITERATED = 2;
const FLAG_MAPPED_SIGNS = 4;

const LETTER_WORDS = 3;
const GESTURE_WORDS = 3;
const MARK_WORDS = 2;
const STROKE_WORDS = 8;

const FATES = ["kept", "vowel", "repeat"] as const;
const STROKE_KINDS = ["spine", "gesture", "terminal"] as const;
const TERMINAL_KINDS: readonly TerminalKind[] = [
  "ring",
  "dot",
  "bar",
  "lozenge",
  "crescent",
  "crosslet",
  "spear",
  "trefoil",
];

const BYTES_PER_WORD = 4;

/** Reads the last drawing out of the module's memory. */
export function readDrawing(core: CoreExports, method: DrawingMethod): Drawing {
  const block = new MemoryReader(core.memory.buffer, core.resultAddress());
  const flags = block.word(WORD.flags);
  const processedText = block.text(WORD.remaining);
  const supplied = block.word(WORD.supplied);
  return {
    coreVersion: block.word(WORD.version),
    method,
    letters: block.table(WORD.letters, LETTER_WORDS, readLetter),
    processedText,
    hasStruckVowels: (flags & FLAG_STRUCK_VOWELS) !== 0,
    hasTransliterated: (flags & FLAG_TRANSLITERATED) !== 0,
    hasMappedSigns: (flags & FLAG_MAPPED_SIGNS) !== 0,
    suppliedLetters: processedText.slice(processedText.length - supplied),
    gestures: block.table(WORD.gestures, GESTURE_WORDS, (record) => ({
      letter: String.fromCharCode(record.word(0)),
      gesture: record.text(1),
    })),
    marks: block.table(WORD.marks, MARK_WORDS, (record) => ({
      letter: String.fromCharCode(record.word(0)),
      terminal: pick(TERMINAL_KINDS, record.word(1)),
    })),
    silhouette: block.text(WORD.silhouette),
    sealFamily: block.text(WORD.sealFamily),
    seal: block.text(WORD.seal),
    figure: block.text(WORD.figure),
    strokes: block.table(WORD.strokes, STROKE_WORDS, readStroke),
  };
}

function readLetter(record: MemoryReader): LetterFate {
  return {
    sourceIndex: record.word(0),
    letter: String.fromCharCode(record.word(1)),
    fate: pick(FATES, record.word(2)),
  };
}

function readStroke(record: MemoryReader): Stroke {
  const letter = record.word(1);
  return {
    kind: pick(STROKE_KINDS, record.word(0)),
    letter: letter === 0 ? null : String.fromCharCode(letter),
    outline: record.text(2),
    centreLine: record.text(4),
    lengthPx: record.word(6) / 10,
    widthPx: record.word(7) / 10,
  };
}

/** Words, slices and tables of the module's memory, counted from one address. */
class MemoryReader {
  private static readonly decoder = new TextDecoder();
  private readonly buffer: ArrayBufferLike;
  private readonly view: DataView;

  constructor(buffer: ArrayBufferLike, address: number) {
    this.buffer = buffer;
    this.view = new DataView(buffer, address);
  }

  word(index: number): number {
    return this.view.getInt32(index * BYTES_PER_WORD, true);
  }

  /** The ASCII text whose address and length stand at two words. */
  text(index: number): string {
    return MemoryReader.decoder.decode(new Uint8Array(this.buffer, this.word(index), this.word(index + 1)));
  }

  /** The records whose address and number stand at two words. */
  table<Item>(index: number, recordWords: number, read: (record: MemoryReader) => Item): Item[] {
    const address = this.word(index);
    return Array.from({ length: this.word(index + 1) }, (_, i) =>
      read(new MemoryReader(this.buffer, address + i * recordWords * BYTES_PER_WORD)),
    );
  }
}

function pick<Name>(names: readonly Name[], index: number): Name {
  const name = names[index];
  if (name === undefined) throw new RangeError(`The core named entry ${index} of a list of ${names.length}.`);
  return name;
}
