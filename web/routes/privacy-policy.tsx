import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "#web/features/reading/legal/privacy-page.tsx";

export const Route = createFileRoute("/privacy-policy")({
  component: PrivacyPage,
  staticData: { title: "Privacy Policy" },
});
