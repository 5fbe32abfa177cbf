import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { askToSignIn } from "#web/lib/account.ts";
import { Wordmark } from "./site-header.tsx";
import { FOOTER_COLUMNS, THIS_PLACE } from "./site-links.ts";

/** Colophon and the links to services, reading and support. */
export function SiteFooter(): ReactElement {
  return (
    <footer className="foot mt-28 pb-14 narrow:mt-21 print:hidden">
      <div className="page">
        <hr className="oxford" />
        <div className="cols grid grid-cols-[minmax(0,1.5fr)_repeat(3,minmax(0,1fr))] gap-10.5 pt-10.5 narrow:grid-cols-[1fr_1fr] narrow:gap-7">
          <div className="max-w-[21rem] text-note/[1.5] text-ink-soft narrow:col-span-full narrow:max-w-none">
            <Wordmark className="mb-2.5 text-base-content" />
            <p>
              Each mark is drawn from its maker’s own words and from nothing else. Set in IM Fell English, cut at Oxford
              in the seventeenth century, and EB Garamond. For readers of eighteen and over.
            </p>
          </div>
          {FOOTER_COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className="caps mb-[7px] text-ui/[1.2] text-ink-soft">{heading}</h2>
              <ul>
                {links.map(({ label, link }) => (
                  <li key={label}>
                    <Link
                      {...link}
                      className="inline-flex min-h-11 items-center text-ui/line no-underline hover:underline"
                      activeOptions={THIS_PLACE}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
                {heading === "Support" && (
                  <li>
                    <button
                      type="button"
                      className="inline-flex min-h-11 cursor-pointer items-center text-left text-ui/line hover:underline"
                      onClick={() => void askToSignIn("restore")}
                    >
                      Restore my purchase
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
