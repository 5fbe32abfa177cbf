import { isHttpsAddress } from "../lib/https-address.ts";

/** A part of an issue. */
export type NewsletterBlock =
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  | { readonly kind: "subheading"; readonly text: string }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  | { readonly kind: "link"; readonly label: string; readonly url: string };

const SUBHEADING = /^##\s+(.+)$/;
const STEP = /^\d+\.\s+(.+)$/;
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/;

/** How much of the text mail programs show behind the subject, in UTF-16 code units. */
const PREVIEW_LENGTH = 110;

/**
 * The parts of an issue. An empty line parts them; `## ` begins a subheading, lines that all begin with a number and a full stop are steps, and
 * `[label](https://…)` alone is a link. Everything else is a paragraph, whose line breaks are kept; there is no other markup.
 */
export function parseNewsletterText(text: string): readonly NewsletterBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(parsePart);
}

/** The line that mail programs show behind the subject: how the first paragraph begins. */
export function describeNewsletter(blocks: readonly NewsletterBlock[]): string {
  const first = blocks.find((block) => block.kind === "lines");
  const text = first?.kind === "lines" ? first.lines.join(" ") : "";
  if (text.length <= PREVIEW_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", PREVIEW_LENGTH)).trimEnd()} …`;
}

function parsePart(part: string): NewsletterBlock {
  const lines = part.split("\n").map((line) => line.trim());
  const [, heading] = lines.length === 1 ? (SUBHEADING.exec(part) ?? []) : [];
  if (heading !== undefined) return { kind: "subheading", text: heading };
  const [, label, url] = LINK.exec(part) ?? [];
  if (label !== undefined && url !== undefined && isHttpsAddress(url)) return { kind: "link", label, url };
  const steps = lines.flatMap((line) => STEP.exec(line)?.[1] ?? []);
  return steps.length === lines.length ? { kind: "steps", items: steps } : { kind: "lines", lines };
}
