import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { Providers } from "#web/app/providers.tsx";
import { createQueryClient } from "#web/app/query-client.ts";
import { ToastRegion } from "#web/ui/toast/toast-region.tsx";

/** Renders a part of a page alone, with the place for toasts; its links have a router, its calls a query client. */
export function renderPart(part: ReactElement): void {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterContextProvider router={router}>
        {part}
        <ToastRegion />
      </RouterContextProvider>
    </Providers>,
  );
}
