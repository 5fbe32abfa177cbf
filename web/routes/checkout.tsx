import { createFileRoute, redirect } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Checkout } from "#web/features/checkout/checkout.tsx";
import { parseCheckoutSearch } from "#web/features/checkout/checkout-search.ts";

export const Route = createFileRoute("/checkout")({
  component: CheckoutRoute,
  validateSearch: parseCheckoutSearch,
  // The address is kept for the tab and taken from the page's own address before anybody else's code is loaded.
  async beforeLoad({ search: { tier, email } }) {
    const { findBuyerEmail, keepAskedTier, keepBuyerEmail } = await import("#web/features/checkout/buyer-email.ts");
    if (email !== undefined) keepBuyerEmail(email);
    if (!tier || findBuyerEmail() === null) {
      keepAskedTier(tier ?? "advanced");
      throw redirect({ to: "/", hash: "pricing" });
    }
    if (email !== undefined) throw redirect({ to: "/checkout", search: { tier }, replace: true });
  },
  staticData: { title: "Checkout" },
});

function CheckoutRoute(): ReactElement {
  return <Checkout tier={Route.useSearch().tier ?? "advanced"} />;
}
