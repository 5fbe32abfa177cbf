import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ReceiptPage } from "#web/features/account/receipt-page.tsx";

export const Route = createFileRoute("/account_/receipts/$orderNumber")({
  component: ReceiptRoute,
  staticData: { title: "Receipt" },
});

function ReceiptRoute(): ReactElement {
  const { orderNumber } = Route.useParams();
  return <ReceiptPage key={orderNumber} orderNumber={orderNumber} />;
}
