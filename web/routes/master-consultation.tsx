import { createFileRoute } from "@tanstack/react-router";
import { CONSULTATION_TITLE, ConsultationPage } from "#web/features/consultation/consultation-page.tsx";

export const Route = createFileRoute("/master-consultation")({
  component: ConsultationPage,
  staticData: { title: CONSULTATION_TITLE },
});
