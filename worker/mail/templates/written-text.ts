import type { MailBlock } from "../render-mail.ts";

/** The paragraphs of a text that somebody has written: an empty line parts them, a line break within one is kept. */
export function toLineBlocks(text: string): readonly MailBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map((line) => line.trim()))
    .map((lines) => ({ kind: "lines", lines }));
}
