import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";

/** What stands in place of a page that could not be drawn. It never shows the error's own text. */
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
