import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { HoursPage } from "#web/features/hours/hours-page.tsx";
import { parseHoursSearch } from "#web/features/hours/hours-search.ts";

export const Route = createFileRoute("/planetary-hours")({
  component: PlanetaryHoursRoute,
  validateSearch: parseHoursSearch,
  staticData: { title: "Planetary Hours" },
});

function PlanetaryHoursRoute(): ReactElement {
  return <HoursPage search={Route.useSearch()} />;
}
