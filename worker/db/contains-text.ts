import { or, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * The condition that a column's text contains another one, in whatever case. Not by a pattern, since D1 takes none of more than 50 bytes. The
 * database knows the case of English letters alone: others are looked for as they are typed, in small letters, in capitals, and as names.
 */
export function containsText(column: AnySQLiteColumn, text: string): SQL | undefined {
  const cased = [text, text.toLowerCase(), text.toUpperCase(), text.toLowerCase().replace(FIRST_LETTERS, toUpperCase)];
  const parts = new Set(cased.map((part) => part.replace(/[A-Z]/g, toLowerCase)));
  return or(...[...parts].map((part) => sql`instr(lower(${column}), ${part}) > 0`));
}

const FIRST_LETTERS = /(?<!\p{L})\p{L}/gu;

function toUpperCase(letter: string): string {
  return letter.toUpperCase();
}

function toLowerCase(letter: string): string {
  return letter.toLowerCase();
}
