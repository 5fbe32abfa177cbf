import type { ErrorCode } from "#domain/contracts/error-code.ts";

/** What each code answers with: its status, and the message where the thrower has none of its own. */
export const ERROR_ANSWERS = {
  malformed_json: { status: 400, message: "We could not read what was sent: it is not valid JSON." },
  cross_site_request: { status: 403, message: "For your safety, this can only be done from our own pages." },
  tier_required: { status: 403, message: "This belongs to another tier." },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: { status: 405, message: "This address can’t be used in this way." },
  body_too_large: { status: 413, message: "That is more than we can take at once. Please send less." },
  unsupported_media_type: { status: 415, message: "Please send JSON, with the content type application/json." },
  invalid_request: { status: 422, message: "Something in the request is not as we expect it." },
  too_many_requests: { status: 429, message: "That was a lot at once. Please wait a minute, then try again." },
  internal_error: { status: 500, message: "Something went wrong on our side. Please try again." },
  not_ready: { status: 503, message: "We are out of service for a moment. Please try again soon." },
} as const satisfies Record<ErrorCode, { readonly status: number; readonly message: string }>;

/** The one error that the Worker throws on purpose: a code, a message fit to show, and a cause that stays inside. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string = ERROR_ANSWERS[code].message,
    { cause, headers = {} }: { readonly cause?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.headers = headers;
  }
}
