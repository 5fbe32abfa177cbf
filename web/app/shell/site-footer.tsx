import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Wordmark } from "./site-header.tsx";
import { FOOTER_COLUMNS, THIS_PLACE } from "./site-links.ts";

/** Colophon and the links to services, reading and support. */
export function SiteFooter(): ReactElement {
  return (
    <footer className="foot">
      <div className="page">
        <hr className="oxford" />
        <div className="cols">
          <div className="colophon">
            <Wordmark />
            <p>
              Each mark is drawn from its maker’s own words and from nothing else. Set in IM Fell English, cut at Oxford
              in the seventeenth century, and EB Garamond. For readers of eighteen and over.
            </p>
          </div>
          {FOOTER_COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, link }) => (
                  <li key={label}>
                    <Link {...link} activeOptions={THIS_PLACE}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
