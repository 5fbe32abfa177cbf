import type { MouseEvent, ReactElement } from "react";

/** The first stop of the Tab key: past the header, to the page's own content. */
export function SkipLink(): ReactElement {
  // The address stays as it is: `#main` in it would be one more place for the router to tell apart.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById("main")?.focus();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of this page, as a link does; only the address stays.
    <a className="skip" href="#main" onClick={skip}>
      Skip to the content
    </a>
  );
}
