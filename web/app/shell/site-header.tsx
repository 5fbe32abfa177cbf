import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { ThemeRadios, ThemeSwitch } from "../theme/theme-controls.tsx";
import { findCurrentLabel, MAIN_LINKS, MENU_SMALL_LINKS, THIS_PLACE } from "./site-links.ts";

/** Logo, main entries, theme switch and, on a phone, the button of the menu. */
export function SiteHeader(): ReactElement {
  const current = useLocation({ select: ({ pathname, hash }) => findCurrentLabel(pathname, hash) });
  return (
    <header className="head">
      <div className="page">
        <Wordmark />
        <nav className="nav" aria-label="Main">
          {MAIN_LINKS.map(({ label, link }) => (
            <Link
              key={label}
              {...link}
              activeOptions={THIS_PLACE}
              aria-current={label === current ? "page" : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
        <PhoneMenu current={current} />
      </div>
    </header>
  );
}

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
        className="menu-button"
        variant="ghost"
        icon="menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        Menu
      </Button>
      <dialog ref={dialog} className="menu-page" aria-label="Menu">
        <div className="menu-head">
          <Wordmark onClick={close} />
          <Button variant="ghost" icon="close" onClick={close}>
            Close
          </Button>
        </div>
        <nav aria-label="Main">
          <ul className="menu-main">
            {MAIN_LINKS.map(({ label, link }) => (
              <li key={label}>
                <Link
                  {...link}
                  activeOptions={THIS_PLACE}
                  aria-current={label === current ? "page" : undefined}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="menu-small">
            {MENU_SMALL_LINKS.map(({ label, link }) => (
              <li key={label}>
                <Link {...link} activeOptions={THIS_PLACE} onClick={close}>
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
export function Wordmark({ onClick }: { readonly onClick?: () => void }): ReactElement {
  return (
    <Link className="mark" to="/" activeOptions={THIS_PLACE} aria-label={`${PRODUCT_NAME}, home`} onClick={onClick}>
      <Ornament name="mark" />
      {PRODUCT_NAME}
    </Link>
  );
}
