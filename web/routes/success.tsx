import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Payment Result";

export const Route = createFileRoute("/success")({ component: SuccessRoute, staticData: { title: TITLE } });

function SuccessRoute(): ReactElement {
  return (
    <PreparingPage
      title={TITLE}
      purpose="This is where a payment is confirmed, with what it opened and what to do next."
    />
  );
}
