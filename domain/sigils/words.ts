/** A word of a text: how it is written, how it is compared, and where it is. */
export interface Word {
  /** As the person wrote it. */
  readonly text: string;
  /** Lower case, without accents, apostrophes and a possessive 's. */
  readonly plain: string;
  /** First UTF-16 unit in the text, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** A text without accents: what is left of its compatibility decomposition when the marks are taken out. */
export function dropAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The words of a text in any script, in order; digits, signs and emoji are no words. */
export function listWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    text: written,
    plain: dropAccents(written)
      .toLowerCase()
      .replace(/['’]s$/, "")
      .replace(/['’]/g, ""),
    start: index,
    end: index + written.length,
  }));
}

const VOWEL = /[aeiouy]/;
const DOUBLE_CONSONANT = /([bcdfghjkmnpqrtvw])\1$/;

function stripPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function stripVerbEnding(word: string): string {
  if (/[aeiouy].*eed$/.test(word)) return word.slice(0, -1);
  const base = word.replace(/(?:ing|ed)$/, "");
  if (base === word || base.length < 2 || !VOWEL.test(base)) return word;
  const single = base.replace(DOUBLE_CONSONANT, "$1");
  return /[aeiou][^aeiou]+[aeiou]l{2}$/.test(single) ? single.slice(0, -1) : single;
}

function stripAdjectiveEnding(word: string): string {
  const base = word.length > 5 ? word.replace(/ly$/, "") : word;
  return base.length > 6 ? base.replace(/(?:ness|ful)$/, "") : base;
}

/**
 * The stem of an English word in lower case a-z, equal for its inflections (heal, heals, healed, healing). Stems are for comparing
 * with other stems and need not be words. Strips plurals, -ed, -ing, -ly, -ness, -ful and the silent e: the parts of Porter's
 * algorithm (1980, steps 1, 3 and 5) that short sentences need. Irregular forms (found, strength) are for the word lists to name.
 */
export function stemWord(word: string): string {
  if (word.length <= 3) return word;
  const stem = stripVerbEnding(stripAdjectiveEnding(stripVerbEnding(stripPlural(word))));
  if (stem.length > 2 && stem.endsWith("y") && !/[aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}i`;
  return stem.length > 3 && stem.endsWith("e") && !stem.endsWith("ee") ? stem.slice(0, -1) : stem;
}

const STOP_WORD_LIST = `
  a about above after again against ahead all almost along already also although always am among an and another any anybody anyone
  anything anywhere are arent around as aside ask at away back be became because become becoming been before behind being below
  beside between beyond both bring but by came can cannot cant come comes coming could couldnt desire did didnt do does doesnt
  doing done dont down during each easily either else enough ever every everybody everyone everything everywhere few for from get
  gets getting give gives given go goes going gone gonna got had has hasnt have havent having he hence her here hers herself him
  himself his how however i id if ill im in indeed inside instead intend intention into is isnt it its itself ive just keep keeps
  kept last least less let lets like likely long made make makes making many may maybe me might mine more most much must my myself
  near never next no nobody none nor not nothing now of off often on once one ones only onto or other others our ours ourselves
  out over own perhaps please put quite rather really same see seem seems shall she should since so some somebody someone something
  soon still such take takes taking than that thats the their theirs them themselves then there therefore these they theyre thing
  things this those though through throughout thus till to today together tomorrow too toward towards under until up upon us very
  via want wanted wants was wasnt way we well went were werent what whatever when whenever where wherever whether which while who
  whoever whom whose why will wish wishes with within without wont would yes yesterday yet you your youre yours yourself
  yourselves
`;

/** English words that carry no meaning by themselves in an intention, in the form of `Word.plain`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(STOP_WORD_LIST.trim().split(/\s+/));
