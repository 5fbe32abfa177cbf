import { useEffect, useState } from "react";

/** The present, in milliseconds since 1970 in UTC: looked up each `everyMs`, and at once when the visitor comes back to the page. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const refresh = (): void => setNow(Date.now());
    const timer = setInterval(refresh, everyMs);
    // A hidden page's clock is slowed down or stopped.
    const refreshOnReturn = (): void => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", refreshOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshOnReturn);
    };
  }, [everyMs]);
  return now;
}
