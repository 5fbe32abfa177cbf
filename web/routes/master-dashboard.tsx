import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { DeskPage } from "#web/features/desk/desk-page.tsx";
import { parseDeskSearch, type RawDeskSearch } from "#web/features/desk/desk-search.ts";

export const Route = createFileRoute("/master-dashboard")({
  component: MasterDashboardRoute,
  validateSearch: (search: RawDeskSearch): RawDeskSearch => search,
  staticData: { title: "Master Dashboard" },
});

function MasterDashboardRoute(): ReactElement {
  return <DeskPage search={parseDeskSearch(Route.useSearch())} />;
}
