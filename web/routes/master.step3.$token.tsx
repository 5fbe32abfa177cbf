import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Workshop, Step 3";

export const Route = createFileRoute("/master/step3/$token")({
  component: MasterStep3Route,
  staticData: { title: TITLE },
});

function MasterStep3Route(): ReactElement {
  return (
    <PreparingPage
      title={TITLE}
      purpose="Where the practitioner writes the summary and the instructions that go with a drawn sigil."
    />
  );
}
