import type { DescribedSigil, Drawn, DrawnDetails } from "../../drawn.ts";
import { explainPlanet } from "./choose-planet.ts";
import { KAMEAS } from "./kameas.ts";
import { computeCellNumber, findLetterValue } from "./letter-values.ts";
import type { PlanetaryPlan } from "./plan.ts";
import { PLANET_LORE, type Planet } from "./planets.ts";
import { describePlanetarySteps, type PlanetaryFacts } from "./steps.ts";

/** Tells of a planetary sigil; it was turned into the number of each letter's cell. */
export function describePlanetary(plan: PlanetaryPlan, drawn: Drawn): DescribedSigil {
  const facts = gatherPlanetaryFacts(plan, drawn);
  return {
    symbols: facts.stations.map(({ cell }) => String(cell)),
    steps: describePlanetarySteps(facts),
    processedText: formatNumbers(facts.tracedLetters, plan.planet),
    details: describePlanetDetails(plan.planet),
  };
}

function describePlanetDetails(planet: Planet): DrawnDetails {
  const { name, glyph, domains } = PLANET_LORE[planet];
  return { planetaryInfo: { planet: name, symbol: glyph, domain: domains.join(", ") } };
}

/** Each traced letter with the number of its cell, divided by middle dots, because the numbers run on: "M 4 · T 2". */
function formatNumbers(letters: string, planet: Planet): string {
  const order = KAMEAS[planet].length;
  return [...letters]
    .map((letter) => `${letter} ${computeCellNumber(findLetterValue(letter) ?? 0, order)}`)
    .join(" · ");
}

/** What the steps of a planetary sigil are told from. */
function gatherPlanetaryFacts({ intention, planet }: PlanetaryPlan, drawn: Drawn): PlanetaryFacts {
  const tracedLetters = drawn.numbers.map(({ letter }) => letter).join("");
  const stations = listStations(drawn);
  const drawnStations = drawn.strokes.filter(({ kind }) => kind === "station").length;
  return {
    ...drawn,
    planet,
    reason: explainPlanet(intention, planet),
    tracedLetters,
    leftLetters: drawn.processedText.slice(tracedLetters.length),
    stations,
    retraced: listRetraced(stations.map(({ cell }) => cell)),
    endMark: drawn.endMark ?? "dot",
    initials: listInitials(drawn),
    isEndLedOn: drawnStations === new Set(stations.map(({ cell }) => cell)).size,
  };
}

/** Letters in a row that fall on one number are one station. */
function listStations({ numbers }: Drawn): { letters: string; cell: number }[] {
  const stations: { letters: string; cell: number }[] = [];
  for (const { letter, cell, visit } of numbers) {
    const last = stations.at(-1);
    if (visit === "again" && last) last.letters += letter;
    else stations.push({ letters: letter, cell });
  }
  return stations;
}

/** The letters that the core gave an open ring, each with its number. */
function listInitials({ numbers, symbols }: Drawn): PlanetaryFacts["initials"] {
  return symbols.flatMap(({ role, letter }) => {
    const traced = role === "station" ? numbers.find((number) => number.letter === letter) : undefined;
    return traced ? [{ letter: traced.letter, cell: traced.cell }] : [];
  });
}

/** The pairs of numbers between which the line runs more than once, in the order of the first time. */
function listRetraced(route: readonly number[]): PlanetaryFacts["retraced"] {
  const times = new Map<string, { readonly cells: readonly [number, number]; times: number }>();
  for (const [index, to] of route.entries()) {
    const from = route[index - 1];
    if (from === undefined) continue;
    const key = [Math.min(from, to), Math.max(from, to)].join();
    const known = times.get(key);
    if (known) known.times += 1;
    else times.set(key, { cells: [from, to], times: 1 });
  }
  return [...times.values()].filter((pair) => pair.times > 1);
}
