import { Link, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { ThemeRadios } from "../theme/theme-radios.tsx";
import { MAIN_LINKS, MENU_SMALL_LINKS, THIS_PLACE } from "./site-links.ts";
import { Wordmark } from "./wordmark.tsx";

/**
 * The menu of a narrow screen: a page of its own in a native modal dialog, so that the browser keeps the focus inside,
 * closes it on Escape and brings the focus back to the button.
 */
export function PhoneMenu({ current }: { readonly current: string | null }): ReactElement {
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
