import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PreparingPage } from "#web/ui/preparing-page.tsx";

const TITLE = "Contact";

export const Route = createFileRoute("/contact")({ component: ContactRoute, staticData: { title: TITLE } });

function ContactRoute(): ReactElement {
  return <PreparingPage title={TITLE} purpose="This is where you will write to us, and get a ticket number to keep." />;
}
