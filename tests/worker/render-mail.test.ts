import { describe, expect, it } from "vitest";
import { NOCTURNE, VELLUM } from "#domain/inks.ts";
import { type MailBlock, type MailContent, renderHtml, renderText } from "#worker/mail/render-mail.ts";

const ATTACK = `</p><script>alert(1)</script><img src=x onerror="alert('2')"> & "quoted"`;
const ATTACK_URL = `https://example.org/?a=1&b="><script>alert(3)</script>`;

const PLAIN: MailContent = { preview: "Preview", heading: "Heading", blocks: [], reason: "Reason." };

const BLOCKS: readonly MailBlock[] = [
  { kind: "paragraph", text: ATTACK },
  { kind: "subheading", text: ATTACK },
  { kind: "steps", items: ["One", ATTACK] },
  { kind: "button", label: ATTACK, url: "https://example.org/" },
  { kind: "button", label: "Open", url: ATTACK_URL },
  { kind: "link", label: ATTACK, url: ATTACK_URL },
  { kind: "note", text: ATTACK },
];

describe("a mail in HTML shows everything as text", () => {
  it.each<[string, string]>([
    ["the subject", renderHtml(ATTACK, PLAIN, null)],
    ["the preview", renderHtml("Subject", { ...PLAIN, preview: ATTACK }, null)],
    ["the heading", renderHtml("Subject", { ...PLAIN, heading: ATTACK }, null)],
    ["the reason", renderHtml("Subject", { ...PLAIN, reason: ATTACK }, null)],
    ["the way out", renderHtml("Subject", PLAIN, ATTACK_URL)],
    ...BLOCKS.map((block): [string, string] => [
      `a ${block.kind}: ${JSON.stringify(block).slice(0, 60)}`,
      renderHtml("Subject", { ...PLAIN, blocks: [block] }, null),
    ]),
  ])("of %s", (_part, markup) => {
    expect(markup).not.toMatch(/<script|<img|onerror="|alert\('/);
    expect(markup).toContain("&lt;script&gt;alert(");
    expect(markup).toContain("&quot;");
  });

  it("and holds what was written, letter for letter", () => {
    const markup = renderHtml("Subject", { ...PLAIN, blocks: [{ kind: "paragraph", text: ATTACK }] }, null);
    const [, text = ""] = /<p style="margin:0 0 16px">(.*?)<\/p>/s.exec(markup) ?? [];
    const entities = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'" } as const;
    const read = text.replace(/&(lt|gt|amp|quot|#39);/g, (_entity, name: keyof typeof entities) => entities[name]);
    expect(read).toBe(ATTACK);
  });
});

it("a mail as text holds the words as they are, and a way out only where it is a newsletter", () => {
  const content: MailContent = { ...PLAIN, blocks: [{ kind: "note", text: "a < b & c" }] };
  expect(renderText(content, null)).toContain("a < b & c");
  expect(renderText(content, null)).not.toContain("Receive no more letters");
  expect(renderText(content, "https://example.org/out")).toContain(
    "Receive no more letters from us:\nhttps://example.org/out",
  );
});

it("a mail is written in the inks of the two themes alone", () => {
  const markup = renderHtml("Subject", { ...PLAIN, blocks: BLOCKS }, "https://example.org/out");
  const colors = new Set(markup.match(/#[0-9a-f]{6}\b/gi));
  const inks = new Set<unknown>([...Object.values(VELLUM), ...Object.values(NOCTURNE)]);
  expect(colors.size).toBeGreaterThan(8);
  expect([...colors].filter((color) => !inks.has(color))).toEqual([]);
});
