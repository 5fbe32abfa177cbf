import type { Endpoint } from "#domain/contracts/endpoint.ts";
import type { RateLimiter } from "#worker/ports/runtime.ts";
import { AppError } from "./errors.ts";

/** The limiter's period in wrangler.toml, in seconds: after it a client has its full share again. */
const PERIOD_S = 60;

/** Every binding of the environment that is named `…_LIMIT`, by its name without that: a new limit needs no line here. */
export function listLimiters(env: object): Readonly<Record<string, RateLimiter>> {
  const limits: Record<string, RateLimiter> = {};
  for (const [binding, value] of Object.entries<unknown>({ ...env })) {
    const name = LIMIT_BINDING.exec(binding)?.[1]?.toLowerCase();
    if (name !== undefined && isRateLimiter(value)) limits[name] = value;
  }
  return limits;
}

const LIMIT_BINDING = /^(\w+)_LIMIT$/;

function isRateLimiter(value: unknown): value is RateLimiter {
  return typeof value === "object" && value !== null && "limit" in value && typeof value.limit === "function";
}

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

/** Where the platform names no address, as on a developer's machine, everybody counts as one. */
const UNKNOWN_CLIENT = "unknown";

/**
 * What a client is counted by: its address, which the platform writes and nobody outside can set. Of IPv6 it is the
 * network of 64 bits, since one household has all of its addresses.
 */
export function toClientKey(headers: Headers): string {
  const address = headers.get("cf-connecting-ip");
  if (!address) return UNKNOWN_CLIENT;
  return address.includes(":") ? toNetwork(address) : address;
}

function toNetwork(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const headGroups = head.split(":").filter(Boolean);
  const tailGroups = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - headGroups.length - tailGroups.length);
  const groups = [...headGroups, ...Array<string>(zeros).fill("0"), ...tailGroups];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
