import { DAY_MS } from "../lib/duration.ts";

/** How long a sigil that belongs to nobody is kept, in milliseconds. */
const UNOWNED_SIGIL_KEPT_MS = 30 * DAY_MS;

/** When a sigil that belongs to nobody expires. Both instants are milliseconds since 1970 in UTC. */
export function computeUnownedExpiryAt(createdAt: number): number {
  return createdAt + UNOWNED_SIGIL_KEPT_MS;
}
