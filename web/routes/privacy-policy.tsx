import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Privacy Policy";

export const Route = createFileRoute("/privacy-policy")({
  component: PrivacyPolicyRoute,
  staticData: { title: TITLE },
});

function PrivacyPolicyRoute(): ReactElement {
  return <PreparingPage title={TITLE} purpose="What is kept about you, where, for how long, and who can read it." />;
}
