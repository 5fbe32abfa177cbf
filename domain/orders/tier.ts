import type { SigilMethod } from "../sigils/method.ts";

/** What a person can hold, from least to most. */
export const TIERS = ["free", "advanced", "mastercrafted"] as const;

/** What a person holds. */
export type Tier = (typeof TIERS)[number];

/** Whether a tier includes a method: the free tier offers chaos magick alone. */
export function isMethodIncluded(tier: Tier, method: SigilMethod): boolean {
  return method === "chaos" || tier !== "free";
}

/** Whether a tier includes the activation plan of a sigil. */
export function isActivationPlanIncluded(tier: Tier): boolean {
  return tier !== "free";
}

/** What each tier is called. */
export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  free: "Free",
  advanced: "Advanced",
  mastercrafted: "Mastercrafted",
};
