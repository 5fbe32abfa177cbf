import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Master Dashboard";

export const Route = createFileRoute("/master-dashboard")({
  component: MasterDashboardRoute,
  staticData: { title: TITLE },
});

function MasterDashboardRoute(): ReactElement {
  return <PreparingPage title={TITLE} purpose="The practitioner’s desk: bookings, blocked hours and commissions." />;
}
