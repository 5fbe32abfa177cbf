/** What a rule or a use case came to: a value, or the reason why there is none. */
export type Result<Value, Failure> =
  | { readonly isOk: true; readonly value: Value }
  | { readonly isOk: false; readonly error: Failure };

/** A result with its value. */
export function ok<Value>(value: Value): Result<Value, never> {
  return { isOk: true, value };
}

/** A result without a value, and why. */
export function err<Failure>(error: Failure): Result<never, Failure> {
  return { isOk: false, error };
}

/** The codes of every response that is not a success. */
export const ERROR_CODES = [
  "malformed_json",
  "unauthenticated",
  "payment_required",
  "forbidden",
  "cross_site_request",
  "https_required",
  "tier_required",
  "step_up_required",
  "bot_check_required",
  "not_found",
  "method_not_allowed",
  "conflict",
  "slot_taken",
  "gone",
  "body_too_large",
  "unsupported_media_type",
  "invalid_request",
  "too_many_requests",
  "internal_error",
  "not_ready",
] as const;

/** The code of a response that is not a success. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why a request can't be fulfilled, in terms that mean the same whoever asks: no status and no header of HTTP. */
export interface Fault {
  readonly code: ErrorCode;
  /** A sentence fit to show; absent where the code's own says enough. */
  readonly message?: string;
  /** What can be had instead of a slot that is taken: instants in ISO 8601, UTC. */
  readonly alternatives?: readonly string[];
  /** When to try again, in seconds. */
  readonly retryAfterS?: number;
  /** What lies behind it, for the log alone. */
  readonly cause?: unknown;
}

/** A result without a value, for a reason that has one of the known codes. */
export function refuse(code: ErrorCode, details: Omit<Fault, "code"> = {}): Result<never, Fault> {
  return err({ code, ...details });
}
