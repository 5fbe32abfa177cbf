/** Rises whenever the same recipe gives other bytes. */
export const CORE_VERSION: i32 = 1;

/** Methods, as the host names them in a call. */
export const METHOD_CHAOS: i32 = 0;

/** What `draw` answers. */
export const OK: i32 = 0;
export const ERROR_EMPTY_INTENTION: i32 = 1;
export const ERROR_INTENTION_TOO_LONG: i32 = 2;
export const ERROR_UNKNOWN_METHOD: i32 = 3;

/** The longest intention, in code points, and the bytes that it may take in UTF-8. */
export const MAX_CODE_POINTS: i32 = 500;
export const INPUT_CAPACITY: i32 = 4 * MAX_CODE_POINTS;

/** Fates of a folded letter. */
export const FATE_KEPT: i32 = 0;
export const FATE_VOWEL: i32 = 1;
export const FATE_REPEAT: i32 = 2;

/** Kinds of stroke. */
export const STROKE_SPINE: i32 = 0;
export const STROKE_GESTURE: i32 = 1;
export const STROKE_TERMINAL: i32 = 2;

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
/** Table of STROKE_WORDS: kind, letter, slice of the outline (within the figure), slice of the centre line, length and width in tenths of a px. */
export const RESULT_STROKES: i32 = 19;
export const RESULT_WORDS: i32 = 21;

export const LETTER_WORDS: i32 = 3;
export const GESTURE_WORDS: i32 = 3;
export const MARK_WORDS: i32 = 2;
export const STROKE_WORDS: i32 = 8;
