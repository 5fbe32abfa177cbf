import { createFileRoute, redirect } from "@tanstack/react-router";
import { parseReturnSearch } from "#web/features/checkout/checkout-search.ts";
import { ConsultationPage } from "#web/features/consultation/consultation-page.tsx";
import { parseBookingSearch } from "#web/features/consultation/parse-booking-search.ts";

export const Route = createFileRoute("/master-consultation")({
  component: ConsultationPage,
  validateSearch: (search) => ({ ...parseReturnSearch(search), ...parseBookingSearch(search) }),
  // From the bank's page: what became of the payment is shown first, whatever else the address claims.
  beforeLoad({ search }) {
    if (search.payment_intent === undefined) return;
    throw redirect({ to: "/success", search: { ...search, tier: "consultation" }, replace: true });
  },
  staticData: { title: "Master Consultation" },
});
