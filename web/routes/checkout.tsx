import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Checkout";

export const Route = createFileRoute("/checkout")({ component: CheckoutRoute, staticData: { title: TITLE } });

function CheckoutRoute(): ReactElement {
  return (
    <PreparingPage
      title={TITLE}
      purpose="This is where a tier is paid for, once, by card. Until it opens, the chaos method makes sigils for everybody, free."
    />
  );
}
