import { joinWords } from "./prose.ts";

/** What the rings of signs look like, by the names of their kinds. */
const RINGS: ReadonlyMap<string, string> = new Map([
  ["letters", "the signs of the letters that remain"],
  ["lined letters", "the signs of the letters that remain, within thin lines"],
  ["sentence", "the signs of your sentence, letter by letter, or of the letters that remain where it is long"],
  [
    "lined sentence",
    "the signs of your sentence, letter by letter, or of the letters that remain where it is long, within thin lines",
  ],
]);

/** What the seals of the first core look like, by the names of their families. */
const SEALS: ReadonlyMap<string, string> = new Map([
  ["band", "two circles, quartered, with small marks between them"],
  ["cusped", "a circle lined with scallops and small dots"],
  ["broken", "a circle broken into arcs, with a thin circle and small marks inside"],
  ["cardinal", "two circles with a cross at each quarter and small marks inside"],
  ["rays", "two circles in a wreath of rays, with small dots inside"],
  ["beaded", "two circles with beads and small marks between them"],
  ["seats", "two circles with small marks between them, the same on both sides"],
]);

/** The last step of a sigil, by the name of its seal's family. `sign` is what is at the seal's top: "♂, the sign of Mars". */
export function describeSeal(family: string, sign: string | null = null): string {
  const signs = RINGS.get(family);
  if (signs !== undefined) return describeRing(signs, sign);
  const seal = SEALS.get(family);
  const drawn = seal === undefined ? "Enclose it in its seal" : `Enclose it in its seal: ${seal}`;
  const top = sign === null ? "" : `; at its top stands ${sign}`;
  return `${drawn}${top}. The seal’s marks belong to this sentence alone.`;
}

function describeRing(signs: string, sign: string | null): string {
  const beginning = sign ?? "two moons around a lozenge";
  return `Enclose it in its ring. Begin at the top with ${beginning}, and set ${signs}, clockwise, their heads outward. A short text is written again.`;
}

/** A letter as a bead, with the kind of terminal that it is drawn as: a dot is round, all others are pointed. */
export interface Bead {
  readonly letter: string;
  readonly terminal: string;
}

/** The letters that found no place in the figure, named in one sentence or none. `what` was missing: "end", "place". */
export function describeUnplaced(letters: string, placed: readonly string[], what: string): string[] {
  const rest = [...letters].filter((letter) => !placed.includes(letter));
  if (rest.length === 0) return [];
  const verb = rest.length === 1 ? "stays" : "stay";
  return [`No ${what} is left for ${joinWords(rest)}, which ${verb} in the ring.`];
}

/** What a free end is finished with, by the kinds of terminal, each with its article: "a spear or a ring". Empty where there are none. */
export function nameEnds(kinds: readonly string[]): string {
  const names = [...new Set(kinds)].map((kind) => (kind === "crosslet" ? "a small cross" : `a ${kind}`));
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}
