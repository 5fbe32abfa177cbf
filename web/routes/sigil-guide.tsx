import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Sigil Guide";

export const Route = createFileRoute("/sigil-guide")({ component: SigilGuideRoute, staticData: { title: TITLE } });

function SigilGuideRoute(): ReactElement {
  return (
    <PreparingPage
      title={TITLE}
      purpose="The five methods, step by step, with advice on wording an intention and on using the finished mark."
    />
  );
}
