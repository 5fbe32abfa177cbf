import type { Context } from "hono";
import type { ErrorBody } from "#domain/contracts/error-body.ts";
import type { Fault } from "#domain/lib/fault.ts";
import { describeFailure } from "#worker/log.ts";
import { AppError } from "./app-error.ts";
import { ERRORS } from "./error-table.ts";
import type { HttpEnv } from "./request-context.ts";
import { logRequest } from "./request-log.ts";

/** Responds with an error's code, status and message. */
export function toErrorResponse(c: Context<HttpEnv>, { code, message, alternatives, headers }: AppError): Response {
  const body: ErrorBody = { code, message, ...(alternatives && { alternatives: [...alternatives] }) };
  return c.json(body, ERRORS[code].status, { "Cache-Control": "no-store", ...headers });
}

/** Responds with what a fault means to HTTP. */
export function respondToFault(fault: Fault, c: Context<HttpEnv>): Response {
  return toErrorResponse(c, new AppError(fault));
}

/** Responds to whatever was thrown, in JSON. */
export function respondToError(thrown: Error, c: Context<HttpEnv>): Response {
  return toErrorResponse(c, toAppError(thrown, c));
}

/** What may be said of whatever was thrown; a failure of ours is logged. What nobody threw on purpose shows its request id, and nothing of itself. */
export function toAppError(thrown: Error, c: Context<HttpEnv>): AppError {
  const requestId = c.get("requestId");
  const error =
    thrown instanceof AppError
      ? thrown
      : new AppError({
          code: "internal_error",
          message: `${ERRORS.internal_error.message} If it stays, tell us this number: ${requestId}`,
          cause: thrown,
        });
  if (ERRORS[error.code].status >= 500) {
    logRequest(c, "error", { requestId, code: error.code, failure: describeFailure(error.cause ?? error) });
  }
  return error;
}
