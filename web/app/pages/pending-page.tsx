import type { ReactElement } from "react";
import { Spinner } from "#web/ui/spinner.tsx";

/** The frame of a page that is still on its way: a heading, a line under it, and the sheet. */
export function PendingPage(): ReactElement {
  return (
    <div className="page pending-page" aria-busy="true">
      <p className="progress-note" role="status">
        <Spinner />
        Turning the page
      </p>
      <div className="skeleton pending-title" />
      <div className="skeleton pending-lead" />
      <div className="pending-sheet">
        <div className="skeleton" />
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    </div>
  );
}
