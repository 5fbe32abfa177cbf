import { html, raw } from "hono/html";
import { NOCTURNE, VELLUM } from "#domain/inks.ts";
import { PRODUCT_NAME } from "#domain/product.ts";

/** What a mail says, part by part; text and HTML are both made from it, so that they say the same. */
export interface MailContent {
  /** The line that mail programs show behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why this mail came. */
  readonly reason: string;
}

/** One part of a mail; all of it is plain text, which the HTML escapes. */
export type MailBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  /** A paragraph that somebody has written, whose line breaks are kept. */
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  | { readonly kind: "subheading"; readonly text: string }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  /** An act that is not the one the mail is about. */
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  | { readonly kind: "note"; readonly text: string };

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
    case "lines":
      return block.lines.map((line) => wrap(line)).join("\n");
    case "subheading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "steps":
      return block.items.map((item, index) => wrap(item, `${index + 1}. `)).join("\n");
    case "button":
    case "link":
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

// The light theme, inline, since many mail programs read no style sheet; those that do and are dark get the dark one.
const TEXT_FACE = "'EB Garamond',Garamond,'Hoefler Text',Georgia,serif";
const DISPLAY_FACE = `'IM Fell English',${TEXT_FACE}`;

const DARK_STYLES = `@media (prefers-color-scheme: dark) {
  .ground { background: ${NOCTURNE.ground} !important; color: ${NOCTURNE.text} !important; }
  .ink { color: ${NOCTURNE.text} !important; }
  .faint { color: ${NOCTURNE.textSoft} !important; }
  .rubric { color: ${NOCTURNE.rubric} !important; }
  .rule { border-color: ${NOCTURNE.rule} !important; }
  .action { background: ${NOCTURNE.rubric} !important; color: ${NOCTURNE.onRubric} !important; }
}`;

type Markup = ReturnType<typeof html>;

/** Writes a mail as HTML that needs nothing but inline styles; `unsubscribeUrl` is null for a mail that is no newsletter. */
export function renderHtml(subject: string, content: MailContent, unsubscribeUrl: string | null): string {
  const { preview, heading, blocks, reason } = content;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(DARK_STYLES)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${VELLUM.ground};color:${VELLUM.text}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div class="ground" style="max-width:34em;margin:0 auto;padding:32px 24px 40px;background:${VELLUM.ground};color:${VELLUM.text};font-family:${raw(TEXT_FACE)};font-size:18px;line-height:1.55">
<p class="rubric" style="margin:0;color:${VELLUM.rubric};font-family:${raw(DISPLAY_FACE)};font-size:17px;letter-spacing:.08em">${PRODUCT_NAME}</p>
${rule()}
<h1 class="ink" style="margin:28px 0 18px;color:${VELLUM.text};font-family:${raw(DISPLAY_FACE)};font-size:30px;font-weight:400;line-height:1.2">${heading}</h1>
${blocks.map(toMarkup)}
${rule()}
<p class="faint" style="margin:18px 0 0;color:${VELLUM.textSoft};font-size:15px;line-height:1.5">${reason}${unsubscribeUrl === null ? "" : wayOut(unsubscribeUrl)}</p>
</div>
</body>
</html>
`);
}

function wayOut(url: string): Markup {
  return html` <a class="faint" href="${url}" style="color:${VELLUM.textSoft}">Receive no more letters from us</a>.`;
}

function rule(): Markup {
  return html`<div class="rule" style="margin:14px 0 0;border-top:1px solid ${VELLUM.rule};border-bottom:3px double ${VELLUM.rule};height:3px;font-size:0;line-height:0"></div>`;
}

function toMarkup(block: MailBlock): Markup {
  switch (block.kind) {
    case "paragraph":
      return html`<p style="margin:0 0 16px">${block.text}</p>
`;
    case "lines":
      return html`<p style="margin:0 0 16px">${block.lines.map((line, at) => html`${at === 0 ? "" : raw("<br>")}${line}`)}</p>
`;
    case "subheading":
      return html`<h2 class="rubric" style="margin:26px 0 8px;color:${VELLUM.rubric};font-family:${raw(DISPLAY_FACE)};font-size:22px;font-weight:400;line-height:1.25">${block.text}</h2>
`;
    case "steps":
      return html`<ol style="margin:0 0 16px;padding-left:1.4em">${block.items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}</ol>
`;
    case "button":
      return html`<p style="margin:22px 0"><a class="action" href="${block.url}" style="display:inline-block;padding:13px 26px;background:${VELLUM.rubric};color:${VELLUM.onRubric};border-radius:3px;font-size:18px;line-height:1.2;text-decoration:none">${block.label}</a></p>
`;
    case "link":
      return html`<p style="margin:0 0 16px"><a class="rubric" href="${block.url}" style="color:${VELLUM.rubric}">${block.label}</a></p>
`;
    case "note":
      return html`<p class="faint" style="margin:0 0 16px;color:${VELLUM.textSoft};font-size:16px">${block.text}</p>
`;
  }
}
