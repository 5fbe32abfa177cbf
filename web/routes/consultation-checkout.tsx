import { createFileRoute, redirect } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Checkout } from "#web/features/checkout/checkout.tsx";
import { parseCheckoutSearch } from "#web/features/checkout/checkout-search.ts";

export const Route = createFileRoute("/consultation-checkout")({
  component: ConsultationCheckoutRoute,
  validateSearch: (search) => ({ email: parseCheckoutSearch(search).email }),
  async beforeLoad({ search: { email } }) {
    if (email === undefined) return;
    const { keepBuyerEmail } = await import("#web/features/checkout/buyer-email.ts");
    keepBuyerEmail(email);
    throw redirect({ to: "/consultation-checkout", search: { email: undefined }, replace: true });
  },
  staticData: { title: "Consultation Checkout" },
});

function ConsultationCheckoutRoute(): ReactElement {
  return <Checkout tier="consultation" />;
}
