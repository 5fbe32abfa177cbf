import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

function turn(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => {
    dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
}

it("a page says that the network is gone, and that what was typed is safe, until it is back", async () => {
  await renderApp("/contact");
  expect(screen.queryByText(/You are offline/)).toBeNull();
  turn(false);
  const strip = screen.getByText("You are offline. What you typed is safe.");
  expect(strip.closest("[role=status]")).not.toBeNull();
  turn(true);
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
