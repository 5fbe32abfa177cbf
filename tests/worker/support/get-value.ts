import type { Result } from "#domain/lib/result.ts";

/** The value of a result that a test expects to have one. */
export function getValue<Value>(result: Result<Value, unknown>): Value {
  if (result.isOk) return result.value;
  throw new Error(`There is no value: ${JSON.stringify(result.error)}`);
}
