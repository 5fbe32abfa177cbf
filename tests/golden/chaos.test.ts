import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";

/** Names of the golden files and their recipes; `UPDATE_GOLDENS=1` writes the files anew. */
const RECIPES: readonly (readonly [string, string])[] = [
  ["sentence", "I am confident and creative"],
  ["home", "My home is safe"],
  ["one-word", "Abundance"],
  ["vowels", "aeiou"],
  ["one-letter", "x"],
  ["emoji", "🌙"],
  ["greek", "Η αγάπη έρχεται"],
  ["cyrillic", "Любовь приходит ко мне"],
  ["arabic", "سلام في بيتي"],
  ["hebrew", "שלום בביתי"],
  ["chinese", "我心平静"],
  ["long", "The garden of my grandmother grows again. ".repeat(11)],
];

const engine = loadSigilEngine();

it.each(RECIPES)("the sigil of the recipe %s is drawn as before, byte for byte", (name, intention) => {
  const file = new URL(`chaos/${name}.svg`, import.meta.url);
  const markup = toSigilMarkup(engine.draw({ method: "chaos", intention }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${markup.replaceAll("><", ">\n<")}</svg>\n`;
  if (process.env.UPDATE_GOLDENS === "1") writeFileSync(file, svg);
  expect(svg).toBe(readFileSync(file, "utf8"));
});
