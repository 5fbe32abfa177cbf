import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Generator } from "#web/features/generator/generator.tsx";
import { HomePage } from "#web/features/home/home-page.tsx";

export const Route = createFileRoute("/")({
  component: HomeRoute,
  staticData: { title: "Turn an intention into a sigil" },
});

function HomeRoute(): ReactElement {
  return <HomePage generator={<Generator />} />;
}
