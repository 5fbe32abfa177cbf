import type { ReactElement } from "react";
import { HELP_LINES } from "#domain/intentions/help-lines.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";

/** What is said of words that mean harm; the name of the help lines leads to them. */
export function CareMessage({ care: { message } }: { readonly care: Care }): ReactElement {
  const [before = "", ...after] = message.split(HELP_LINES.name);
  return (
    <>
      {before}
      {after.map((text) => (
        <span key={text}>
          <HelpLinesLink />
          {text}
        </span>
      ))}
    </>
  );
}

/** The way to a help line; it opens beside the page, and tells that site nothing of where it comes from. */
function HelpLinesLink(): ReactElement {
  return (
    <a href={HELP_LINES.url} target="_blank" rel="noopener noreferrer">
      {HELP_LINES.name}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
