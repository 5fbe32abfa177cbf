import type { ReactElement } from "react";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { Button } from "#web/ui/button.tsx";

/** What is shown in place of a list that is being fetched, or could not be. */
export function DeskState({
  isPending,
  error,
  onRetry,
}: {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
}): ReactElement | null {
  if (error) {
    return (
      <div className="mt-4 grid justify-items-start gap-3">
        <p className="error" role="alert">
          {toDisplayMessage(error, "This could not be fetched. Please try again.")}
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  return isPending ? (
    <p className="note mt-4" role="status">
      Looking …
    </p>
  ) : null;
}
