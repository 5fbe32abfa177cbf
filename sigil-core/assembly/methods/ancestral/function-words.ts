import { letters } from "../../text/intention";

/** English words that carry no meaning by themselves and are longer than two letters; each is between two spaces. */
const WORDS: string =
  " THE AND FOR WITH THAT THIS FROM WILL MAY ARE WAS HAS HAVE HAD BUT NOT ALL ANY OUR YOUR YOU HIS HER ITS THEY THEM THEIR WHO INTO ONTO UPON " +
  "CAN LET SHALL MUST BEEN BEING WERE WHICH WHAT WHEN WHERE THAN THEN THERE THESE THOSE EVERY EACH MINE SELF MYSELF ALWAYS NEVER VERY MORE ";
const SPACE: i32 = 32;
/** Words up to this long are always passed over: articles, pronouns, prepositions. */
const SHORT: i32 = 2;

/** Whether the folded letters from `first` to before `end` make a word that has no separate sign. */
export function isFunctionWord(first: i32, end: i32): bool {
  const length = end - first;
  if (length <= SHORT) return true;
  let start = 0;
  for (let i = 1; i < WORDS.length; i++) {
    if (WORDS.charCodeAt(i) != SPACE) continue;
    if (i - start - 1 == length && isWordAt(start + 1, first, length)) return true;
    start = i;
  }
  return false;
}

function isWordAt(at: i32, first: i32, length: i32): bool {
  for (let i = 0; i < length; i++) if (WORDS.charCodeAt(at + i) != <i32>letters[first + i]) return false;
  return true;
}
