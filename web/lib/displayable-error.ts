/** A failure that has a sentence fit to show to a person. */
export interface DisplayableError extends Error {
  readonly displayMessage: string;
}

/** No answer came at all: the network is gone or the server can't be reached. */
export class NetworkError extends Error implements DisplayableError {
  readonly displayMessage =
    "We could not reach the server. Your words are kept: check your connection, then try again.";

  constructor(cause: unknown) {
    super("No answer from the server", { cause });
    this.name = "NetworkError";
  }
}

/** The sentence to show for a failure; the fallback where the failure has none that is fit to show. */
export function toDisplayMessage(error: unknown, fallback: string): string {
  return isDisplayable(error) ? error.displayMessage : fallback;
}

function isDisplayable(error: unknown): error is DisplayableError {
  return error instanceof Error && "displayMessage" in error && typeof error.displayMessage === "string";
}
