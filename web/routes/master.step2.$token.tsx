import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Workshop, Step 2";

export const Route = createFileRoute("/master/step2/$token")({
  component: MasterStep2Route,
  staticData: { title: TITLE },
});

function MasterStep2Route(): ReactElement {
  return <PreparingPage title={TITLE} purpose="Where the practitioner hands in a drawn sigil with notes on it." />;
}
