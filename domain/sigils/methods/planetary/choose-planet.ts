import { listMatches } from "../../lexicon.ts";
import { countLetters } from "./letter-values.ts";
import { PLANET_LEXICON } from "./planet-words.ts";
import { PLANETS, type Planet } from "./planets.ts";

/** Why a sigil is drawn under its planet, so that the steps can say it. */
export type PlanetReason =
  /** Words of the intention, as written and in their order, belong to it. */
  | { readonly kind: "words"; readonly words: readonly string[] }
  /** No word names a planet: the letters add up to `total`, and `remainder` is what is left of it by seven. */
  | { readonly kind: "count"; readonly total: number; readonly remainder: number }
  /** The visitor chose it; the words lead to another one. */
  | { readonly kind: "chosen" };

/** The planet that an intention itself leads to, and why. */
export interface PlanetSuggestion {
  readonly planet: Planet;
  readonly reason: Exclude<PlanetReason, { kind: "chosen" }>;
}

/**
 * The planet that an intention belongs to. Each different word of a planet's own domain weighs 3 for it, each one near it 1, and the heaviest
 * planet is chosen. Of equals the one whose word comes first in the sentence wins; where one word speaks for both, the slower planet.
 * Where no word names any, the letters counted by the nine chambers decide: what is left of their sum by seven, 1 for Saturn to 6 for Mercury
 * and 0 for the Moon.
 */
export function choosePlanet(intention: string): PlanetSuggestion {
  const planets = weighPlanets(intention);
  const heaviest = Math.max(0, ...planets.map(({ weight }) => weight));
  const leaders = planets.filter(({ weight }) => weight > 0 && weight === heaviest);
  // The sort is stable, so that the Chaldean order remains where the first words are equal.
  const [chosen] = leaders.sort((one, other) => one.firstAt - other.firstAt);
  return chosen
    ? { planet: chosen.planet, reason: { kind: "words", words: chosen.words } }
    : choosePlanetByCount(intention);
}

/** Why an intention is drawn under a planet: what led to it, or the visitor's own choice where the words lead elsewhere. */
export function explainPlanet(intention: string, planet: Planet): PlanetReason {
  const suggested = choosePlanet(intention);
  return suggested.planet === planet ? suggested.reason : { kind: "chosen" };
}

interface WeighedPlanet {
  readonly planet: Planet;
  readonly weight: number;
  readonly firstAt: number;
  readonly words: readonly string[];
}

function weighPlanets(intention: string): WeighedPlanet[] {
  const seen = new Set<string>();
  const matches = listMatches(intention, PLANET_LEXICON).filter(({ stem }) => !seen.has(stem) && seen.add(stem));
  return PLANETS.map((planet) => {
    const own = matches.flatMap(({ text, start, meanings }) =>
      meanings.filter(({ topic }) => topic === planet).map(({ weight }) => ({ text, start, weight })),
    );
    return {
      planet,
      weight: own.reduce((total, { weight }) => total + weight, 0),
      firstAt: own[0]?.start ?? 0,
      words: own.map(({ text }) => text.toLowerCase()),
    };
  });
}

function choosePlanetByCount(intention: string): PlanetSuggestion {
  const total = countLetters(intention);
  const remainder = total % PLANETS.length;
  const planet = PLANETS[(remainder + PLANETS.length - 1) % PLANETS.length] ?? "moon";
  return { planet, reason: { kind: "count", total, remainder } };
}
