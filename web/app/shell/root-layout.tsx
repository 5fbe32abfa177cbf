import { Outlet } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { EmailDialogOnDemand } from "./email-dialog-on-demand.tsx";
import { NewsBanner } from "./news-banner.tsx";
import { OfflineStrip } from "./offline-strip.tsx";
import { PageTitle } from "./page-title.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { ToastsOnDemand } from "./toasts-on-demand.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import { useScrollReturn } from "./use-scroll-return.ts";

/** What surrounds every page. Pages render inside its `<main>`, and set their own width with `page`. */
export function RootLayout(): ReactElement {
  usePageFocus();
  useScrollReturn();
  return (
    <>
      <SkipLink />
      <OfflineStrip />
      <NewsBanner />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <PageTitle />
      <EmailDialogOnDemand />
      <ToastsOnDemand />
    </>
  );
}
