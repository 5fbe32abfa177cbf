import type { ReactElement } from "react";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { Button } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";

/** The page of a mailed link while what it leads to is being fetched, or where it could not be. */
export function PageBefore({
  heading,
  waiting,
  failed,
  error,
  isFetching,
  onRetry,
}: {
  readonly heading: string;
  /** What is being done. */
  readonly waiting: string;
  /** What could not be done; a failure that has a sentence to show is told by that instead. */
  readonly failed: string;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}): ReactElement {
  if (error && !isFetching) {
    return (
      <QuietPage drawing="hourglass" title="We could not look" lead={toDisplayMessage(error, failed)} isAlert>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </QuietPage>
    );
  }
  return (
    <div className="page grid gap-5 pt-14" aria-busy="true">
      <h1>{heading}</h1>
      <p className="lead text-ink-soft" role="status">
        {waiting}
      </p>
    </div>
  );
}
