import { ErrorBody } from "#domain/contracts/endpoint.ts";
import type { Fault } from "#domain/lib/result.ts";
import type { DisplayableError } from "./displayable-error.ts";

/** An answer that is not a success: its text is `status: body`, what a person sees is the body's own message. */
export class ApiError extends Error implements DisplayableError {
  readonly status: number;
  /** The body's code; `unexpected_answer` where the answer did not have the agreed shape. */
  readonly code: string;
  /** The server's own sentence. */
  readonly displayMessage: string | null;

  constructor(status: number, text: string, body: ErrorBody | null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.code = body?.code ?? "unexpected_answer";
    this.displayMessage = body?.message ?? null;
  }

  /** What the server would have refused, refused before it is asked. */
  static fromFault({ code, message = "" }: Fault): ApiError {
    return new ApiError(422, message, { code, message });
  }

  static fromAnswer(status: number, text: string): ApiError {
    return new ApiError(status, text, parseErrorBody(text));
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
