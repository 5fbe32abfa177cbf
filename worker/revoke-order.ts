import { FEATURES } from "./features.ts";
import type { Platform } from "./platform.ts";

/** Tells every feature that an order gives nothing any more: each ends what hangs on it. */
export async function revokeOrder(platform: Platform, orderId: string, origin: string): Promise<void> {
  for (const { whenRevoked } of FEATURES) await whenRevoked?.(platform, orderId, origin);
}
