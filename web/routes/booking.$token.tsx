import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { BookingPage } from "#web/features/consultation/own/booking-page.tsx";

export const Route = createFileRoute("/booking/$token")({
  component: BookingRoute,
  staticData: { title: "Your Session" },
});

function BookingRoute(): ReactElement {
  const { token } = Route.useParams();
  return <BookingPage key={token} token={token} />;
}
