import type { ReactElement } from "react";
import { FetchState } from "#web/parts/fetch-state.tsx";

/** What is shown in place of a list that is being fetched, or could not be. */
export function DeskState(query: {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
}): ReactElement {
  return (
    <FetchState {...query} className="mt-4" waiting="Looking …" failed="This could not be fetched. Please try again." />
  );
}
