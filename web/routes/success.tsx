import { createFileRoute } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { parseReturnSearch } from "#web/features/checkout/checkout-search.ts";
import { SuccessPage } from "#web/features/checkout/success-page.tsx";

export const Route = createFileRoute("/success")({
  component: SuccessRoute,
  validateSearch: parseReturnSearch,
  staticData: { title: "Payment Result" },
});

function SuccessRoute(): ReactElement {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // As it was when the page was entered: the secret leaves the address at once.
  const [entered] = useState(search);
  useEffect(() => {
    if (search.payment_intent_client_secret === undefined) return;
    void navigate({ search: { ...search, payment_intent_client_secret: undefined }, replace: true });
  }, [search, navigate]);
  return (
    <SuccessPage
      tier={entered.tier ?? null}
      paymentIntent={entered.payment_intent ?? null}
      clientSecret={entered.payment_intent_client_secret ?? null}
      hasFailed={entered.redirect_status === "failed"}
    />
  );
}
