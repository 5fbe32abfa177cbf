import { createFileRoute } from "@tanstack/react-router";
import { GuidePage } from "#web/features/reading/guide/guide-page.tsx";

export const Route = createFileRoute("/sigil-guide")({ component: GuidePage, staticData: { title: "Sigil Guide" } });
