import { type Fault, refuse } from "#domain/lib/fault.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import { isMethodIncluded, type Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { METHOD_NAMES } from "#domain/sigils/method-texts.ts";

/** The method, where a tier includes it; `tier_required` where it doesn't. */
export function requireMethod(tier: Tier, method: SigilMethod): Result<SigilMethod, Fault> {
  if (isMethodIncluded(tier, method)) return ok(method);
  return refuse("tier_required", {
    message: `${METHOD_NAMES[method]} comes with the Advanced tier. Chaos magick is yours freely: your intention is welcome there.`,
  });
}
