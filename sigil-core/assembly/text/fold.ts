import { CLASS_LETTER, CLASS_SIGN, classify } from "./code-point-class";
import {
  LATIN, LATIN_ADDITIONAL, LATIN_ADDITIONAL_FIRST, LATIN_FIRST, LETTERLIKE, LETTERLIKE_FIRST, LIGATURES,
} from "./latin-table";
import {
  ARABIC, ARABIC_EXTENDED, ARABIC_FIRST, CYRILLIC, CYRILLIC_ACCENTED, CYRILLIC_ACCENTED_FIRST, CYRILLIC_EXTENDED,
  CYRILLIC_EXTENDED_FIRST, CYRILLIC_FIRST, CYRILLIC_HOOKED, CYRILLIC_HOOKED_FIRST, CYRILLIC_OLD, CYRILLIC_OLD_FIRST, GREEK,
  GREEK_EXTENDED, GREEK_EXTENDED_FIRST, GREEK_FIRST, HEBREW, HEBREW_FIRST, HEBREW_POINTED, HEBREW_POINTED_FIRST,
} from "./script-tables";
import { clearSpelled, spellEntry, spellFromPairs, spellFromRow, spellLetter, spelledAt, spelledLength } from "./sound-table";
import { mix } from "./hash";

/** How a letter was found; part of the hash, so that a word and its transliteration are different texts. */
export const ORIGIN_LATIN: i32 = 0;
export const ORIGIN_TRANSLITERATED: i32 = 1;
export const ORIGIN_MAPPED: i32 = 2;

let origin: i32 = ORIGIN_LATIN;
/** Where the letters of the last folded code point came from. */
export function foldedOrigin(): i32 {
  return origin;
}

/** The signs behind mapped letters: one, or the jamo of a Hangul syllable. */
const mappedSigns = new StaticArray<i32>(3);
/** The mark that a voiced kana carries inside, 0 for none. */
let voicing: i32 = 0;

/** What the letter with this number weighs in the hash: two signs that map to one letter are still two texts. */
export function foldedWeight(index: i32): u64 {
  if (origin == ORIGIN_MAPPED) return <u64>mappedSigns[index];
  return <u64>(spelledAt(index) | (origin << 8));
}

/** The voicing mark of the last folded kana, as though it stood by itself; 0 for none. */
export function foldedVoicing(): i32 {
  return voicing;
}

/**
 * Folds one code point to capitals A-Z, left in the sound table, and returns its class. A letter without a table is mapped to one capital
 * by its number.
 */
export function foldCodePoint(raw: i32): i32 {
  clearSpelled();
  origin = ORIGIN_LATIN;
  const codePoint = canonicalBase(raw);
  if (spellLatin(codePoint)) return CLASS_LETTER;
  origin = ORIGIN_TRANSLITERATED;
  if (spellScript(codePoint)) return CLASS_LETTER;
  const kind = classify(codePoint);
  if (kind != CLASS_LETTER) return kind;
  // A sign of a known script without a sound (the soft sign, a lone hamza) weighs in the hash alone.
  if (codePoint < 0x250 || hasTable(codePoint)) return CLASS_SIGN;
  origin = ORIGIN_MAPPED;
  if (codePoint >= 0xac00 && codePoint <= 0xd7a3) mapSyllable(codePoint - 0xac00);
  else mapSign(codePoint);
  return CLASS_LETTER;
}

/** The digit 0-9 that a code point writes in any of the usual forms, as its ASCII code; otherwise the code point itself. */
export function foldDigit(codePoint: i32): i32 {
  if (codePoint >= 0x660 && codePoint <= 0x669) return codePoint - 0x660 + 48;
  if (codePoint >= 0x6f0 && codePoint <= 0x6f9) return codePoint - 0x6f0 + 48;
  if (codePoint == 0xb2 || codePoint == 0xb3) return codePoint - 0xb0 + 48;
  if (codePoint == 0xb9) return 49;
  if (codePoint == 0x2070 || (codePoint >= 0x2074 && codePoint <= 0x2079)) return codePoint - 0x2070 + 48;
  if (codePoint >= 0x2080 && codePoint <= 0x2089) return codePoint - 0x2080 + 48;
  if (codePoint >= 0xff10 && codePoint <= 0xff19) return codePoint - 0xff10 + 48;
  if (codePoint >= 0x1d7ce && codePoint <= 0x1d7ff) return (codePoint - 0x1d7ce) % 10 + 48;
  return codePoint;
}

/** Fullwidth forms to ASCII, voiced kana to their base: as though every mark stood by itself. */
function canonicalBase(codePoint: i32): i32 {
  voicing = 0;
  if (codePoint >= 0xff01 && codePoint <= 0xff5e) return codePoint - 0xfee0;
  if (codePoint < 0x304c || codePoint > 0x30fa) return codePoint;
  const base = kanaBase(codePoint);
  const isHalfVoiced = codePoint - base == 2;
  if (base != codePoint) voicing = isHalfVoiced ? 0x309a : 0x3099;
  return base;
}

function kanaBase(codePoint: i32): i32 {
  if (codePoint >= 0x30f7) return codePoint - 8;
  const script = codePoint >= 0x30a0 ? 0x60 : 0;
  const kana = codePoint - script;
  const isKSeries = kana >= 0x304c && kana <= 0x3062 && (kana & 1) == 0;
  if (isKSeries || kana == 0x3065 || kana == 0x3067 || kana == 0x3069) return codePoint - 1;
  if (kana >= 0x3070 && kana <= 0x307d) return codePoint - (kana - 0x306f) % 3;
  if (kana == 0x3094) return 0x3046 + script;
  return codePoint;
}

function spellLatin(codePoint: i32): bool {
  if (codePoint < 0x80) {
    const capital = codePoint & ~0x20;
    if (codePoint < 65 || capital < 65 || capital > 90) return false;
    spellLetter(capital);
    return true;
  }
  if (codePoint == 0xaa || codePoint == 0xba) {
    spellLetter(codePoint == 0xaa ? 65 : 79);
    return true;
  }
  if (codePoint >= 0x1d400 && codePoint <= 0x1d6a3) {
    spellLetter((codePoint - 0x1d400) % 26 + 65);
    return true;
  }
  const circled = circledLetter(codePoint);
  if (circled >= 0) {
    spellLetter(circled + 65);
    return true;
  }
  return (
    spellFromRow(LATIN, codePoint - LATIN_FIRST) ||
    spellFromRow(LATIN_ADDITIONAL, codePoint - LATIN_ADDITIONAL_FIRST) ||
    spellFromRow(LETTERLIKE, codePoint - LETTERLIKE_FIRST) ||
    ((codePoint <= 0x1eff || (codePoint >= 0xfb00 && codePoint <= 0xfb06)) && spellFromPairs(LIGATURES, codePoint))
  );
}

/** 0-25 for letters in circles, brackets and squares; -1 for others. */
function circledLetter(codePoint: i32): i32 {
  if (codePoint >= 0x24b6 && codePoint <= 0x24e9) return (codePoint - 0x24b6) % 26;
  if (codePoint >= 0x249c && codePoint <= 0x24b5) return codePoint - 0x249c;
  if (codePoint >= 0x1f130 && codePoint <= 0x1f149) return codePoint - 0x1f130;
  if (codePoint >= 0x1f150 && codePoint <= 0x1f169) return codePoint - 0x1f150;
  if (codePoint >= 0x1f170 && codePoint <= 0x1f189) return codePoint - 0x1f170;
  return -1;
}

function spellScript(codePoint: i32): bool {
  if (codePoint == 0x2126) return spellEntry(GREEK, 0x3a9 - GREEK_FIRST);
  if (codePoint < 0x370) return false;
  if (codePoint < 0x400) return spellEntry(GREEK, codePoint - GREEK_FIRST);
  if (codePoint < 0x460) return spellEntry(CYRILLIC, codePoint - CYRILLIC_FIRST);
  if (codePoint < 0x482) return spellEntry(CYRILLIC_OLD, (codePoint - CYRILLIC_OLD_FIRST) >> 1);
  if (codePoint < 0x4c0) return spellEntry(CYRILLIC_EXTENDED, (codePoint - CYRILLIC_EXTENDED_FIRST) >> 1);
  if (codePoint == 0x4c0 || codePoint == 0x4cf) return spellEntry(CYRILLIC, 0x406 - CYRILLIC_FIRST);
  if (codePoint < 0x4d0) return spellEntry(CYRILLIC_HOOKED, (codePoint - CYRILLIC_HOOKED_FIRST) >> 1);
  if (codePoint < 0x500) return spellEntry(CYRILLIC_ACCENTED, (codePoint - CYRILLIC_ACCENTED_FIRST) >> 1);
  if (codePoint < 0x5d0) return false;
  if (codePoint < 0x5eb) return spellEntry(HEBREW, codePoint - HEBREW_FIRST);
  if (codePoint >= 0x5f0 && codePoint <= 0x5f2) return spellEntry("V V Y", codePoint - 0x5f0);
  if (codePoint < 0x620) return false;
  if (codePoint < 0x64b) return spellEntry(ARABIC, codePoint - ARABIC_FIRST);
  if (codePoint < 0x6d6) return spellFromPairs(ARABIC_EXTENDED, codePoint);
  if (codePoint >= GREEK_EXTENDED_FIRST && codePoint <= 0x1fff) return spellFromRow(GREEK_EXTENDED, codePoint - GREEK_EXTENDED_FIRST);
  if (codePoint >= HEBREW_POINTED_FIRST && codePoint <= 0xfb4f) return spellEntry(HEBREW_POINTED, codePoint - HEBREW_POINTED_FIRST);
  return false;
}

function hasTable(codePoint: i32): bool {
  return (codePoint >= 0x410 && codePoint < 0x450) || (codePoint >= 0x621 && codePoint < 0x64b);
}

/** A Hangul syllable counts as its two or three jamo, composed or not. */
function mapSyllable(index: i32): void {
  mapSign(0x1100 + index / 588);
  mapSign(0x1161 + (index % 588) / 28);
  if (index % 28 != 0) mapSign(0x11a7 + (index % 28));
}

function mapSign(codePoint: i32): void {
  mappedSigns[spelledLength()] = codePoint;
  spellLetter(65 + <i32>(mix(<u64>codePoint) % 26));
}
