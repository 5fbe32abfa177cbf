/** What `draw` answers. */
export const OK: i32 = 0;
export const ERROR_EMPTY_INTENTION: i32 = 1;
export const ERROR_INTENTION_TOO_LONG: i32 = 2;
export const ERROR_UNKNOWN_METHOD: i32 = 3;
export const ERROR_ILLEGAL_OPTION: i32 = 4;

/** The longest intention, in code points, and the bytes that it may take in UTF-8. */
export const MAX_CODE_POINTS: i32 = 500;
export const INPUT_CAPACITY: i32 = 4 * MAX_CODE_POINTS;

/**
 * The options block: 32-bit words, by method. Choices count from 1, so that an empty block is never a legal choice; 0 stands for none where none
 * is allowed. Unused entries of a list are 0.
 *
 * planetary: planet
 * custom: layout, center, number of symbols, then MAX_CUSTOM_SYMBOLS times theme (or 0) and symbol
 * ancestral: culture, candle, number of motifs, then MAX_MOTIFS motifs
 * elemental: layout, dominant, heart (or 0), number of supporting and of conflicting, then MAX_SUPPORTING and MAX_CONFLICTING elements
 */
export const OPTION_WORDS: i32 = 16;
export const MAX_CUSTOM_SYMBOLS: i32 = 5;
export const MAX_MOTIFS: i32 = 9;
export const MAX_SUPPORTING: i32 = 2;
export const MAX_CONFLICTING: i32 = 3;
/** How many choices there are of each. */
export const PLANETS: i32 = 7;
export const CUSTOM_LAYOUTS: i32 = 3;
export const CENTER_SYMBOLS: i32 = 10;
export const CONCEPT_THEMES: i32 = 12;
export const SYMBOLS_OF_THEME: i32 = 3;
export const CONCEPT_SYMBOLS: i32 = CONCEPT_THEMES * SYMBOLS_OF_THEME;
export const CULTURES: i32 = 4;
export const CANDLES: i32 = 4;
export const MOTIFS: i32 = 9;
/**
 * A concept without a theme may be drawn as a motif, and a heart too: the motifs' numbers there follow those of the concepts' and the center's symbols,
 * as in the library.
 */
export const FIRST_MOTIF_CHOICE: i32 = CONCEPT_SYMBOLS + CENTER_SYMBOLS + 1;
export const ELEMENTS: i32 = 4;
export const ELEMENTAL_LAYOUTS: i32 = 4;
/** The most bytes of free text that may enter the seed of an ancestral or elemental sigil. */
export const SALT_CAPACITY: i32 = 8192;

/** Kinds of symbol that can be drawn alone, for `drawSymbol`; within a kind a symbol is its choice, counted from 1. */
export const SYMBOL_CONCEPT: i32 = 0;
export const SYMBOL_CENTER: i32 = 1;
export const SYMBOL_MOTIF: i32 = 2;
export const SYMBOL_ELEMENT: i32 = 3;
/** A sign of the ring's alphabet: A-Z are 1-26. */
export const SYMBOL_SIGN: i32 = 4;
export const SIGNS: i32 = 26;

/** Fates of a folded letter. */
export const FATE_KEPT: i32 = 0;
export const FATE_VOWEL: i32 = 1;
export const FATE_REPEAT: i32 = 2;

/** Kinds of stroke. */
export const STROKE_SPINE: i32 = 0;
export const STROKE_GESTURE: i32 = 1;
export const STROKE_TERMINAL: i32 = 2;
/** A line between two stations of a square, and a station's ring. */
export const STROKE_LINE: i32 = 3;
export const STROKE_STATION: i32 = 4;
/** Part of a symbol, rune or letter; a line that ties symbols together; a frame around or between them. */
export const STROKE_SYMBOL: i32 = 5;
export const STROKE_TIE: i32 = 6;
export const STROKE_FRAME: i32 = 7;

/** Bits of the flags word. */
export const FLAG_STRUCK_VOWELS: i32 = 1;
export const FLAG_TRANSLITERATED: i32 = 2;
export const FLAG_MAPPED_SIGNS: i32 = 4;

/**
 * The result block: 32-bit little-endian words. A `slice` is two words, address and length in bytes, of ASCII text; a `table` is two words,
 * address and number of records. Letters are their capital's ASCII code, 0 for none.
 */
export const RESULT_VERSION: i32 = 0;
export const RESULT_FLAGS: i32 = 1;
/** Table of LETTER_WORDS: source index, letter, fate. */
export const RESULT_LETTERS: i32 = 2;
/** Slice: the letters that remain; the last RESULT_SUPPLIED of them came from the hash. */
export const RESULT_REMAINING: i32 = 4;
export const RESULT_SUPPLIED: i32 = 6;
/** Table of GESTURE_WORDS: letter, slice of the gesture's name. */
export const RESULT_GESTURES: i32 = 7;
/** Table of MARK_WORDS: letter, kind of terminal. */
export const RESULT_MARKS: i32 = 9;
/** Slices: names. */
export const RESULT_SILHOUETTE: i32 = 11;
export const RESULT_SEAL_FAMILY: i32 = 13;
/** Slices: path data. */
export const RESULT_SEAL: i32 = 15;
export const RESULT_FIGURE: i32 = 17;
/** Table of STROKE_WORDS: kind, letter, slice of the outline (within the figure), slice of the center line, length and width in tenths of a px. */
export const RESULT_STROKES: i32 = 19;
/** Table of GROUND_WORDS: slice of path data, opacity in hundredths; faint parts behind the figure. */
export const RESULT_GROUND: i32 = 21;
/** Table of NUMBER_WORDS: letter, value, number of the cell, its column and row from the upper left, kind of visit. */
export const RESULT_NUMBERS: i32 = 23;
/** Table of SYMBOL_WORDS: slice of the symbol's name, slice of its role, letter, source index of that letter or -1. */
export const RESULT_SYMBOLS: i32 = 25;
/** 1 + the kind of terminal that ends a planetary line, 0 for none. */
export const RESULT_END_MARK: i32 = 27;
/** 0 for plain ink, otherwise the number of a candle. */
export const RESULT_INK_ROLE: i32 = 28;
/** Address of a magic square's numbers, one byte each, row by row, and its order; 0 for none. */
export const RESULT_SQUARE: i32 = 29;
/** Which candidate was kept, counted from 0, and what the judge found in it: slivers, those inside symbols aside, connected pieces, ink in px². */
export const RESULT_CANDIDATE: i32 = 31;
export const RESULT_SLIVERS: i32 = 32;
export const RESULT_PIECES: i32 = 33;
export const RESULT_INK: i32 = 34;
/** Slices that hold all the slices of their kind: names, but those of remaining letters, and center lines. */
export const RESULT_NAMES: i32 = 35;
export const RESULT_CENTER_LINES: i32 = 37;
/** Table of INSCRIBED_WORDS: letter, its source index or -1; the letters of the ring in their order, those that are written again left out. From version 2 on. */
export const RESULT_INSCRIPTION: i32 = 39;
export const RESULT_WORDS: i32 = 41;

export const LETTER_WORDS: i32 = 3;
export const GESTURE_WORDS: i32 = 3;
export const MARK_WORDS: i32 = 2;
export const STROKE_WORDS: i32 = 8;
export const GROUND_WORDS: i32 = 3;
export const NUMBER_WORDS: i32 = 6;
export const SYMBOL_WORDS: i32 = 6;
export const INSCRIBED_WORDS: i32 = 2;

/** Kinds of visit to a cell: the first, the same number again in a row, a return after others. */
export const VISIT_FIRST: i32 = 0;
export const VISIT_AGAIN: i32 = 1;
export const VISIT_RETURN: i32 = 2;
