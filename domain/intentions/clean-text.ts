import { withoutTags } from "./without-tags.ts";

/** Short forms and what they stand for, for the whole word and in any case. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|im)\b/gi, "I am"],
  [/\b(?:i've|ive)\b/gi, "I have"],
  [/\bi'll\b/gi, "I will"],
  [/\b(?:i'd|id)(?= (?:really |just |so |kind of |sort of )?(?:like|love|prefer|appreciate)\b)/gi, "I would"],
  [/\bwanna\b/gi, "want to"],
  [/\bgonna\b/gi, "going to"],
  [/\bgotta\b/gi, "have to"],
  [/\bcan'?t\b/gi, "cannot"],
  [/\bwon't\b/gi, "will not"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must)n'?t\b/gi, "$1 not"],
  [/\b(it|he|she|that)'s(?= (?:not|no|my|the|a|an|all)\b)/gi, "$1 is"],
  [/\b(he|she|they|we|you|it)'ll\b/gi, "$1 will"],
  [/\b(they|we|you)'re\b/gi, "$1 are"],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/\bsomeday\b/gi, "some day"],
];

/** Where a second statement begins without a mark: "I am strong I am brave". */
const RUN_ON =
  /(?<!\b(?:that|when|what|who|whom|how|why|as|though|although|whether|unless|whenever|if|because|until|till|while|where|and|but|or|so|than|since|for|like|know|before|after|am|is|in|on|with|believe|think|hope|feel|wish|all|once|whenever|now|today|the|than|[a-z]+ing|person|man|woman|way|everything|time|(?:tell|telling|told) (?:[a-z]+ )?[a-z]+|[,.;:!?]))[^\S\n](?=I am )/g;

/** Letters that a typesetter joined: "ﬁ" is read as "fi". */
const LIGATURES = /[\uFB00-\uFB06]/g;

const SHOUTED = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

/**
 * A text with its words alone: one space between words, straight apostrophes, joined letters and short forms written out, pictures,
 * strings of marks and tags of HTML taken out, shouting lowered. Empty where nothing but pictures and marks was there.
 */
export function cleanText(text: string): string {
  const plain = withoutTags(text.normalize("NFC"))
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"))
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„"«»*_~^|<>{}[\]\\]/g, " ")
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, " ")
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, " ")
    .replace(/\.{2,}|…/g, ". ")
    .replace(/([!?.,;:-])(?:\s*\1)+/g, "$1")
    .replace(/\s+([!?.,;:])/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/^[\s\-–—.,;:!•]+|\s+$/g, "");
  const spoken = SHOUTED.test(plain) && plain.length > 5 ? plain.toLowerCase() : plain;
  const written = SHORT_FORMS.reduce((sofar, [form, full]) => sofar.replace(form, full), spoken);
  return written
    .replace(/\bi\b(?!\.)/g, "I")
    .replace(RUN_ON, ". ")
    .trim();
}

/** A clause as a sentence: begins with a capital, ends with a full stop or keeps its question mark; empty where there is no clause. */
export function toSentence(clause: string): string {
  const bare = clause
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/^[\s,;:.!?-]+|[\s,;:.!?–—-]+$/g, "");
  if (bare === "") return "";
  const [first = ""] = bare;
  return `${first.toUpperCase()}${bare.slice(first.length)}${/\?\s*$/.test(clause) ? "?" : "."}`;
}

/** A sentence as it is put inside another: without its full stop, and in lower case unless it begins with I or a name. */
export function toClause(sentence: string, names: readonly string[] = []): string {
  const bare = sentence.replace(/[.!?\s]+$/, "");
  if (/^I\b/.test(bare) || names.some((name) => bare.startsWith(name)) || /^\p{Lu}{2}/u.test(bare)) return bare;
  const [first = ""] = bare;
  return `${first.toLowerCase()}${bare.slice(first.length)}`;
}
