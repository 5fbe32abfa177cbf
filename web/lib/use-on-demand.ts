import { useEffect, useState } from "react";

/** Code that is fetched when it is needed: null until it is there. */
export interface OnDemand<Part> {
  readonly part: Part | null;
  readonly hasFailed: boolean;
  /** Fetches it again after a failure. */
  retry(): void;
}

/**
 * Fetches a part of the application and says how that went. Unlike a lazy component it can be asked for again after the network was gone,
 * and its failure takes nothing else from the page. `load` has to be the same function each time.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  const [attempt, setAttempt] = useState({ load });
  const [arrived, setArrived] = useState<{ readonly attempt: object; readonly part: Part | null } | null>(null);
  if (attempt.load !== load) setAttempt({ load });
  const current = arrived?.attempt === attempt ? arrived : null;

  useEffect(() => {
    let isWanted = true;
    attempt.load().then(
      (part) => isWanted && setArrived({ attempt, part }),
      () => isWanted && setArrived({ attempt, part: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  return {
    part: current?.part ?? null,
    hasFailed: current !== null && current.part === null,
    retry: () => setAttempt({ load }),
  };
}
