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
  const [arrived, setArrived] = useState<{ readonly load: () => Promise<Part>; readonly part: Part | null } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const current = arrived?.load === load ? arrived : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another reason to fetch.
  useEffect(() => {
    let isWanted = true;
    load().then(
      (part) => isWanted && setArrived({ load, part }),
      () => isWanted && setArrived({ load, part: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  return {
    part: current?.part ?? null,
    hasFailed: current !== null && current.part === null,
    retry() {
      setArrived(null);
      setAttempt(attempt + 1);
    },
  };
}
