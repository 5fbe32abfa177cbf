import { describe, expect, it } from "vitest";
import { describeNewsletter, parseNewsletterText } from "./newsletter-text.ts";

describe("the text of an issue", () => {
  it("has paragraphs, subheadings, steps and links", () => {
    const text =
      "Dear readers,\nautumn is here.\n\n## What is new\n\n1. Films\n2. Hours\n\n \n[See them](https://example.org/films)";
    expect(parseNewsletterText(text)).toEqual([
      { kind: "lines", lines: ["Dear readers,", "autumn is here."] },
      { kind: "subheading", text: "What is new" },
      { kind: "steps", items: ["Films", "Hours"] },
      { kind: "link", label: "See them", url: "https://example.org/films" },
    ]);
  });

  it.each([
    "[Click](javascript:alert(1))",
    "[Click](http://example.org)",
    "1. One\nand more",
    "##No space",
    "<b>Bold</b>",
  ])("takes %s for plain words", (text) => {
    expect(parseNewsletterText(text)).toEqual([{ kind: "lines", lines: text.split("\n") }]);
  });

  it("begins as the line behind the subject, cut at a word", () => {
    expect(describeNewsletter(parseNewsletterText("## Autumn\n\nShort."))).toBe("Short.");
    const long = describeNewsletter(parseNewsletterText("word ".repeat(60)));
    expect(long).toMatch(/^(?:word )+…$/);
    expect(long.length).toBeLessThan(115);
    expect(describeNewsletter([])).toBe("");
  });
});
