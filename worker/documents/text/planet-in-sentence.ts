import { PLANET_LORE, type Planet } from "#domain/sigils/planets.ts";

/** A planet's name as it stands within a sentence: "Mars", "the Moon". */
export function toPlanetInSentence(planet: Planet): string {
  const { name } = PLANET_LORE[planet];
  return planet === "sun" || planet === "moon" ? `the ${name}` : name;
}
