import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { ThemeRadios, ThemeSwitch } from "../theme/theme-controls.tsx";
import { AccountEntry, CollectionEntry } from "./account-entry.tsx";
import { findCurrentLabel, MAIN_LINKS, MENU_SMALL_LINKS, THIS_PLACE } from "./site-links.ts";

/** Logo, main entries, theme switch and, on a phone, the button of the menu. */
export function SiteHeader(): ReactElement {
  const current = useLocation({ select: ({ pathname, hash }) => findCurrentLabel(pathname, hash) });
  return (
    <header className="head print:hidden">
      <div className="page">
        <Wordmark />
        <nav className="flex gap-1 head-narrow:hidden" aria-label="Main">
          {MAIN_LINKS.map(({ label, link }) => (
            <Link
              key={label}
              {...link}
              className="relative inline-flex min-h-11 items-center px-[0.7rem] text-ui/line no-underline"
              activeOptions={THIS_PLACE}
              aria-current={label === current ? "page" : undefined}
            >
              {label}
              {label === current && <i className="lozenge absolute bottom-[5px] left-1/2 -ml-[3px] size-1.5" />}
            </Link>
          ))}
        </nav>
        <AccountEntry className="head-narrow:hidden" />
        <ThemeSwitch />
        <PhoneMenu current={current} />
      </div>
    </header>
  );
}

const MENU_LOOK =
  "m-0 size-full max-h-none max-w-none bg-base-100 text-base-content transition-opacity open:flex open:flex-col starting:open:opacity-0";

/**
 * The menu of a narrow screen: a whole page in a native modal dialog, so that the browser keeps the focus inside,
 * closes it on Escape and brings the focus back to the button.
 */
function PhoneMenu({ current }: { readonly current: string | null }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const close = () => dialog.current?.close();
  // The browser's own "back" leads to another page too, and the menu must not lie over it.
  useEffect(() => router.subscribe("onBeforeNavigate", () => dialog.current?.close()), [router]);
  return (
    <>
      <Button
        className="hidden head-narrow:inline-flex @max-[361px]/head:px-[0.4rem]"
        variant="ghost"
        icon="menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        Menu
      </Button>
      <dialog ref={dialog} className={MENU_LOOK} aria-label="Menu">
        <div className="flex min-h-16 items-center justify-between border-b border-frame pr-2 pl-5 max-xs:pl-4">
          <Wordmark onClick={close} />
          <Button variant="ghost" icon="close" onClick={close}>
            Close
          </Button>
        </div>
        <nav className="flex-1 px-5 pt-2 pb-3.5 max-xs:pl-4" aria-label="Main">
          <ul>
            {MAIN_LINKS.map(({ label, link }) => (
              <li key={label}>
                <Link
                  {...link}
                  className="relative flex min-h-15 items-center border-b border-rule font-display text-[1.75rem]/[1.1] no-underline aria-[current]:pl-6"
                  activeOptions={THIS_PLACE}
                  aria-current={label === current ? "page" : undefined}
                  onClick={close}
                >
                  {label === current && <i className="lozenge absolute left-[3px] size-[9px]" />}
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3.5 flex flex-wrap">
            <AccountEntry className="-ml-4" onUse={close} />
            <CollectionEntry onUse={close} />
          </p>
          <ul className="mt-1 grid grid-cols-[1fr_1fr]">
            {MENU_SMALL_LINKS.map(({ label, link }) => (
              <li key={label}>
                <Link
                  {...link}
                  className="flex min-h-12 items-center text-ui/[1.2] no-underline"
                  activeOptions={THIS_PLACE}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeRadios />
      </dialog>
    </>
  );
}

/** Mark and name, leading home. */
export function Wordmark({
  className = "",
  onClick,
}: {
  readonly className?: string;
  readonly onClick?: () => void;
}): ReactElement {
  return (
    <Link
      className={`mark ${className}`}
      to="/"
      activeOptions={THIS_PLACE}
      aria-label={`${PRODUCT_NAME}, home`}
      onClick={onClick}
    >
      <Ornament name="mark" />
      {PRODUCT_NAME}
    </Link>
  );
}
