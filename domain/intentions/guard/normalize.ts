/** Letters of other scripts and digits that are written for Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ј: "j",
  ѕ: "s",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  в: "b",
  α: "a",
  ε: "e",
  ο: "o",
  ρ: "p",
  ι: "i",
  κ: "k",
  ν: "v",
  τ: "t",
  υ: "u",
};
const DIGITS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};

/** A word in Latin letters and others. */
const MIXED = /(?=\p{L}*[a-z])(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/gu;

/** Short forms, slang and what keyboards make of words, with what they stand for. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|im)\b/g, "i am"],
  [/\b(?:i've|ive)\b/g, "i have"],
  [/\b(?:i'll)\b/g, "i will"],
  [/\b(?:i'd)\b/g, "i would"],
  [/\bwanna\b/g, "want to"],
  [/\bgonna\b/g, "going to"],
  [/\bgotta\b/g, "have to"],
  [/\b(?:can'?t|cant|can not)\b/g, "cannot"],
  [/\b(?:won'?t)\b(?= )/g, "will not"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must)n'?t\b/g, "$1 not"],
  [/\b(it|he|she|that|there|who|what)'s\b/g, "$1 is"],
  [/\b(he|she|they|we|you|it)'ll\b/g, "$1 will"],
  [/\b(they|we|you)'re\b/g, "$1 are"],
  [/\b(\w+)in'(?=\s|$)/g, "$1ing"],
  [/\b(?:pls|plz)\b/g, "please"],
  [/\b(?:til|till)\b/g, "until"],
  [/\bcuz\b|\bcoz\b|\bbc\b/g, "because"],
  [/\b(mother|father|brother|sister|son|daughter|parents?)[ -]in[ -]laws?\b/g, "$1"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\bdont\b/g, "do not"],
  [/\bpapa\b|\bpops\b/g, "father"],
  [/\bself[- ]harm\b/g, "self-harm"],
  [/\bno one\b|\bno-one\b/g, "nobody"],
  [/\beverybody\b/g, "everyone"],
];

/** Words that matter too much to be missed for a slip of a finger. */
const MATTERS = (
  "want kill murder strangle poison suicide suicidal myself death stepdad husband neighbor neighbour destroy suffer bleed overdose starve hurt " +
  "strangle drown enemy cancer disease accident torture revenge punish"
).split(" ");
const SWAPPED = new Map(MATTERS.flatMap((word) => listSwaps(word).map((swap): [string, string] => [swap, word])));
const SLIPS: ReadonlyMap<string, string> = new Map([
  ...SWAPPED,
  ...(
    "sucide:suicide suicde:suicide suside:suicide suicid:suicide kil:kill kll:kill kyll:kill murdr:murder merder:murder posion:poison dieing:dying " +
    "unaliv:unalive unalived:unalive diee:die ded:dead deth:death hrt:hurt hert:hurt strangel:strangle overdoze:overdose slef:self miself:myself"
  )
    .split(" ")
    .map((pair): [string, string] => {
      const [slip = "", word = ""] = pair.split(":");
      return [slip, word];
    }),
]);

/** Each word that comes of swapping two letters beside each other, the first letter kept. */
function listSwaps(word: string): string[] {
  const swaps: string[] = [];
  for (let at = 1; at < word.length - 1; at += 1) {
    const swap = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (swap !== word) swaps.push(swap);
  }
  return swaps;
}

/** Letters with a mark or space between each of them, as in "k.i.l.l" and "k i l l". */
const SPACED = /(?<![a-z])(?:[a-z][.\-_* ]){3,}[a-z](?![a-z'])/g;

/**
 * A text as it is said: in lower case without accents, letters of other scripts, digits and marks in place of letters read as letters, short
 * forms written out, slips of the finger mended. For reading alone, never to be shown.
 */
export function toSpokenText(text: string): string {
  const letters = text
    .normalize("NFKD")
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(MIXED, (word) => word.replace(/[^a-z]/gu, (sign) => LOOKALIKES[sign] ?? sign))
    .replace(/[^\x20-\x7e]/gu, (sign) =>
      /\p{L}/u.test(sign) ? sign : sign === "\n" ? ". " : sign === "—" || sign === "–" || sign === "…" ? ", " : " ",
    )
    .replace(SPACED, (spaced) => spaced.replace(/[^a-z]/g, ""))
    .replace(/(?<=[a-z])[0134571@$!|]+(?=[a-z])|\b[0134571@$]+(?=[a-z]{3})/g, (signs) =>
      [...signs].map((sign) => DIGITS[sign] ?? sign).join(""),
    )
    .replace(/(?<=[a-z])\*+(?=[a-z])/g, "i")
    .replace(/([a-z])\1{2,}/g, "$1$1");
  const written = WRITTEN_OUT.reduce((sofar, [form, full]) => sofar.replace(form, full), letters);
  return written.replace(/[a-z]+/g, (word) => SLIPS.get(word) ?? word);
}
