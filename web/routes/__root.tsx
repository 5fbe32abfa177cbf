import { createRootRouteWithContext } from "@tanstack/react-router";
import { findPageRights, type PageRights } from "#domain/page-rights.ts";
import { RootLayout } from "#web/app/shell/root-layout.tsx";

/** What every route knows. */
export interface RouterContext {
  /** The rights that the open document came with; null where there is no document, as in tests. */
  readonly documentRights: PageRights | null;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  // A document keeps the security headers that it came with: a page with other rights needs another document, however it is entered.
  beforeLoad({ context: { documentRights }, location, preload }) {
    if (preload || documentRights === null || findPageRights(location.pathname) === documentRights) return undefined;
    // The address is the new page's already. Sent to it once more, a browser would only scroll where it ends in a section.
    window.location.reload();
    return new Promise<never>(() => {});
  },
});
