import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Terms of Service";

export const Route = createFileRoute("/terms-of-service")({
  component: TermsOfServiceRoute,
  staticData: { title: TITLE },
});

function TermsOfServiceRoute(): ReactElement {
  return (
    <PreparingPage
      title={TITLE}
      purpose="The terms on which the generator, the guides and the sessions are offered. They apply from the day when they stand here."
    />
  );
}
