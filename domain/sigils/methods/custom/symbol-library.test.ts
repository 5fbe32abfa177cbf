import { describe, expect, it } from "vitest";
import { CENTER_SYMBOLS, CONCEPT_THEMES, CUSTOM_LAYOUTS, MOTIFS, THEME_SYMBOLS } from "./symbol-library.ts";

const LIBRARY = [...CONCEPT_THEMES.flatMap((theme) => [...THEME_SYMBOLS[theme]]), ...MOTIFS, ...CENTER_SYMBOLS];

describe("the symbol library", () => {
  it("holds three symbols for each of the twelve themes, nine motifs and ten centers", () => {
    expect(CONCEPT_THEMES).toHaveLength(12);
    for (const theme of CONCEPT_THEMES) expect(THEME_SYMBOLS[theme]).toHaveLength(3);
    expect([MOTIFS.length, CENTER_SYMBOLS.length, CUSTOM_LAYOUTS.length]).toEqual([9, 10, 3]);
  });

  it("names no two symbols alike", () => {
    expect(new Set(LIBRARY.map(({ id }) => id)).size).toBe(LIBRARY.length);
    expect(new Set(LIBRARY.map(({ name }) => name)).size).toBe(LIBRARY.length);
  });

  it("writes meanings that fit into a sentence", () => {
    for (const { meaning } of [...LIBRARY, ...CUSTOM_LAYOUTS]) expect(meaning).toMatch(/^[a-z][^.]+[^.\s]$/);
  });
});
