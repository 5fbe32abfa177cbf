import { createFileRoute } from "@tanstack/react-router";
import { ConsultationPage } from "#web/features/consultation/consultation-page.tsx";
import { parseBookingSearch } from "#web/features/consultation/parse-booking-search.ts";

export const Route = createFileRoute("/master-calendar")({
  component: ConsultationPage,
  validateSearch: parseBookingSearch,
  staticData: { title: "Master Consultation" },
});
