import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { TicketPage } from "#web/features/contact/ticket-page.tsx";

export const Route = createFileRoute("/ticket/$token")({
  component: TicketRoute,
  staticData: { title: "Your Request" },
});

function TicketRoute(): ReactElement {
  const { token } = Route.useParams();
  return <TicketPage key={token} token={token} />;
}
