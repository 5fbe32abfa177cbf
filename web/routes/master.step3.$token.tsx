import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { StepPage } from "#web/features/workshop/step-page.tsx";

export const Route = createFileRoute("/master/step3/$token")({
  component: MasterStep3Route,
  staticData: { title: "Workshop, Step 3" },
});

function MasterStep3Route(): ReactElement {
  const { token } = Route.useParams();
  return <StepPage key={token} number={3} token={token} />;
}
