import nlp from "compromise/two";
import { isHarmlessVerb } from "../lexicon/harmless-words.ts";
import { QUALITIES } from "../qualities.ts";
import { BASE_OF_THIRD, BASE_VERBS } from "../verbs.ts";

/** Words of which there are few, so that no context is needed. */
const CLOSED_KINDS = [
  [
    "pronoun",
    "i we he she they you it me us him them who everyone everybody someone somebody anyone anybody nobody something everything nothing anything there mine yours hers ours theirs myself himself herself themselves ourselves itself",
  ],
  ["determiner", "a an the my our your his her its their this these those every each some any no all both another"],
  ["be", "be am is are was were been being"],
  ["modal", "will shall would should can could may might must cannot"],
  ["to", "to"],
  [
    "preposition",
    "of in on at by for from with without about into onto over under after before until till near between among through during across against along around behind beneath beside beyond despite inside outside since than toward towards upon via within throughout as per like off up down out",
  ],
  ["conjunction", "and or but nor so because if when while once although though unless whenever wherever"],
  ["negation", "not never"],
  ["base", "have do"],
  ["third", "has does"],
  ["past", "had did used"],
  ["relative", "which where whose whom what how why that whether"],
] as const;

const OPEN_KINDS = [
  ["Gerund", "gerund"],
  ["Infinitive", "base"],
  ["PastTense", "past"],
  ["Participle", "past"],
  ["PresentTense", "third"],
  ["Adverb", "adverb"],
  ["Adjective", "quality"],
  ["Noun", "noun"],
  ["Value", "determiner"],
] as const;

/** What a word is in its sentence; a `relative` begins a clause that hangs on a thing. */
export type Kind = (typeof CLOSED_KINDS)[number][0] | (typeof OPEN_KINDS)[number][1];

const CLOSED: ReadonlyMap<string, Kind> = new Map(
  CLOSED_KINDS.flatMap(([kind, words]) => words.split(" ").map((word): [string, Kind] => [word, kind])),
);

/** A word with what it is. */
export interface Token {
  readonly word: string;
  readonly low: string;
  readonly kind: Kind;
  /** What is written before it, such as a bracket. */
  readonly before: string;
  /** What is written after it: spaces and marks. */
  readonly after: string;
}

/** Third persons that are many things as well: after another thing they are taken for things. */
const MANY_THINGS =
  /^(?:shows|plans|changes|dreams|works|talks|looks|answers|notes|visits|plays|calls|prices|results|matters|views|skills|smiles|walks|hands|sales)$/;

/** What a pain or a trouble does that grows less: verbs that no list of ours has. */
const EASING =
  /^(?:eases|lessens|subsides|shrinks|improves|softens|loosens|calms|settles|recovers|closes|mends|clears)$/;

/** The texts that were read last: the same words are looked at from many sides. */
const READ = new Map<string, readonly Token[]>();
const MOST_READ = 64;

/** The words of a text, each with what it is in its place. */
export function tagWords(text: string): readonly Token[] {
  const known = READ.get(text);
  if (known !== undefined) return known;
  if (READ.size >= MOST_READ) READ.clear();
  const tokens = readWords(text);
  READ.set(text, tokens);
  return tokens;
}

function readWords(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let begun = "";
  for (const { text: word, pre, post, tags } of nlp(text).docs.flat()) {
    const last = tokens.at(-1);
    // What is short for another word ("it's") has no letters itself.
    if (word === "" && begun === "") {
      if (last !== undefined) tokens[tokens.length - 1] = { ...last, after: `${last.after}${post}` };
      continue;
    }
    // "Mother-in-law" is one word.
    if (post === "-") {
      begun += `${word}-`;
      continue;
    }
    const whole = `${begun}${word}`;
    const low = whole.toLowerCase();
    tokens.push({ word: whole, low, kind: findKind(low, tags ?? new Set(), tokens.at(-1)), before: pre, after: post });
    begun = "";
  }
  return tokens;
}

/** The text of words. */
export function joinWords(tokens: readonly Token[]): string {
  return tokens
    .map(({ before, word, after }) => `${before}${word}${after}`)
    .join("")
    .trim();
}

function findKind(low: string, tags: ReadonlySet<string>, before: Token | undefined): Kind {
  const closed = CLOSED.get(low);
  if (closed !== undefined) return closed;
  if (/^\d+(?:st|nd|rd|th)$/.test(low)) return "noun";
  if (/^ones?$/.test(low) && before?.kind === "quality") return "noun";
  const kind = OPEN_KINDS.find(([tag]) => tags.has(tag))?.[1] ?? (low.endsWith("ing") ? "gerund" : "noun");
  if (kind === "third" && before?.kind === "quality" && /[a-z]er$|^(?:better|more|less|new|good)$/.test(before.low))
    return "noun";
  const isTied =
    !/[,.;:]/.test(before?.after ?? "") &&
    (before?.kind === "preposition" || (before?.kind === "determiner" && before.low !== "her"));
  if (isTied && (kind === "base" || kind === "third")) return QUALITIES.has(low) ? "quality" : "noun";
  if (
    (kind === "noun" || kind === "quality") &&
    /^(?:i|we|they)$/.test(before?.low ?? "") &&
    (BASE_VERBS.has(low) || isHarmlessVerb(low)) &&
    !/(?:[^s]s|ing|ed)$/.test(low)
  )
    return "base";
  const isAfterDoer = before?.kind === "noun" || before?.kind === "pronoun";
  if (kind === "noun" && isAfterDoer && BASE_OF_THIRD.has(low) && !MANY_THINGS.test(low)) return "third";
  if (isAfterDoer && EASING.test(low)) return "third";
  if (kind === "base" && before?.kind === "noun" && QUALITIES.has(low)) return "quality";
  return kind;
}
