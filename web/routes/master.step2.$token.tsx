import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { StepPage } from "#web/features/workshop/step-page.tsx";

export const Route = createFileRoute("/master/step2/$token")({
  component: MasterStep2Route,
  staticData: { title: "Workshop, Step 2" },
});

function MasterStep2Route(): ReactElement {
  const { token } = Route.useParams();
  return <StepPage key={token} number={2} token={token} />;
}
