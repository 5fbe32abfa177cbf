/** The seven planets in the Chaldean order, slowest first. */
export const PLANETS = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"] as const;

/** One of the seven planets of the tradition. */
export type Planet = (typeof PLANETS)[number];

/** What the tradition gives to a planet. */
export interface PlanetLore {
  readonly name: string;
  /** Astrological sign, followed by U+FE0E so that it is set as text and not as an emoji. */
  readonly glyph: string;
  readonly weekday: string;
  readonly metal: string;
  readonly colors: readonly string[];
  /** What it rules, in the order in which it is listed to a reader. */
  readonly domains: readonly string[];
}

/** The planets' lore after Agrippa, De occulta philosophia, books I and II. */
export const PLANET_LORE: Readonly<Record<Planet, PlanetLore>> = {
  saturn: {
    name: "Saturn",
    glyph: "♄\uFE0E",
    weekday: "Saturday",
    metal: "lead",
    colors: ["black", "indigo"],
    domains: ["structure", "discipline", "boundaries", "endings", "legacy", "time"],
  },
  jupiter: {
    name: "Jupiter",
    glyph: "♃\uFE0E",
    weekday: "Thursday",
    metal: "tin",
    colors: ["blue", "violet"],
    domains: ["growth", "fortune", "wealth", "justice", "honour", "faith"],
  },
  mars: {
    name: "Mars",
    glyph: "♂\uFE0E",
    weekday: "Tuesday",
    metal: "iron",
    colors: ["red"],
    domains: ["courage", "action", "strength", "conflict", "defence"],
  },
  sun: {
    name: "Sun",
    glyph: "☉\uFE0E",
    weekday: "Sunday",
    metal: "gold",
    colors: ["gold"],
    domains: ["success", "vitality", "health", "leadership", "clarity"],
  },
  venus: {
    name: "Venus",
    glyph: "♀\uFE0E",
    weekday: "Friday",
    metal: "copper",
    colors: ["green"],
    domains: ["love", "beauty", "harmony", "friendship", "art"],
  },
  mercury: {
    name: "Mercury",
    glyph: "☿\uFE0E",
    weekday: "Wednesday",
    metal: "quicksilver",
    colors: ["yellow", "orange"],
    domains: ["speech", "study", "trade", "travel", "wit"],
  },
  moon: {
    name: "Moon",
    glyph: "☽\uFE0E",
    weekday: "Monday",
    metal: "silver",
    colors: ["white"],
    domains: ["intuition", "dreams", "home", "cycles"],
  },
};

/** A planet's name as it is in a sentence: "the Moon", "Saturn". */
export function withArticle(planet: Planet): string {
  const { name } = PLANET_LORE[planet];
  return planet === "sun" || planet === "moon" ? `the ${name}` : name;
}

/** When a sigil of a planet is activated: the one sentence of the paid plan that the offer of it shows. */
export function describePlanetTime(planet: Planet): string {
  const name = withArticle(planet);
  return `On a ${PLANET_LORE[planet].weekday}, the day of ${name}, within the hour after sunrise, which belongs to ${name} too.`;
}
