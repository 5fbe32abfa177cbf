import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Generator } from "#web/features/home/generator.tsx";
import { HomePage } from "#web/features/home/home-page.tsx";
import { parseHomeSearch } from "#web/features/home/home-search.ts";
import { useHomeFlags } from "#web/features/home/use-home-flags.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";

const clearDialog = onDemand(() => import("#web/features/home/clear-dialog.tsx"));

export const Route = createFileRoute("/")({
  component: HomeRoute,
  validateSearch: parseHomeSearch,
  staticData: { title: "Turn an intention into a sigil" },
});

function HomeRoute(): ReactElement {
  const navigate = Route.useNavigate();
  const question = useHomeFlags(Route.useSearch());
  return (
    <>
      <HomePage generator={<Generator />} />
      {question && (
        <OpenedOnDemand code={clearDialog} onClose={() => void navigate({ to: "/", replace: true })}>
          {({ ClearDialog }) => <ClearDialog {...question} />}
        </OpenedOnDemand>
      )}
    </>
  );
}
