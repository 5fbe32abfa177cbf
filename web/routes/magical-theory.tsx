import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Magical Theory";

export const Route = createFileRoute("/magical-theory")({
  component: MagicalTheoryRoute,
  staticData: { title: TITLE },
});

function MagicalTheoryRoute(): ReactElement {
  return <PreparingPage title={TITLE} purpose="An essay on where sigils come from and how they are thought to work." />;
}
