import { SIGIL_METHODS, type SigilMethod } from "../sigils/method.ts";

/** What a person can hold, from least to most. */
export const TIERS = ["free", "advanced", "mastercrafted"] as const;

/** What a person holds. */
export type Tier = (typeof TIERS)[number];

/** What a tier opens. */
interface TierRights {
  readonly methods: readonly SigilMethod[];
  readonly hasActivationPlan: boolean;
  /** Whether the films of the methods can be watched to their ends. */
  readonly hasFilms: boolean;
  /** Whether its activation guide is the larger edition. */
  readonly hasLargerGuide: boolean;
}

const TIER_RIGHTS: Readonly<Record<Tier, TierRights>> = {
  free: { methods: ["chaos"], hasActivationPlan: false, hasFilms: false, hasLargerGuide: false },
  advanced: { methods: SIGIL_METHODS, hasActivationPlan: true, hasFilms: true, hasLargerGuide: true },
  mastercrafted: { methods: SIGIL_METHODS, hasActivationPlan: true, hasFilms: true, hasLargerGuide: true },
};

/** Whether a tier includes a method: the free tier offers chaos magick alone. */
export function isMethodIncluded(tier: Tier, method: SigilMethod): boolean {
  return TIER_RIGHTS[tier].methods.includes(method);
}

/** Whether a tier includes the activation plan of a sigil. */
export function isActivationPlanIncluded(tier: Tier): boolean {
  return TIER_RIGHTS[tier].hasActivationPlan;
}

/** Whether a tier includes the films of the methods beyond their free beginnings. */
export function areFilmsIncluded(tier: Tier): boolean {
  return TIER_RIGHTS[tier].hasFilms;
}

/** Whether a tier includes the larger edition of the activation guide. */
export function isLargerGuideIncluded(tier: Tier): boolean {
  return TIER_RIGHTS[tier].hasLargerGuide;
}

/** What each tier is called. */
export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  free: "Free",
  advanced: "Advanced",
  mastercrafted: "Mastercrafted",
};
