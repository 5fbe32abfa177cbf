import { type Fault, refuse } from "#domain/lib/fault.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import { isMethodIncluded, type Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";

const METHOD_NAMES: Readonly<Record<SigilMethod, string>> = {
  chaos: "Chaos magick",
  planetary: "The planetary method",
  custom: "Custom symbol integration",
  ancestral: "Ancestral wisdom",
  elemental: "Elemental fusion",
};

/** The method, where a tier includes it; `tier_required` where it doesn't. */
export function requireMethod(tier: Tier, method: SigilMethod): Result<SigilMethod, Fault> {
  if (isMethodIncluded(tier, method)) return ok(method);
  return refuse("tier_required", {
    message: `${METHOD_NAMES[method]} opens with the Advanced tier. Chaos magick is yours freely: your intention is welcome there.`,
  });
}
