/** Tells the time. */
export interface Clock {
  /** Now, in milliseconds since 1970 in UTC. */
  now(): number;
}

/** Work that goes on after the response was sent. */
export interface Background {
  /** Keeps the Worker awake until the work is done; nobody waits for it, so it must not reject. */
  run(work: Promise<void>): void;
}

/** Where the built pages and the files beside them come from; the platform's assets binding is one. */
export interface PageSource {
  fetch(request: Request): Promise<Response>;
}

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

/** Tries one thing that the Worker depends on. */
export interface Probe {
  /** A word for the thing, fit to show. */
  readonly part: string;
  /** Resolves where the thing works, throws where it doesn't. */
  run(): Promise<void>;
}

/** Who sells, as receipts say it. */
export interface Seller {
  readonly name: string;
  readonly supportEmail: string;
  /** What is said of taxes; null where nothing is. */
  readonly taxNote: string | null;
}
