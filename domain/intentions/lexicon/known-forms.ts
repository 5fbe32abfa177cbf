import { toGerund, toThirdPerson } from "../verbs.ts";
import { listBaseForms } from "./base-forms.ts";
import { HARMLESS_WORDS } from "./harmless-words.gen.ts";
import { RARE_WORDS } from "./rare-words.gen.ts";

const VOWEL_AND_CONSONANT = /^[^aeiou]*[aeiou][b-df-hj-np-tvz]$/;
const LEAST_TO_COMPARE = 3;

let commonForms: ReadonlySet<string> | null = null;
let rareWords: ReadonlySet<string> | null = null;

/** Whether a word in lower case is a common word of English in one of its forms. */
export function isCommonForm(word: string): boolean {
  commonForms ??= new Set([
    ...HARMLESS_WORDS.verb.split(" ").flatMap((base) => listVerbForms(base)),
    ...HARMLESS_WORDS.thing.split(" ").flatMap((one) => [one, toThirdPerson(one)]),
    ...HARMLESS_WORDS.quality.split(" ").flatMap((quality) => listQualityForms(quality)),
  ]);
  return commonForms.has(word);
}

/** Whether a word is right as it is, though a commoner one is a letter away: "wigs" beside "wings". */
export function isRareWord(word: string): boolean {
  rareWords ??= new Set(RARE_WORDS.split(" "));
  const isDoubled = /([^s])\1(?:ing|ed)$/.test(word);
  return rareWords.has(word) || (!isDoubled && listBaseForms(word).some((form) => rareWords?.has(form)));
}

/** All forms of a verb that the rules give, with the last letter doubled where it may be. */
export function listVerbForms(base: string): readonly string[] {
  const regular = [base, toThirdPerson(base)];
  const past = base.endsWith("e") ? `${base}d` : base.replace(/(?<=[^aeiou])y$/, "i").concat("ed");
  const doubled = `${base}${base.at(-1)}`;
  if (VOWEL_AND_CONSONANT.test(base)) return [...regular, `${doubled}ing`, `${doubled}ed`];
  const isLong = /[aeiou][^aeiou]+[aeiou][b-df-hj-np-tvz]$/.test(base);
  return [...regular, toGerund(base), past, ...(isLong ? [`${doubled}ing`, `${doubled}ed`] : [])];
}

function listQualityForms(quality: string): readonly string[] {
  const adverb = /[^l]le$/.test(quality) ? `${quality.slice(0, -1)}y` : `${quality.replace(/y$/, "i")}ly`;
  if (quality.length < LEAST_TO_COMPARE || quality.length > 7) return [quality, adverb];
  const stem = VOWEL_AND_CONSONANT.test(quality)
    ? `${quality}${quality.at(-1)}`
    : quality.replace(/e$/, "").replace(/y$/, "i");
  return [quality, adverb, `${stem}er`, `${stem}est`];
}
