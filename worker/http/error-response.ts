import type { Context } from "hono";
import type { ErrorBody } from "#domain/contracts/error-body.ts";
import { AppError, ERROR_ANSWERS } from "./app-error.ts";
import { describeFailure } from "./failure.ts";
import { writeLog } from "./log.ts";
import type { HttpEnv } from "./request-context.ts";

/** Answers with an error's code, status and message. */
export function toErrorResponse(c: Context<HttpEnv>, error: AppError): Response {
  const body: ErrorBody = { code: error.code, message: error.message };
  return c.json(body, ERROR_ANSWERS[error.code].status, { "Cache-Control": "no-store", ...error.headers });
}

/** Answers whatever was thrown, in JSON. */
export function answerError(thrown: Error, c: Context<HttpEnv>): Response {
  return toErrorResponse(c, toAppError(thrown, c));
}

/** What may be said of whatever was thrown; a failure of ours is logged. What nobody threw on purpose shows its request id, and nothing of itself. */
export function toAppError(thrown: Error, c: Context<HttpEnv>): AppError {
  const requestId = c.get("requestId");
  const error =
    thrown instanceof AppError
      ? thrown
      : new AppError(
          "internal_error",
          `${ERROR_ANSWERS.internal_error.message} If it stays, tell us this number: ${requestId}`,
          { cause: thrown },
        );
  if (ERROR_ANSWERS[error.code].status >= 500) {
    writeLog("error", { requestId, code: error.code, failure: describeFailure(error.cause ?? error) });
  }
  return error;
}
