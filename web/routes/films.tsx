import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { SIGIL_METHODS } from "#domain/sigils/method.ts";
import { FilmsPage } from "#web/features/films/films-page.tsx";

export const Route = createFileRoute("/films")({
  component: FilmsRoute,
  // What it says is looked up where it is used: so the first load has no more of this page than its name.
  validateSearch: (search: { readonly film?: string | undefined }) => search,
  staticData: { title: "Five Short Films" },
});

function FilmsRoute(): ReactElement {
  const { film } = Route.useSearch();
  return <FilmsPage method={SIGIL_METHODS.find((method) => method === film) ?? "chaos"} />;
}
