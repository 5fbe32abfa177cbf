import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "#web/features/reading/legal/terms-page.tsx";

export const Route = createFileRoute("/terms-of-service")({
  component: TermsPage,
  staticData: { title: "Terms of Service" },
});
