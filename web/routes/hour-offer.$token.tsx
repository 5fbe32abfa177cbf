import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { HourOfferPage } from "#web/features/consultation/own/hour-offer-page.tsx";

export const Route = createFileRoute("/hour-offer/$token")({
  component: HourOfferRoute,
  staticData: { title: "An Earlier Hour" },
});

function HourOfferRoute(): ReactElement {
  const { token } = Route.useParams();
  return <HourOfferPage key={token} token={token} />;
}
