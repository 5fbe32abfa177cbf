import { isMethodIncluded, type Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { AppError } from "#worker/http/app-error.ts";

const METHOD_NAMES: Readonly<Record<SigilMethod, string>> = {
  chaos: "Chaos magick",
  planetary: "The planetary method",
  custom: "Custom symbol integration",
  ancestral: "Ancestral wisdom",
  elemental: "Elemental fusion",
};

/** Throws `tier_required` where a tier does not include a method. */
export function requireMethod(tier: Tier, method: SigilMethod): void {
  if (isMethodIncluded(tier, method)) return;
  throw new AppError(
    "tier_required",
    `${METHOD_NAMES[method]} opens with the Advanced tier. Chaos magick is yours freely: your intention is welcome there.`,
  );
}
