import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { findPageRights } from "#domain/page-rights.ts";
import { routeTree } from "../route-tree.gen.ts";
import { ErrorPage, NotFoundPage, PendingPage } from "./fallback-pages.tsx";

const PENDING_AFTER_MS = 250;

/** The application's router; tests hand it a history in memory. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { documentRights: history ? null : findPageRights(window.location.pathname) },
    ...(history && { history }),
    defaultPreload: "intent",
    defaultPendingMs: PENDING_AFTER_MS,
    // A page that has arrived is never held back for the sake of its skeleton.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    // A new page starts at its top at once; only a jump to a section scrolls, as the style sheet says.
    scrollRestorationBehavior: "instant",
    // A wizard opens within the page: a step back out of it leaves the page where it lies.
    getScrollRestorationKey: ({ state, href }) => state.wizardOver ?? state.__TSR_key ?? href,
  });
}

/** The router's type, which types every link and route. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }

  interface HistoryState {
    /** Marks the entry of the browser's history in which a wizard was opened, by the key of the entry under it. */
    wizardOver?: string;
  }

  interface StaticDataRouteOption {
    /** What the page is called, in its heading and in the window's title; absent on layout routes. */
    title?: string;
  }
}

/**
 * Keeps the page that is open where the code of the next one can't be fetched for want of a network.
 * The router reloads the page after such a failure, which is right after a release, when files have new names, and
 * without a network costs the visitor the page. It knows the failure by its message: reworded, it is shown instead.
 */
export function keepPageOffline(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = `No network: ${payload.message}`;
  });
}
