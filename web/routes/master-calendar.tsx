import { createFileRoute } from "@tanstack/react-router";
import { ConsultationPage } from "#web/features/consultation/consultation-page.tsx";

export const Route = createFileRoute("/master-calendar")({
  component: ConsultationPage,
  staticData: { title: "Master Consultation" },
});
