import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Planetary Hours";

export const Route = createFileRoute("/planetary-hours")({
  component: PlanetaryHoursRoute,
  staticData: { title: TITLE },
});

function PlanetaryHoursRoute(): ReactElement {
  return (
    <PreparingPage
      title={TITLE}
      purpose="Each day has 24 planetary hours, 12 in daylight and 12 at night, in the Chaldean order. This is where they will be worked out for your date and your place."
    />
  );
}
