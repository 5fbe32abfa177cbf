import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** What is shown in place of a page that could not be drawn. It never shows the error's own text. */
export function ErrorPage({ reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  async function tryAgain(): Promise<void> {
    await router.invalidate();
    reset();
  }
  return (
    <QuietPage
      drawing="door-shut"
      title="This page would not open"
      lead="It did not arrive whole. Nothing that you kept is lost."
      isAlert
    >
      <Button variant="primary" onClick={tryAgain}>
        Try again
      </Button>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </QuietPage>
  );
}

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

/** The frame of a page that is still on its way: a heading, a line under it, and the sheet. */
export function PendingPage(): ReactElement {
  return (
    <div className="page pending-page pt-14" aria-busy="true">
      <p className="progress-note" role="status">
        <Spinner />
        Turning the page
      </p>
      <div className="skeleton mt-7 h-14 w-[min(62%,26rem)]" />
      <div className="skeleton mt-5 h-5.5 w-[min(88%,34rem)]" />
      <div className="mt-10.5 grid gap-6 rounded-box border border-rule bg-paper px-6 py-7">
        <div className="skeleton h-4.5 w-[46%]" />
        <div className="skeleton h-4.5 w-[72%]" />
        <div className="skeleton h-4.5 w-[46%]" />
      </div>
    </div>
  );
}
