/** The two tiers that the home page offers, in the words of the price list. */
export const FREE_TIER_FEATURES = [
  "Basic intention processing",
  "Vowel removal algorithm",
  "Digital sigil display",
  "PDF activation guide",
  "Newsletter subscription",
] as const;

export const ADVANCED_TIER_FEATURES = [
  "Personal info allowed",
  "Multiple sigil methods",
  "Chaos Magick style",
  "Planetary/Kabbalistic",
  "Custom sigil methods",
  "Ancestral Wisdom method",
  "Elemental method",
  "PDF guide with extras",
] as const;
