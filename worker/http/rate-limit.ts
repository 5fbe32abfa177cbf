import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { AppError } from "./app-error.ts";
import { toClientKey } from "./client-key.ts";

/** The limiter's period in wrangler.toml, in seconds: after it a client has its full share again. */
const PERIOD_S = 60;

/** Counts a call of this client; throws `too_many_requests` where its share of the minute is used up. */
export async function countCall(limiter: RateLimiter, request: Request): Promise<void> {
  const { success } = await limiter.limit({ key: toClientKey(request.headers) });
  if (!success) throw new AppError("too_many_requests", undefined, { headers: { "Retry-After": String(PERIOD_S) } });
}
