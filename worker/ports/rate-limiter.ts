/** Counts calls by key. The platform's rate limit binding is one. */
export interface RateLimiter {
  /** Counts one call; `success` is false where the key has used up its share of the running period. */
  limit(call: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The names of the limits that wrangler.toml declares: `generate` for the binding `GENERATE_LIMIT`. */
export type LimitName = {
  [Binding in keyof Env]-?: Binding extends `${infer Name}_LIMIT` ? Lowercase<Name> : never;
}[keyof Env];

/** The limits by their names. */
export type RateLimiters = Readonly<Record<LimitName, RateLimiter>>;
