import type { Endpoint } from "#domain/contracts/endpoint.ts";
import type { RateLimiter } from "#worker/ports/runtime.ts";
import { AppError } from "./app-error.ts";
import { toClientKey } from "./client-key.ts";

/** The limiter's period in wrangler.toml, in seconds: after it a client has its full share again. */
const PERIOD_S = 60;

/** The limiter that a contract names; null where it names none. Throws where there is no such limiter. */
export function getLimiter(
  { name, limit }: Endpoint,
  limits: Readonly<Record<string, RateLimiter>>,
): RateLimiter | null {
  if (limit === null) return null;
  const limiter = limits[limit];
  if (!limiter) throw new Error(`${name} is counted by "${limit}", and no binding is named for that.`);
  return limiter;
}

/** Counts a call of this client; throws `too_many_requests` where its share of the minute is used up. */
export async function countCall(limiter: RateLimiter, request: Request): Promise<void> {
  const { success } = await limiter.limit({ key: toClientKey(request.headers) });
  if (!success) throw new AppError({ code: "too_many_requests", retryAfterS: PERIOD_S });
}
