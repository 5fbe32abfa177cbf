import { type Being, type Cue, listCues, readClauses, type Token } from "./read-clauses.ts";

type Name = Cue["concept"];
const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** What takes a person as its object; of everything else the subject is the person whom it befalls. */
const TRANSITIVE = set("kill hurt control deceive revenge curse sexual shame fear harmfulVerb breakup guard heal good");
/** What is done to the thing right behind the verb: "I break the ice with her" does nothing to her. */
const DIRECT = set("kill hurt deceive harmfulVerb");
/** What is harm where it is done to somebody else, or befalls them. */
const DARK = set(
  "kill die hurt mishap illness pain ruin shame fear control breakup deceive revenge curse weapon trouble harmfulVerb",
);
/** What is harmless in games, on stage and at work. */
const OF_GAMES = set("kill hurt harmfulVerb deceive ruin");
const NEGATIONS = set(
  "not never no nobody none neither nor without hardly cannot nothing stop stops stopped quit quits less anymore",
);
/** Before a trouble, these take it away. */
const RELIEVING = set(
  "break lift end stop beat overcome fight cure heal survive escape forgive comfort counsel help support protect after from against out bury release lose reverse calm soothe mend remove free safe despite through patient accept grieve mourn work protected recover spare",
);
/** Behind a trouble, these end it. */
const RELIEVED = set(
  "end stop lift leave shrink vanish disappear fade ease heal melt over go away gone pass miss spare break recover survive",
);
const OBJECT_WINDOW = 5;
const NEAR = 4;
const PREPOSITIONS = set("with in of for at into to from on about over by as through until near before after like");
const PARTICLES = set("up out down off away back");

/** Whom a cue concerns. */
export type Concerned = "self" | "other" | "nobody";

/** A cue with whom it concerns. */
export interface Finding {
  readonly concept: Name;
  readonly at: number;
  readonly concerned: Concerned;
  readonly isDenied: boolean;
  readonly agent: Being | null;
}

/** A clause with what it speaks of. */
export interface Clause {
  readonly tokens: readonly Token[];
  readonly beings: readonly (Being | null)[];
  readonly findings: readonly Finding[];
}

/** Reads what a text does to whom. */
export function readDeeds(text: string): readonly Clause[] {
  let before: Concerned = "nobody";
  return readClauses(text).map((tokens) => {
    const beings = listBeings(tokens);
    const findings = listFindings(tokens, beings, before);
    before = beings.includes("other") ? "other" : beings.includes("self") && before !== "other" ? "self" : before;
    return { tokens, beings, findings };
  });
}

/** Whether clauses plainly harm somebody else: what is dark is done to them or befalls them, and nothing rescues, heals, mourns or plays. */
export function isPlainHarm(clauses: readonly Clause[]): boolean {
  const all = clauses.flatMap(({ findings }) => findings).filter(({ isDenied }) => !isDenied);
  const has = (...names: Name[]): boolean => all.some(({ concept }) => names.includes(concept));
  const deniedGuard = clauses.some(({ findings }) =>
    findings.some(({ concept, isDenied }) => concept === "guard" && isDenied),
  );
  if (has("guard", "mourn", "living") || deniedGuard) return false;
  const excused = (concept: Name): boolean =>
    (has("play") && OF_GAMES.has(concept)) ||
    (has("heal") && (concept === "illness" || concept === "trouble" || concept === "die" || concept === "pain")) ||
    (has("law") && concept === "ruin");
  return clauses.some((clause) => isDark(clause, excused) || deprives(clause) || reaches(clause));
}

function isDark({ findings }: Clause, excused: (concept: Name) => boolean): boolean {
  const isKind = findings.some((f) => f.concept === "good" && !f.isDenied && f.concerned === "other");
  return (
    !isKind &&
    findings.some((f) => DARK.has(f.concept) && f.concerned === "other" && !f.isDenied && !excused(f.concept))
  );
}

/** Good things that are denied to somebody: "nobody ever loves her", "may he never know peace". */
function deprives({ tokens, beings, findings }: Clause): boolean {
  const subject = beings.find((being) => being !== null);
  if (beings.includes("self") || (subject !== "other" && subject !== "nobody")) return false;
  return (
    tokens.some(({ word }) => word === "never" || word === "nobody" || word === "no") &&
    beings.includes("other") &&
    findings.some(({ concept, isDenied }) => isDenied && (concept === "good" || concept === "heal"))
  );
}

/** Sexual reach for the young and the helpless. */
function reaches({ findings }: Clause): boolean {
  const has = (...names: Name[]): boolean =>
    findings.some(({ concept, isDenied }) => names.includes(concept) && !isDenied);
  return has("sexual") && has("young", "helpless");
}

function listFindings(tokens: readonly Token[], beings: readonly (Being | null)[], before: Concerned): Finding[] {
  return listCues(tokens).map((cue) => {
    const ahead = tokens.slice(Math.max(0, cue.at - NEAR), cue.at);
    const behind = tokens.slice(cue.at + cue.length, cue.at + cue.length + 3);
    const isTrouble = !TRANSITIVE.has(cue.concept) || cue.concept === "curse" || cue.concept === "harmfulVerb";
    const isDenied =
      ahead.some(({ word }) => NEGATIONS.has(word)) ||
      (isTrouble &&
        (ahead.some(({ forms }) => forms.some((form) => RELIEVING.has(form))) ||
          behind.some(({ forms }) => forms.some((form) => RELIEVED.has(form)))));
    return {
      concept: cue.concept,
      at: cue.at,
      concerned: findConcerned(tokens, beings, cue, before),
      isDenied,
      agent: beings.slice(0, cue.at).find((being) => being !== null) ?? null,
    };
  });
}

/** Who each word names; a possessive gives its word to the person named after it: "my" in "my boss" is not the writer. */
function listBeings(tokens: readonly Token[]): readonly (Being | null)[] {
  return tokens.map(({ word, being }, at) => {
    if (word !== "my" && word !== "our") return being;
    const next = tokens.slice(at + 1, at + 5).findIndex(({ isPerson }) => isPerson);
    return next >= 0 ? "other" : being;
  });
}

function findConcerned(
  tokens: readonly Token[],
  beings: readonly (Being | null)[],
  { concept, at, length }: Cue,
  before: Concerned,
): Concerned {
  if (tokens[at]?.isPerson) return beings[at] === "self" ? "self" : "other";
  const isNamed = (being: Being | null): boolean => being === "self" || being === "other";
  const inside = beings.slice(at, at + length).find(isNamed) ?? null;
  const object = findObject(tokens, beings, concept, at + length);
  const subject = beings.slice(0, at).findLast(isNamed) ?? null;
  const after = object === "thing" ? null : object;
  const person = TRANSITIVE.has(concept)
    ? (inside ?? (object === "thing" ? "thing" : (after ?? subject)))
    : (inside ?? subject ?? after);
  if (person === "thing") return "nobody";
  return person === "self" || person === "other" ? person : before;
}

function findObject(
  tokens: readonly Token[],
  beings: readonly (Being | null)[],
  concept: Name,
  from: number,
): Being | "thing" | null {
  let things = 0;
  for (let at = from; at < Math.min(tokens.length, from + OBJECT_WINDOW); at += 1) {
    const being = beings[at] ?? null;
    if (being === "self" || being === "other") return being;
    const word = tokens[at]?.word ?? "";
    if (PARTICLES.has(word) || /ly$/.test(word)) continue;
    if (DIRECT.has(concept) && PREPOSITIONS.has(word) && things > 0) return "thing";
    if (!PREPOSITIONS.has(word)) things += 1;
  }
  return DIRECT.has(concept) && things > 0 ? "thing" : null;
}
