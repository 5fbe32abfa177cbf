import type { ReactElement } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";

/** What the window is called at an address that names nothing. */
export const NOT_FOUND_TITLE = "404 Page Not Found";

/** The page for an address that names nothing. Its words are fixed by the product. */
export function NotFoundPage(): ReactElement {
  return (
    <QuietPage
      drawing="lantern"
      title={
        <>
          <span className="figs">404</span> Page Not Found
        </>
      }
      lead="Did you forget to add the page to the router?"
    >
      <ButtonLink to="/" variant="primary">
        Return to Home
      </ButtonLink>
      <ButtonLink to="/planetary-hours" icon="clock">
        Planetary hours
      </ButtonLink>
    </QuietPage>
  );
}
