import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { type AppRouter, createAppRouter } from "#web/app/router.ts";

/** Opens the whole application at an address, in memory, and waits until its page is. */
export async function renderApp(path: string): Promise<AppRouter> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await act(async () => {
    render(<RouterProvider router={router} />);
    await router.load();
  });
  return router;
}
