import { Outlet } from "@tanstack/react-router";
import { type MouseEvent, type ReactElement, useSyncExternalStore } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { useAccount } from "./account-entry.tsx";
import { PageTitle, usePageFocus, useScrollReturn } from "./after-navigation.tsx";
import { EmailDialogOnDemand, SignInDialogOnDemand, ToastsOnDemand } from "./overlays-on-demand.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** What surrounds every page. Pages render inside its `<main>`, and set their own width with `page`. */
export function RootLayout(): ReactElement {
  usePageFocus();
  useScrollReturn();
  useAccount();
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
      <SignInDialogOnDemand />
      <ToastsOnDemand />
    </>
  );
}

/** The first stop of the Tab key: past the header, to the page's own content. */
function SkipLink(): ReactElement {
  // The address stays as it is: `#main` in it would be one more place for the router to tell apart.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById("main")?.focus();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of this page, as a link does; only the address stays.
    <a
      className="absolute -left-[9999px] focus:top-2 focus:left-4 focus:z-70 focus:bg-base-100 focus:px-4 focus:py-3"
      href="#main"
      onClick={skip}
    >
      Skip to the content
    </a>
  );
}

// In sight also far down a page, since that is where somebody is when the line goes. The border shows with forced colors.
const OFFLINE_LOOK =
  "offline sticky top-0 z-50 border-b border-transparent bg-neutral text-neutral-content [@media(height<420px)]:static print:hidden";

/** The strip over the page while the network is gone: what is safe, what goes on, what has to wait. */
function OfflineStrip(): ReactElement {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={isOnline ? "" : OFFLINE_LOOK} role="status">
      {!isOnline && (
        <p className="page flex items-start gap-3 py-2.5 text-note/[1.35]">
          <Icon name="offline" />
          <span>
            <b className="font-semibold">You are offline. What you typed is safe.</b> Previews, open wizards and hours
            already looked up go on; finished sigils, mail and payments wait for the line.
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** The line above the header that announces the sister site. */
function NewsBanner(): ReactElement {
  return (
    <aside className="border-b border-rule bg-base-200 text-note/[1.35] print:hidden" aria-label="Announcement">
      <p className="page flex min-h-9.5 items-center justify-center gap-[0.7em] py-[7px] text-center">
        <Ornament name="hedera" className="h-[1em] w-[1.35em] flex-none text-accent" />
        <span>A new website is coming that lets you create and manage servitors.</span>
      </p>
    </aside>
  );
}
