import { dropAccents } from "../../words.ts";
import { GREEK_LETTERS, type GreekId } from "./greek.ts";
import { OGHAM_LETTERS, type OghamId } from "./ogham.ts";
import { RUNES, type RuneId } from "./runes.ts";

/** The three scripts that an ancestral sigil can be written in. */
export const SCRIPTS = ["runes", "ogham", "greek"] as const;

/** One of the three scripts. */
export type Script = (typeof SCRIPTS)[number];

/** A sign of any of the scripts. */
export type ScriptSignId = RuneId | OghamId | GreekId;

type SignsByLetters = Readonly<Record<string, ScriptSignId>>;

/**
 * Latin letters and letter pairs to runes. C, Q and X sound as K does; V is U, as in the oldest Latin hand; Y is J. Nothing leads to iwaz,
 * whose sound English spells in no one way.
 */
const RUNE_OF = {
  A: "ansuz",
  B: "berkanan",
  C: "kaunan",
  D: "dagaz",
  E: "ehwaz",
  F: "fehu",
  G: "gebo",
  H: "hagalaz",
  I: "isaz",
  J: "jera",
  K: "kaunan",
  L: "laguz",
  M: "mannaz",
  N: "naudiz",
  O: "othala",
  P: "perthro",
  Q: "kaunan",
  R: "raido",
  S: "sowilo",
  T: "tiwaz",
  U: "uruz",
  V: "uruz",
  W: "wunjo",
  X: "kaunan",
  Y: "jera",
  Z: "algiz",
  TH: "thurisaz",
  NG: "ingwaz",
} as const satisfies Record<string, RuneId>;

/** Latin letters and letter pairs to ogham. P, which old Irish lacks, is B; V and W are F; J and Y are I; K is C; X and Z are straif. */
const OGHAM_OF = {
  A: "ailm",
  B: "beith",
  C: "coll",
  D: "dair",
  E: "eadhadh",
  F: "fearn",
  G: "gort",
  H: "uath",
  I: "iodhadh",
  J: "iodhadh",
  K: "coll",
  L: "luis",
  M: "muin",
  N: "nion",
  O: "onn",
  P: "beith",
  Q: "ceirt",
  R: "ruis",
  S: "sail",
  T: "tinne",
  U: "ur",
  V: "fearn",
  W: "fearn",
  X: "straif",
  Y: "iodhadh",
  Z: "straif",
  NG: "ngeadal",
} as const satisfies Record<string, OghamId>;

/** Latin letters and letter pairs to Greek. C and Q sound as K does; F is phi; V and Y are upsilon, J is iota; W is omega by its shape. */
const GREEK_OF = {
  A: "alpha",
  B: "beta",
  C: "kappa",
  D: "delta",
  E: "epsilon",
  F: "phi",
  G: "gamma",
  H: "eta",
  I: "iota",
  J: "iota",
  K: "kappa",
  L: "lambda",
  M: "mu",
  N: "nu",
  O: "omicron",
  P: "pi",
  Q: "kappa",
  R: "rho",
  S: "sigma",
  T: "tau",
  U: "upsilon",
  V: "upsilon",
  W: "omega",
  X: "xi",
  Y: "upsilon",
  Z: "zeta",
  TH: "theta",
  PH: "phi",
  CH: "chi",
  PS: "psi",
} as const satisfies Record<string, GreekId>;

const SIGNS_OF: Readonly<Record<Script, SignsByLetters>> = { runes: RUNE_OF, ogham: OGHAM_OF, greek: GREEK_OF };

const CHARACTERS: ReadonlyMap<string, string> = new Map(
  [...RUNES, ...OGHAM_LETTERS, ...GREEK_LETTERS].map(({ id, character }) => [id, character]),
);

/** A word's Latin letters as signs of a script, letter pairs with their own sign first; letters outside A-Z have none and are left out. */
export function listSigns(word: string, script: Script): ScriptSignId[] {
  const signsOf = SIGNS_OF[script];
  const letters = dropAccents(word).toUpperCase();
  const signs: ScriptSignId[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const pair = letters.length - at > 1 ? signsOf[letters.slice(at, at + 2)] : undefined;
    const sign = pair ?? signsOf[letters.charAt(at)];
    if (sign) signs.push(sign);
    if (pair) at += 1;
  }
  return signs;
}

/** The sign that a word begins with; null where it has no letter A-Z. */
export function findInitialSign(word: string, script: Script): ScriptSignId | null {
  return listSigns(word, script)[0] ?? null;
}

const SIGN_IDS: ReadonlyMap<string, ScriptSignId> = new Map(
  [...RUNES, ...OGHAM_LETTERS, ...GREEK_LETTERS].map(({ id }) => [id, id]),
);

/** The sign of a name in any of the scripts; null where no script has it. */
export function findScriptSign(name: string): ScriptSignId | null {
  return SIGN_IDS.get(name) ?? null;
}

/** The Unicode character of a sign. */
export function getSignCharacter(sign: ScriptSignId): string {
  const character = CHARACTERS.get(sign);
  if (character === undefined) throw new Error(`The sign ${sign} stands in no script.`);
  return character;
}
