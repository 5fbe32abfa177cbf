import { useMatches, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";
import { NOT_FOUND_TITLE } from "../fallback-pages.tsx";

/** Names the window after the page, and says the name to a screen reader when the page changes. */
export function PageTitle(): ReactElement {
  const title = usePageTitle();
  const [first, setFirst] = useState<string | null>(title);
  // Coming back to the first page is a change of page like any other.
  if (first !== null && title !== first) setFirst(null);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  // The first page is announced by the browser itself.
  return (
    <p className="vh" role="status">
      {title === first ? "" : title}
    </p>
  );
}

function usePageTitle(): string {
  return useMatches({
    select: (matches) => {
      const isMissing = matches.some((match) => match.status === "notFound");
      return (isMissing ? null : matches.at(-1)?.staticData.title) ?? NOT_FOUND_TITLE;
    },
  });
}

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
  // The router takes the clicks that stay in this tab; the others open the address in another tab or window.
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

/** How long a page that one comes back to may grow to its height: parts of it are fetched when they are needed. */
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
