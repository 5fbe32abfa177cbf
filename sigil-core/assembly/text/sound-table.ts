/** Reads the tables of letters: the letters found are left in `spelled`. */

/** Most letters that one code point folds to. */
const MAX_SPELLED: i32 = 8;
const spelled = new StaticArray<u8>(MAX_SPELLED);
let spelledCount: i32 = 0;

const SPACE: i32 = 32;
const HYPHEN: i32 = 45;

export function spelledLength(): i32 {
  return spelledCount;
}

export function spelledAt(index: i32): i32 {
  return spelled[index];
}

export function clearSpelled(): void {
  spelledCount = 0;
}

export function spellLetter(letter: i32): void {
  if (spelledCount < MAX_SPELLED) spelled[spelledCount++] = <u8>letter;
}

/** Looks one capital up in a row of single letters; false where the row has none there. */
export function spellFromRow(row: string, index: i32): bool {
  if (index < 0 || index >= row.length) return false;
  const unit = row.charCodeAt(index);
  if (unit == HYPHEN) return false;
  spellLetter(unit);
  return true;
}

/** Spells the entry with this number of a table separated by spaces; false where it is missing or a hyphen. */
export function spellEntry(table: string, entry: i32): bool {
  if (entry < 0) return false;
  let position = 0;
  for (let skipped = 0; skipped < entry; position++) {
    if (position >= table.length) return false;
    if (table.charCodeAt(position) == SPACE) skipped++;
  }
  return spellWord(table, position);
}

/** Finds a code point among pairs of hexadecimal number and letters, and spells the letters. */
export function spellFromPairs(pairs: string, codePoint: i32): bool {
  let position = 0;
  while (position < pairs.length) {
    let value = 0;
    while (pairs.charCodeAt(position) != SPACE) value = value * 16 + hexDigit(pairs.charCodeAt(position++));
    position++;
    if (value == codePoint) return spellWord(pairs, position);
    while (position < pairs.length && pairs.charCodeAt(position) != SPACE) position++;
    position++;
  }
  return false;
}

function spellWord(table: string, start: i32): bool {
  let position = start;
  while (position < table.length && table.charCodeAt(position) != SPACE) {
    const unit = table.charCodeAt(position++);
    if (unit == HYPHEN) return false;
    spellLetter(unit);
  }
  return position > start;
}

function hexDigit(unit: i32): i32 {
  return unit <= 57 ? unit - 48 : unit - 87;
}
