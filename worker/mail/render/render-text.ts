import { PRODUCT_NAME } from "#domain/product.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";

const LINE_LENGTH = 72;

/** Writes a mail as plain text, in lines that every mail program shows unbroken; `unsubscribeUrl` is null for a mail that is no newsletter. */
export function renderText({ heading, blocks, reason }: MailContent, unsubscribeUrl: string | null): string {
  const parts = [
    wrap(heading),
    ...blocks.map(toText),
    "-- ",
    wrap(`${PRODUCT_NAME}. ${reason}`),
    ...(unsubscribeUrl === null ? [] : [`Receive no more letters from us:\n${unsubscribeUrl}`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function toText(block: MailBlock): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return wrap(block.text);
    case "subheading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "steps":
      return block.items.map((item, index) => wrap(item, `${index + 1}. `)).join("\n");
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}

function wrap(text: string, lead = ""): string {
  const indent = " ".repeat(lead.length);
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(" ")) {
    const isEmpty = line.trim() === "" || line === lead;
    if (!isEmpty && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = indent + word;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line].join("\n");
}
