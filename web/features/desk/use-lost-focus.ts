import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to the heading of a part of the desk where what had it has gone with the change to what is `shown` now: else the keyboard and the
 * screen reader would begin at the top of the page. Null is what is not known yet; what is shown first is left alone.
 */
export function useLostFocus(part: RefObject<HTMLElement | null>, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const isFirst = before.current === null;
    const hasChanged = before.current !== shown;
    before.current = shown;
    if (isFirst || !hasChanged || document.activeElement !== document.body) return;
    const heading = part.current?.querySelector("h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [part, shown]);
}
