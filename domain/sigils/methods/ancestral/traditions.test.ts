import { describe, expect, it } from "vitest";
import { SCRIPTS } from "./script-signs.ts";
import { CANDLE_COLORS, CANDLE_MEANINGS, CULTURAL_BACKGROUNDS, CULTURE_LORE, FAMILY_RITUALS } from "./traditions.ts";

describe("the ancestral choices", () => {
  it("write each script in one tradition", () => {
    expect(CULTURAL_BACKGROUNDS.flatMap((culture) => CULTURE_LORE[culture].script ?? [])).toEqual(SCRIPTS);
  });

  it("offer four candles with a meaning each and nine rituals", () => {
    expect(new Set(CANDLE_COLORS.map((color) => CANDLE_MEANINGS[color])).size).toBe(4);
    expect(new Set(FAMILY_RITUALS.map(({ id }) => id)).size).toBe(9);
  });
});
