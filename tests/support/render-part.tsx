import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { ToastRegion } from "#web/ui/toast/toast-region.tsx";

/** Renders a part of a page alone, with the place for toasts; its links have a router, which is returned. */
export function renderPart(part: ReactElement): AnyRouter {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      {part}
      <ToastRegion />
    </RouterContextProvider>,
  );
  return router;
}
