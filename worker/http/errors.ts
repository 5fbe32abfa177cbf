import type { Context } from "hono";
import type { ErrorBody } from "#domain/contracts/endpoint.ts";
import type { ErrorCode, Fault } from "#domain/lib/result.ts";
import { describeFailure } from "#worker/log.ts";
import { type HttpEnv, logRequest } from "./request-context.ts";

/** What each code means to HTTP: its status, and the message where whoever refuses says nothing else. */
export const ERRORS = {
  malformed_json: { status: 400, message: "We could not read what was sent: it is not valid JSON." },
  unauthenticated: { status: 401, message: "Please sign in to go on." },
  payment_required: { status: 402, message: "This opens with a purchase." },
  forbidden: { status: 403, message: "This is not open to your account." },
  cross_site_request: { status: 403, message: "For your safety, this can only be done from our own pages." },
  https_required: { status: 403, message: "For your safety, this can only be done over https." },
  tier_required: { status: 403, message: "This belongs to another tier." },
  step_up_required: { status: 403, message: "Please confirm once more that it is you." },
  bot_check_required: { status: 403, message: "We could not tell that you are a person. Please try again." },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: { status: 405, message: "This address can’t be used in this way." },
  conflict: { status: 409, message: "Something has changed in the meantime. Please look at it again." },
  slot_taken: { status: 409, message: "This time has just been taken. Please choose another one." },
  gone: { status: 410, message: "This is no longer here." },
  body_too_large: { status: 413, message: "That is more than we can take at once. Please send less." },
  unsupported_media_type: { status: 415, message: "Please send JSON, with the content type application/json." },
  invalid_request: { status: 422, message: "Something in the request is not as we expect it." },
  too_many_requests: { status: 429, message: "That was a lot at once. Please wait a minute, then try again." },
  internal_error: { status: 500, message: "Something went wrong on our side. Please try again." },
  not_ready: { status: 503, message: "We are out of service for a moment. Please try again soon." },
} as const satisfies Record<ErrorCode, { readonly status: number; readonly message: string }>;

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
