import { ErrorBody } from "#domain/contracts/error-body.ts";
import type { DisplayableError } from "./displayable-error.ts";

const UNEXPLAINED = "Something went wrong on our side. Please try again.";

/** An answer that is not a success: its text is `status: body`, what a person sees is the body's own message. */
export class ApiError extends Error implements DisplayableError {
  readonly status: number;
  /** The body's code; `unexpected_answer` where the answer did not have the agreed shape. */
  readonly code: string;
  readonly displayMessage: string;

  constructor(status: number, text: string, body: ErrorBody) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.code = body.code;
    this.displayMessage = body.message;
  }

  static fromAnswer(status: number, text: string): ApiError {
    return new ApiError(status, text, parseErrorBody(text) ?? { code: "unexpected_answer", message: UNEXPLAINED });
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const parsed = ErrorBody.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.message !== "" ? parsed.data : null;
  } catch {
    return null;
  }
}
