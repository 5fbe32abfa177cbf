import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

describe("a toast", () => {
  it("appears even if it is the first thing that happens on the page", async () => {
    await renderApp("/contact");
    act(() => showToast({ title: "Email Required", description: "Please enter your email address." }));
    expect(await screen.findByText("Email Required")).toBeTruthy();
    expect(screen.getByText("Please enter your email address.")).toBeTruthy();
  });

  it("needs no region before that", async () => {
    await renderApp("/contact");
    expect(screen.queryByRole("region", { name: "Notifications (F8)" })).toBeNull();
  });
});
