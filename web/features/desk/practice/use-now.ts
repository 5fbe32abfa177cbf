import { useEffect, useState } from "react";

const REFRESH_MS = 30_000;

/** The present, in milliseconds since 1970: looked up twice a minute, so that sessions can be closed when they have begun. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
