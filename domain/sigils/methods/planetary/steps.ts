import { describeReduction, describeSpelling, type LetterFacts } from "../../letter-steps.ts";
import { joinWords, writeNumber, writeOrdinal, writeTimes } from "../../prose.ts";
import { describeSeal } from "../../seal-steps.ts";
import type { PlanetReason, PlanetSuggestion } from "./choose-planet.ts";
import { computeMagicConstant, findCell, KAMEAS } from "./kameas.ts";
import { computeCellNumber, findLetterValue, SMALLEST_ZERO_STRIPPING_ORDER } from "./letter-values.ts";
import { PLANET_LORE, PLANETS, type Planet, withArticle } from "./planets.ts";

/** What is known of a planetary drawing. */
export interface PlanetaryFacts extends LetterFacts {
  readonly planet: Planet;
  readonly reason: PlanetReason;
  /** The letters that are traced, in order, without separators. */
  readonly tracedLetters: string;
  /** Letters that remained but found no place: a square carries only a few. */
  readonly leftLetters: string;
  /** The cells that the pen visits, in order; letters in a row that fall on one cell are one station. */
  readonly stations: readonly { readonly letters: string; readonly cell: number }[];
  /** Pairs of cells between which the line runs more than once, and how often. */
  readonly retraced: readonly { readonly cells: readonly [number, number]; readonly times: number }[];
  /** The letters on a number with an open ring, because a word begins with them, and the number of each. */
  readonly initials: readonly { readonly letter: string; readonly cell: number }[];
  /** The planet's own end of the line: "spear". */
  readonly endMark: string;
  /** Whether the line goes on from the last number into free ground, and has its mark there; otherwise the mark is on the number itself. */
  readonly isEndLedOn: boolean;
  readonly sealFamily: string;
}

/** The way from the sentence over the planet's square to the sigil, in sentences that can be followed with pen and paper. */
export function describePlanetarySteps(facts: PlanetaryFacts): string[] {
  return [
    describePlanet(facts),
    ...describeSpelling(facts),
    ...describeReduction(
      facts,
      `${facts.tracedLetters}${facts.leftLetters}`,
      "too few numbers would remain without them",
    ),
    ...describeLeftLetters(facts),
    describeSquare(facts.planet),
    describeNumbers(facts),
    ...describeTrace(facts),
    describeSeal(facts.sealFamily, `${PLANET_LORE[facts.planet].glyph}, the sign of ${withArticle(facts.planet)}`),
  ];
}

/** Under which planet to work and why: the sentence that the steps begin with. */
function describePlanet({ planet, reason }: Pick<PlanetaryFacts, "planet" | "reason">): string {
  const name = withArticle(planet);
  const day = `Its day is ${PLANET_LORE[planet].weekday}.`;
  switch (reason.kind) {
    case "words":
      return `Work under ${name}: ${nameBelonging(reason.words)} to it. ${day}`;
    case "count": {
      const place = writeOrdinal(PLANETS.indexOf(planet) + 1);
      return `No word names a planet, so count: ${nameCount(reason)}. That is ${name}, the ${place}. ${day}`;
    }
    case "chosen":
      return `Work under ${name}, the planet of your own choice. ${day}`;
  }
}

/** Which planet is suggested and why, to a visitor who can choose another one. */
export function describeSuggestion({ planet, reason }: PlanetSuggestion): string {
  const name = withArticle(planet);
  return reason.kind === "words"
    ? `Suggested: ${name}, because ${nameBelonging(reason.words)} to it.`
    : `Suggested: ${name}, by count, because no word names a planet: ${nameCount(reason)}.`;
}

function nameBelonging(words: readonly string[]): string {
  return `${joinWords(words.map((word) => `“${word}”`))} ${words.length === 1 ? "belongs" : "belong"}`;
}

function nameCount({ total, remainder }: Extract<PlanetReason, { kind: "count" }>): string {
  return `the letters add up to ${total}, and by seven ${remainder === 0 ? "nothing" : remainder} is left`;
}

function describeLeftLetters({ leftLetters, planet }: PlanetaryFacts): string[] {
  if (leftLetters === "") return [];
  const stay = leftLetters.length === 1 ? "stays" : "stay";
  return [`The square of ${withArticle(planet)} carries no more; ${joinWords([...leftLetters])} ${stay} in the ring.`];
}

function describeSquare(planet: Planet): string {
  return `${nameSquare(planet)}: ${KAMEAS[planet].map((row) => row.join(" ")).join(" / ")}.`;
}

function nameSquare(planet: Planet): string {
  const order = writeNumber(KAMEAS[planet].length);
  return `Write the square of ${withArticle(planet)}, ${order} by ${order}, where every line adds up to ${computeMagicConstant(planet)}`;
}

/** The steps as they are told beside a picture of the planet's square: its numbers, up to 81, are not listed a second time. */
export function tellBesideSquare(steps: readonly string[], planet: Planet): string[] {
  const withNumbers = describeSquare(planet);
  return steps.map((step) => (step === withNumbers ? `${nameSquare(planet)}.` : step));
}

function describeNumbers({ tracedLetters, planet }: PlanetaryFacts): string {
  const order = KAMEAS[planet].length;
  const numbers = [...tracedLetters].map((letter) => {
    const value = findLetterValue(letter) ?? 0;
    const cell = computeCellNumber(value, order);
    return cell === value ? `${letter} is ${value}` : `${letter} is ${value}, here ${cell}`;
  });
  const isReduced = numbers.some((number) => number.includes(", here "));
  const way = order < SMALLEST_ZERO_STRIPPING_ORDER ? "keeps its first digit" : "loses its zeros until it fits";
  const rule = isReduced ? ` A number beyond ${order * order} ${way}.` : "";
  return `Give each letter its number: ${joinWords(numbers)}.${rule}`;
}

/** The way over the square, and what is set on its numbers. */
function describeTrace({ planet, stations, initials, retraced, endMark, isEndLedOn }: PlanetaryFacts): string[] {
  const [first, ...others] = stations;
  if (!first) return [];
  const route = others.map(({ cell }) => cell);
  const doubled = stations.filter(({ letters }) => letters.length > 1);
  return [
    `Begin on ${first.cell}, ${describePlace(planet, first.cell)}, with a large ring and a point in it.`,
    ...describeRoute(route, isEndLedOn),
    ...describeInitials(initials),
    ...doubled.map(({ letters, cell }) => {
      const [what, mark] = cell === first.cell ? ["a second ring", "ring"] : ["a ring", "bead"];
      return `${joinWords([...letters])} fall on ${cell} one after another: set ${what} around its ${mark}.`;
    }),
    ...retraced.map(
      ({ cells: [from, to], times }) =>
        `Between ${from} and ${to} the line runs ${writeTimes(times)}: let each way bow apart from the other, as an almond opens.`,
    ),
    `${isEndLedOn ? "Lead the line on from its last number into free ground, and end it" : "End the line there"} with a ${endMark}, the mark of ${withArticle(planet)}.`,
  ];
}

function describeRoute(route: readonly number[], isEndLedOn: boolean): string[] {
  if (route.length === 0) return [];
  const beads = isEndLedOn ? "a bead on every number" : "a bead on every number but the last";
  return [`From there draw to ${joinInTurn(route)}, each line straight or in one clear bow, and set ${beads}.`];
}

function describeInitials(initials: PlanetaryFacts["initials"]): string[] {
  if (initials.length === 0) return [];
  const places = joinWords(initials.map(({ letter, cell }) => `${letter} on ${cell}`));
  return initials.length === 1
    ? [`${places} begins a word: make its bead an open ring.`]
    : [`${places} begin words: make their beads open rings.`];
}

/** Stations keep their order, so the last is "then" and not one of a heap. */
function joinInTurn(cells: readonly number[]): string {
  return cells.length === 1 ? cells.join() : `${cells.slice(0, -1).join(", ")} and then ${cells.at(-1)}`;
}

function describePlace(planet: Planet, cell: number): string {
  const place = findCell(planet, cell);
  return place
    ? `the ${writeOrdinal(place.column + 1)} in the ${writeOrdinal(place.row + 1)} row`
    : "wherever it stands";
}
