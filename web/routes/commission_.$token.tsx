import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { CommissionPage } from "#web/features/commission/commission-page.tsx";

export const Route = createFileRoute("/commission_/$token")({
  component: CommissionRoute,
  staticData: { title: "Your Commission" },
});

function CommissionRoute(): ReactElement {
  const { token } = Route.useParams();
  return <CommissionPage key={token} token={token} />;
}
