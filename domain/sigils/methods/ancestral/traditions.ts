import type { Script } from "./script-signs.ts";

/** The traditions that an ancestral sigil can be written in; `universal` belongs to no people alone. */
export const CULTURAL_BACKGROUNDS = ["norse", "celtic", "mediterranean", "universal"] as const;

/** One of the traditions. */
export type CulturalBackground = (typeof CULTURAL_BACKGROUNDS)[number];

/** How a tradition is shown to a visitor and what it is written in; `script` is null where letters are no script’s. */
export interface CultureLore {
  readonly name: string;
  readonly script: Script | null;
  /** What is written, in one sentence. */
  readonly writing: string;
}

/** The lore of the traditions. */
export const CULTURE_LORE: Readonly<Record<CulturalBackground, CultureLore>> = {
  norse: { name: "Norse and Germanic", script: "runes", writing: "The stave is written in runes." },
  celtic: { name: "Celtic", script: "ogham", writing: "The stem is written in ogham, read upward." },
  mediterranean: {
    name: "Mediterranean",
    script: "greek",
    writing: "The monogram is written in ringed Greek letters.",
  },
  universal: { name: "Everywhere", script: null, writing: "Your letters grow as limbs, in no people’s script." },
};

/** The colors of the candle, in the order in which they are offered. */
export const CANDLE_COLORS = ["white", "black", "red", "gold"] as const;

/** The color of the candle; the mark is written in it. */
export type CandleColor = (typeof CANDLE_COLORS)[number];

/** What each candle is lit for, in a word or two. */
export const CANDLE_MEANINGS: Readonly<Record<CandleColor, string>> = {
  white: "clearing",
  black: "shelter",
  red: "kin and courage",
  gold: "honour",
};

/** What is spoken before anything is chosen. */
export const ANCESTRAL_CALL = "Those who came before me, stand near. I ask in kindness, and I listen." as const;

/** The nine family rituals, in the order in which they are offered; `short` names one within a list. */
export const FAMILY_RITUALS = [
  { id: "candle_for_the_dead", name: "Lighting a candle for the dead", short: "candle for the dead" },
  { id: "family_recipe", name: "Baking from a family recipe", short: "family recipe" },
  { id: "bedtime_song", name: "A song sung at bedtime", short: "bedtime song" },
  { id: "place_at_the_table", name: "A place kept at the table", short: "place at the table" },
  { id: "planting_by_the_moon", name: "Planting by the moon", short: "planting by the moon" },
  { id: "old_stories", name: "Telling the old stories", short: "old stories" },
  { id: "visiting_the_graves", name: "Visiting the graves", short: "visits to the graves" },
  { id: "blessing_the_threshold", name: "Blessing the threshold", short: "blessing of the threshold" },
  { id: "handing_down_a_craft", name: "Handing down a craft", short: "craft handed down" },
] as const;

/** A ritual of the visitor's family. */
export type FamilyRitual = (typeof FAMILY_RITUALS)[number]["id"];
