import { createFileRoute } from "@tanstack/react-router";
import { TheoryPage } from "#web/features/reading/theory/theory-page.tsx";

export const Route = createFileRoute("/magical-theory")({
  component: TheoryPage,
  staticData: { title: "Magical Theory" },
});
