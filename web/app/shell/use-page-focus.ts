import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Moves the focus to what a navigation was about: the section that the address names, else the page's main heading.
 * The router scrolls; this only tells the keyboard and the screen reader where they are. The first page is left alone.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, hrefChanged }) => {
        if (!fromLocation || !hrefChanged) return;
        const section = toLocation.hash ? document.getElementById(toLocation.hash) : null;
        if (!section && fromLocation.pathname === toLocation.pathname) return;
        focusQuietly(section?.querySelector<HTMLElement>("h2, h3") ?? section ?? findMainHeading());
      }),
    [router],
  );
}

function findMainHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
}

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
