import {
  ERROR_EMPTY_INTENTION, ERROR_INTENTION_TOO_LONG, FLAG_MAPPED_SIGNS, FLAG_TRANSLITERATED, INPUT_CAPACITY, MAX_CODE_POINTS, OK,
} from "../abi";
import { CLASS_BREAK, CLASS_IGNORED, CLASS_LETTER, CLASS_MARK, CLASS_PUNCTUATION, CLASS_SIGN } from "./code-point-class";
import { foldCodePoint, foldDigit, foldedOrigin, foldedVoicing, foldedWeight, ORIGIN_LATIN, ORIGIN_MAPPED } from "./fold";
import { absorb } from "./hash";
import { spelledAt, spelledLength } from "./sound-table";

/** The intention as UTF-8, written by the host. */
export const input = new StaticArray<u8>(INPUT_CAPACITY);

/** Letters of the folded intention in order, with the code point that each comes from. */
export const MAX_LETTERS: i32 = 4 * MAX_CODE_POINTS;
export const letters = new StaticArray<u8>(MAX_LETTERS);
export const sources = new StaticArray<i32>(MAX_LETTERS);
/** Whether a letter is the first of its word. */
export const beginsWord = new StaticArray<bool>(MAX_LETTERS);
export let letterCount: i32 = 0;

/** Hash of the whole normalized text: letters, word breaks, digits and signs. */
export let textHash: u64 = 0;
/** Which scripts were met: flags of the result. */
export let scriptFlags: i32 = 0;

const SPACE_UNIT: u64 = 32;
let position: i32 = 0;
let isWordDue: bool = true;

/** Decodes, folds and hashes the input; Returns an error code. */
export function readIntention(byteLength: i32): i32 {
  if (byteLength < 0 || byteLength > INPUT_CAPACITY) return ERROR_INTENTION_TOO_LONG;
  letterCount = 0;
  scriptFlags = 0;
  let hash: u64 = 0;
  let fallbackHash: u64 = 0;
  let isSeen = false;
  let hasWeight = false;
  let isBreakDue = false;
  let codePoints = 0;
  position = 0;
  isWordDue = true;
  while (position < byteLength) {
    const codePoint = nextCodePoint(byteLength);
    if (codePoints == MAX_CODE_POINTS) return ERROR_INTENTION_TOO_LONG;
    const source = codePoints++;
    const kind = foldCodePoint(codePoint);
    if (kind == CLASS_IGNORED) continue;
    if (kind == CLASS_BREAK) {
      isBreakDue = hasWeight;
      isWordDue = true;
      continue;
    }
    isSeen = true;
    fallbackHash = absorb(fallbackHash, <u64>codePoint);
    if (kind == CLASS_MARK || kind == CLASS_PUNCTUATION) continue;
    if (isBreakDue) hash = absorb(hash, SPACE_UNIT);
    isBreakDue = false;
    hasWeight = true;
    if (kind == CLASS_SIGN) hash = absorb(hash, <u64>foldDigit(codePoint));
    if (kind == CLASS_LETTER) hash = takeLetters(hash, source);
  }
  if (!isSeen) return ERROR_EMPTY_INTENTION;
  textHash = hasWeight ? hash : absorb(fallbackHash, 0);
  return OK;
}

function takeLetters(before: u64, source: i32): u64 {
  const origin = foldedOrigin();
  if (origin != ORIGIN_LATIN) scriptFlags |= origin == ORIGIN_MAPPED ? FLAG_MAPPED_SIGNS : FLAG_TRANSLITERATED;
  let hash = before;
  for (let i = 0; i < spelledLength(); i++) {
    hash = absorb(hash, foldedWeight(i));
    letters[letterCount] = <u8>spelledAt(i);
    beginsWord[letterCount] = isWordDue;
    isWordDue = false;
    sources[letterCount++] = source;
  }
  const voicing = foldedVoicing();
  return voicing ? absorb(hash, <u64>voicing) : hash;
}

/** Reads one code point; a broken sequence reads as U+FFFD and takes one byte. */
function nextCodePoint(end: i32): i32 {
  const lead = <i32>input[position++];
  if (lead < 0x80) return lead;
  const more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : 0;
  if (more == 0 || lead > 0xf4 || position + more > end) return 0xfffd;
  let codePoint = lead & (0x3f >> more);
  for (let i = 0; i < more; i++) {
    const next = <i32>input[position + i];
    if ((next & 0xc0) != 0x80) return 0xfffd;
    codePoint = (codePoint << 6) | (next & 0x3f);
  }
  position += more;
  return codePoint;
}
