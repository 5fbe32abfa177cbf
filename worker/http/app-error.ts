import type { ErrorCode, Fault } from "#domain/lib/fault.ts";
import { ERRORS } from "./error-table.ts";

/** A fault on its way to its response. Only the HTTP kit throws and catches it: whatever lies below returns a `Result`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly alternatives: readonly string[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    { code, message, alternatives, retryAfterS, cause }: Fault,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message ?? ERRORS[code].message, { cause });
    this.code = code;
    this.alternatives = alternatives;
    this.headers = retryAfterS === undefined ? headers : { "Retry-After": String(retryAfterS), ...headers };
  }
}
