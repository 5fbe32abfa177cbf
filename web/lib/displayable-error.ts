/** A failure that may have a sentence fit to show to a person; null where nobody gave one. */
export interface DisplayableError extends Error {
  readonly displayMessage: string | null;
}

/** No response came at all: the network is gone or the server can't be reached. */
export class NetworkError extends Error implements DisplayableError {
  readonly displayMessage = "We could not reach the server. Nothing is lost: check your connection, then try again.";

  constructor(cause: unknown) {
    super("No response from the server", { cause });
    this.name = "NetworkError";
  }
}

/** The sentence to show for a failure; the fallback where the failure has none that is fit to show. */
export function toDisplayMessage(error: unknown, fallback: string): string {
  return (isDisplayable(error) ? error.displayMessage : null) ?? fallback;
}

function isDisplayable(error: unknown): error is DisplayableError {
  return (
    error instanceof Error &&
    "displayMessage" in error &&
    (error.displayMessage === null || typeof error.displayMessage === "string")
  );
}
