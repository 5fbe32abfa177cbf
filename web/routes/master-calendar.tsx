import { createFileRoute } from "@tanstack/react-router";
import { parseBookingSearch } from "#web/features/consultation/booking-search.ts";
import { ConsultationPage } from "#web/features/consultation/consultation-page.tsx";

export const Route = createFileRoute("/master-calendar")({
  component: ConsultationPage,
  validateSearch: parseBookingSearch,
  staticData: { title: "Master Consultation" },
});
