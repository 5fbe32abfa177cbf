import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** So long a page that one comes back to may grow to its height: parts of it are fetched when they are needed. */
const GROWTH_MS = 3000;

const OWN_SCROLLS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings a visitor who comes back to a page to where they were also where the page is still too short for it when the router scrolls.
 * Whoever scrolls in the meantime is left alone.
 */
export function useScrollReturn(): void {
  const router = useRouter();
  useEffect(() => {
    const placesPx = new Map<string, number>();
    let stop = (): void => {};
    const endings = [
      router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
        stop();
        const key = fromLocation?.state.__TSR_key;
        if (key) placesPx.set(key, scrollY);
      }),
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        const placePx = placesPx.get(toLocation.state.__TSR_key ?? "");
        if (placePx === undefined || fromLocation?.pathname === toLocation.pathname) return;
        stop = holdPlace(placePx);
      }),
    ];
    return () => {
      stop();
      for (const end of endings) end();
    };
  }, [router]);
}

function holdPlace(placePx: number): () => void {
  const growth = new ResizeObserver(() => scrollTo({ top: placePx, behavior: "instant" }));
  growth.observe(document.body);
  const timer = setTimeout(stop, GROWTH_MS);
  for (const scroll of OWN_SCROLLS) addEventListener(scroll, stop, { passive: true });
  function stop(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const scroll of OWN_SCROLLS) removeEventListener(scroll, stop);
  }
  return stop;
}
