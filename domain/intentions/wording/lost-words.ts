import { listWords, STOP_WORDS, stemWord } from "../../sigils/words.ts";
import { listBaseForms } from "../lexicon/base-forms.ts";
import { toBase } from "./conjugate.ts";

/** What says that something is wanted, or how much, and not what it is. */
const SAYS_NOTHING = new Set(
  "want wish hope need would like love please help let may make give grant send bring get able finally really just also already hopefully pray ask god lord universe dear start begin try going gonna manage become feel find keep have able stop never soon some day way thing things lot much very so too more really please become becoming luck thank thanks thankful grateful gratitude could would can will shall should must you he she him her they them please want wants asap somebody someone one ok okay anyway time".split(
    " ",
  ),
);

/** The telling words of a wish of which a sentence says nothing, in any form of theirs. */
export function listLostWords(wish: string, sentence: string): readonly string[] {
  const said = new Set(listWords(sentence).flatMap(({ plain }) => listForms(plain)));
  const digits = [...wish.matchAll(/\d[\d.,:]*/g)].map(([digit]) => digit.replace(/[.,:]+$/, ""));
  const words = listWords(wish)
    .map(({ plain }) => plain)
    .filter((plain) => !STOP_WORDS.has(plain) && !SAYS_NOTHING.has(plain) && plain.length > 1)
    .filter((plain) => !listForms(plain).some((form) => said.has(form)));
  return [...words, ...digits.filter((digit) => !sentence.includes(digit))];
}

function listForms(plain: string): readonly string[] {
  const base = toBase(plain);
  return [...listBaseForms(plain), stemWord(plain), ...(base === null ? [] : [base])];
}
