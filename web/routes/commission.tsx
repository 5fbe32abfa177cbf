import { createFileRoute } from "@tanstack/react-router";
import { IntakePage } from "#web/features/commission/intake-page.tsx";

export const Route = createFileRoute("/commission")({ component: IntakePage, staticData: { title: "Commission" } });
