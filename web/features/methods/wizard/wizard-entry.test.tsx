import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { generateButton } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { box, choose, prepareWizards } from "#tests/support/wizards.tsx";
import type { AppRouter } from "#web/app/router.ts";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import "../custom/custom-wizard.tsx";

prepareWizards();

const progress = () => screen.queryByRole("list", { name: "Progress" });

beforeEach(() => getDefaultStore().set(intentionDraftAtom, "I speak the truth with ease"));

/** Opens the custom wizard on the home page, where the visitor came from another one. */
async function openCustomWizard(): Promise<AppRouter> {
  const router = await renderApp("/contact");
  await act(() => router.navigate({ to: "/", search: { tier: "advanced" } }));
  fireEvent.click(await screen.findByRole("radio", { name: /^Custom symbols/ }));
  fireEvent.click(generateButton());
  await waitFor(() => expect(progress()).toBeTruthy());
  return router;
}

async function stepBack({ history }: AppRouter): Promise<void> {
  await act(async () => history.back());
}

describe("a step back in the browser’s history", () => {
  it("closes the wizard and keeps its answers, and only the next one leaves the page", async () => {
    const router = await openCustomWizard();
    choose("checkbox", "Love");
    await stepBack(router);
    expect(progress()).toBeNull();
    expect(router.state.location.pathname).toBe("/");
    fireEvent.click(generateButton());
    await waitFor(() => expect(progress()).toBeTruthy());
    expect(box("checkbox", "Love").checked).toBe(true);
    await stepBack(router);
    await stepBack(router);
    expect(router.state.location.pathname).toBe("/contact");
  });

  it("leaves the page where the wizard was closed by its own button", async () => {
    const router = await openCustomWizard();
    fireEvent.click(screen.getByText("Back to methods"));
    expect(progress()).toBeNull();
    await waitFor(() => expect(router.history.location.state.__TSR_index).toBe(1));
    await stepBack(router);
    expect(router.state.location.pathname).toBe("/contact");
  });

  it("leaves the wizard open that it comes back to from another page", async () => {
    const router = await openCustomWizard();
    await act(() => router.navigate({ to: "/planetary-hours" }));
    expect(progress()).toBeNull();
    await stepBack(router);
    await waitFor(() => expect(progress()).toBeTruthy());
  });
});
