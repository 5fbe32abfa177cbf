import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ClearDialog } from "#web/features/home/clear-dialog.tsx";
import { Generator } from "#web/features/home/generator.tsx";
import { HomePage } from "#web/features/home/home-page.tsx";
import { parseHomeSearch } from "#web/features/home/home-search.ts";
import { useHomeFlags } from "#web/features/home/use-home-flags.ts";

export const Route = createFileRoute("/")({
  component: HomeRoute,
  validateSearch: parseHomeSearch,
  staticData: { title: "Turn an intention into a sigil" },
});

function HomeRoute(): ReactElement {
  const question = useHomeFlags(Route.useSearch());
  return (
    <>
      <HomePage generator={<Generator />} />
      {question && <ClearDialog {...question} />}
    </>
  );
}
