import { createFileRoute } from "@tanstack/react-router";
import { NOT_FOUND_TITLE, NotFoundPage } from "#web/app/fallback-pages.tsx";

// Every address that no other route knows, also one below a known page.
export const Route = createFileRoute("/$")({ component: NotFoundPage, staticData: { title: NOT_FOUND_TITLE } });
