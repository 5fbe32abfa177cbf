import { Link, useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { findCurrentLabel, MAIN_LINKS, THIS_PLACE } from "./site-links.ts";
import { Wordmark } from "./wordmark.tsx";

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
