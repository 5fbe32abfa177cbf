import type { Platform } from "#worker/platform.ts";
import type { LimitName } from "#worker/ports/runtime.ts";

/** A platform on which every client has used up one of the limits. */
export function withFullLimit(platform: Platform, name: LimitName): Platform {
  return { ...platform, limits: { ...platform.limits, [name]: { limit: async () => ({ success: false }) } } };
}
