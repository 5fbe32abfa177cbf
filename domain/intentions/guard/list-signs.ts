import { CONCEPTS_OF_WORDS } from "./concepts.ts";
import type { Token } from "./read-clauses.ts";
import { type Clause, isPlainHarm, readDeeds } from "./read-deeds.ts";

const RESCUE = new Set(["guard", "heal", "mourn", "play", "law", "good", "living"]);
const DARK = new Set(
  "kill die hurt mishap illness pain ruin shame fear control breakup sexual young helpless deceive revenge curse weapon trouble harmfulVerb bad".split(
    " ",
  ),
);
/** What speaks of harm to oneself, or may do so. */
const HEAVY = new Set(
  "slang weary starving selfhurt burden farewell means not_being final hidden flesh enemy animal kin gain myself".split(
    " ",
  ),
);
const OPENINGS = /^(?:may|let|make|wish|bring|give|turn|put|send|please|lord|god|goddess|spirits|take)$/;
const NEGATIONS = new Set("not never no nobody none neither nor without hardly cannot nothing".split(" "));
const SHORT_WORDS = 3;

/** What a text is made of, for a reader that weighs each sign by itself; each group counts as much, however many signs are in it. */
export type Signs = readonly ReadonlySet<string>[];

/**
 * Reads the signs of a text in groups: what is said of whom ("illness:o" is an illness of somebody else, "!" one that is denied) and who is spoken
 * of; its words; those in pairs, with people as <o>, <kin>, <enemy> and <p>; and pairs with one or two words between.
 */
export function listSigns(text: string): Signs {
  const clauses = readDeeds(text);
  return [listMeanings(clauses), ...listWordSigns(clauses)];
}

function listMeanings(clauses: readonly Clause[]): ReadonlySet<string> {
  const signs = new Set<string>();
  let isClear = true;
  for (const clause of clauses) {
    const { tokens, beings, findings } = clause;
    for (const { concept, concerned, isDenied, agent } of findings) {
      const sign = `${isDenied ? "!" : ""}${concept}:${concerned[0]}`;
      signs.add(sign);
      if (concerned === "other" && agent === "self") signs.add(`i>${concept}`);
      if (concerned === "self" && agent !== "self" && agent !== null) signs.add(`${agent}>${concept}`);
      if (DARK.has(concept) || HEAVY.has(concept)) isClear = false;
    }
    const isDenied = tokens.some(({ word }) => NEGATIONS.has(word));
    const subject = beings.find((being) => being !== null) ?? null;
    const hasOther = beings.includes("other");
    const opens = OPENINGS.test(tokens[0]?.word ?? "");
    if (subject !== null) signs.add(`subject:${subject}${isDenied ? ":denied" : ""}`);
    if (opens) signs.add(`opening:${hasOther ? "other" : beings.includes("self") ? "self" : "nobody"}`);
    if (hasOther && !findings.some(({ concept }) => RESCUE.has(concept))) signs.add("other:nothing good");
    if (subject === "other" || (opens && hasOther)) isClear = false;
  }
  for (const sign of listWholeSigns(clauses)) signs.add(sign);
  if (isPlainHarm(clauses)) signs.add("plain harm");
  if (isClear) signs.add("clear");
  return signs;
}

function listWholeSigns(clauses: readonly Clause[]): string[] {
  const findings = clauses.flatMap((clause) => clause.findings);
  const beings = clauses.flatMap((clause) => clause.beings);
  const isKind = findings.some(({ concept }) => RESCUE.has(concept));
  const dark = findings.filter(
    ({ concept, concerned, isDenied }) => DARK.has(concept) && concerned === "other" && !isDenied,
  );
  const signs = dark.map(({ concept }) => `${concept}:o&${isKind ? "kind" : "plain"}`);
  signs.push(dark.length > 0 ? (isKind ? "dark&kind" : "dark&plain") : isKind ? "kind alone" : "neither");
  const people = beings.includes("other")
    ? beings.includes("self")
      ? "both"
      : "others alone"
    : beings.includes("self")
      ? "self alone"
      : "nobody";
  signs.push(people);
  if (clauses.flatMap(({ tokens }) => tokens).length <= SHORT_WORDS) signs.push("short");
  return signs;
}

function listWordSigns(clauses: readonly Clause[]): readonly [Set<string>, Set<string>, Set<string>] {
  const words = clauses.flatMap(({ tokens }) => ["^", ...tokens.map(({ forms, word }) => forms[1] ?? word)]);
  const patterns = [...clauses.flatMap(({ tokens }) => ["^", ...tokens.map((token) => toPattern(token))]), "$"];
  const pairs = patterns.slice(1).map((word, at) => `${patterns[at]} ${word}`);
  const apart = patterns.flatMap((word, at) =>
    [2, 3].flatMap((gap) => (at >= gap ? [`${patterns[at - gap]} ${gap} ${word}`] : [])),
  );
  return [new Set(words.map((word) => `w:${word}`)), new Set(pairs), new Set(apart)];
}

function toPattern({ word, forms, being, isPerson }: Token): string {
  if (being === "self") return word;
  if (being !== null && !isPerson) return "<o>";
  if (!isPerson) return forms[1] ?? word;
  const concepts = forms.flatMap((form) => CONCEPTS_OF_WORDS.get(form) ?? []);
  return concepts.includes("kin") ? "<kin>" : concepts.includes("enemy") ? "<enemy>" : "<p>";
}
