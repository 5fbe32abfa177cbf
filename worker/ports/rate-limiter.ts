/** Counts calls by key. The platform's rate limit binding is one. */
export interface RateLimiter {
  /** Counts one call; `success` is false where the key has used up its share of the running period. */
  limit(call: { readonly key: string }): Promise<{ readonly success: boolean }>;
}
