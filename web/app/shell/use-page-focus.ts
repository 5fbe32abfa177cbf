import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Moves the focus to what a navigation was about: the section that the address names, else the page's main heading.
 * The router scrolls; this tells the keyboard and the screen reader where they are. The first page is left alone.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, hrefChanged }) => {
        if (!fromLocation || !hrefChanged) return;
        const section = findSection(toLocation.hash);
        if (section) focusSection(section);
        else if (fromLocation.pathname !== toLocation.pathname) focusQuietly(findMainHeading());
      }),
    [router],
  );
  useEffect(() => {
    document.addEventListener("click", repeatJump);
    return () => document.removeEventListener("click", repeatJump);
  }, []);
}

/** A link to the section that the address already names: for the router nothing changed, yet the visitor scrolled away. */
function repeatJump(event: MouseEvent): void {
  // The router takes the clicks that stay in this tab; the others open the place in a tab or window of its own.
  if (!event.defaultPrevented) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.hash || link.href !== location.href) return;
  const section = findSection(link.hash.slice(1));
  if (!section) return;
  section.scrollIntoView();
  focusSection(section);
}

function findSection(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash) : null;
}

function findMainHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
}

function focusSection(section: HTMLElement): void {
  focusQuietly(section.querySelector<HTMLElement>("h2, h3") ?? section);
}

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
