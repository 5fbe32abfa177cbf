import type { AnyLetterKind } from "./letter.ts";
import { ACTIVATION_GUIDE } from "./letters/activation-guide.ts";

/** Every kind of letter that we write. */
export const LETTER_KINDS: readonly AnyLetterKind[] = [ACTIVATION_GUIDE];
