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
