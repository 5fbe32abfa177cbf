import { FIRST_NAMES } from "../first-names.ts";
import { CONCEPTS_OF_WORDS } from "./concepts.ts";
import { toSpokenText } from "./normalize.ts";
import type { Being, Token } from "./read-clauses.ts";
import { type Finding, readDeeds } from "./read-deeds.ts";

/** A word or mark in its place: the forms that a vocabulary may have it in, and what is known of it. */
export interface Step {
  readonly forms: readonly string[];
  readonly traits: readonly string[];
}

/** Nobody is told more in one breath; what comes after is not read. */
const LONGEST = 80;
const WORD_OR_MARK = /[a-z]+(?:['-][a-z]+)*|\d+|[.!?;:,]/g;
const MARK = /^[.!?;:,]$/;
const NAME = ["<name>"];
const NUMBER = ["<number>"];

interface Read {
  readonly token: Token;
  readonly being: Being | null;
  readonly findings: readonly Finding[];
}

/** Reads a text in order, word by word with marks and what joins its clauses, for a reader to whom the order matters. */
export function readSequence(text: string): readonly Step[] {
  const tokens = readDeeds(text).flatMap((clause) =>
    clause.tokens.map(
      (token, at): Read => ({
        token,
        being: clause.beings[at] ?? null,
        findings: clause.findings.filter((finding) => finding.at === at),
      }),
    ),
  );
  const steps: Step[] = [];
  let next = 0;
  for (const raw of toSpokenText(text).match(WORD_OR_MARK) ?? []) {
    if (MARK.test(raw)) {
      const mark = raw === ";" || raw === ":" ? "," : raw;
      if (steps.length > 0 && steps.at(-1)?.forms[0] !== mark) steps.push({ forms: [mark], traits: [] });
      continue;
    }
    const read = tokens[next];
    if (read?.token.word !== raw.replace(/'s?$/, "")) {
      steps.push({ forms: [raw], traits: ["joins"] });
      continue;
    }
    next += 1;
    steps.push(/^\d/.test(raw) ? { forms: NUMBER, traits: [] } : toStep(read, /'s?$/.test(raw)));
  }
  return steps.slice(0, LONGEST);
}

function toStep({ token, being, findings }: Read, isPossessive: boolean): Step {
  const { word, forms, isPerson } = token;
  const isName = isPerson && FIRST_NAMES.has(word) && !forms.some((form) => CONCEPTS_OF_WORDS.has(form));
  const traits = new Set<string>();
  if (being !== null) traits.add(being);
  if (isPerson) traits.add("person");
  for (const { concept, concerned, isDenied } of findings) {
    traits.add(concept);
    traits.add(`${concept}:${concerned[0]}${isDenied ? "!" : ""}`);
  }
  if (forms.length > 1 && !isName) traits.add(findEnding(word));
  if (isPossessive) traits.add("possessive");
  return { forms: isName ? NAME : forms, traits: [...traits] };
}

function findEnding(word: string): string {
  return /ing$/.test(word) ? "-ing" : /ed$/.test(word) ? "-ed" : /s$/.test(word) ? "-s" : "irregular";
}
