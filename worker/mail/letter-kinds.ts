import type { AnyLetterKind } from "./letter.ts";

/** Every kind of letter that we write. */
export const LETTER_KINDS: readonly AnyLetterKind[] = [];
