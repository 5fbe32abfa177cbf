import { useEffect, useState } from "react";

const REFRESH_MS = 60_000;

/** The present, in milliseconds since 1970: looked up each minute, and at once when the visitor comes back to the page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    const timer = setInterval(refresh, REFRESH_MS);
    // A hidden page's clock is slowed down or stopped.
    const refreshOnReturn = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", refreshOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshOnReturn);
    };
  }, []);
  return now;
}
