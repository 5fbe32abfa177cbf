import { createRootRoute } from "@tanstack/react-router";
import { RootLayout } from "#web/app/shell/root-layout.tsx";

export const Route = createRootRoute({ component: RootLayout });
