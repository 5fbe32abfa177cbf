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
