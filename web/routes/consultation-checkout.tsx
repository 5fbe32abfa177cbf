import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Consultation Checkout";

export const Route = createFileRoute("/consultation-checkout")({
  component: ConsultationCheckoutRoute,
  staticData: { title: TITLE },
});

function ConsultationCheckoutRoute(): ReactElement {
  return (
    <PreparingPage
      title={TITLE}
      purpose="This is where an hour in private with the practitioner is paid for, once, by card. Bookings are not open yet."
    />
  );
}
