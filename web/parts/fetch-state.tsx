import type { ReactElement, ReactNode } from "react";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { Button } from "#web/ui/button.tsx";
import "#web/styles/all-utilities.css";

/** What is shown in place of something that is being fetched, or could not be; null where it is there. */
export function FetchState({
  isPending,
  error,
  waiting,
  failed,
  className = "",
  children,
  onRetry,
}: {
  readonly isPending: boolean;
  readonly error: Error | null;
  /** What is being done. */
  readonly waiting: string;
  /** What could not be done; a failure that has a sentence to show is told by that instead. */
  readonly failed: string;
  readonly className?: string;
  /** Another way out, beside trying again. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
}): ReactElement | null {
  if (error) {
    return (
      <div className={`grid justify-items-start gap-3 ${className}`}>
        <p className="error" role="alert">
          {toDisplayMessage(error, failed)}
        </p>
        <div className="actions">
          <Button onClick={onRetry}>Try again</Button>
          {children}
        </div>
      </div>
    );
  }
  return isPending ? (
    <p className={`note ${className}`} role="status">
      {waiting}
    </p>
  ) : null;
}
