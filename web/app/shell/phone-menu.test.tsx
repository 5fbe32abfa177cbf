import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

async function openMenu(): Promise<HTMLElement> {
  screen.getByRole("button", { name: "Menu" }).focus();
  await userEvent.keyboard("{Enter}");
  return screen.getByRole("dialog", { name: "Menu" });
}

describe("the phone menu", () => {
  it("is a dialog with the five entries, the current one marked", async () => {
    await renderApp("/planetary-hours");
    expect(screen.queryByRole("dialog")).toBeNull();
    const menu = await openMenu();
    const entries = within(within(menu).getByRole("navigation")).getAllByRole("link");
    expect(entries.slice(0, 5).map((entry) => entry.textContent)).toEqual([
      "Generator",
      "Planetary Hours",
      "Consultation",
      "Pricing",
      "Contact",
    ]);
    expect(entries.filter((entry) => entry.hasAttribute("aria-current")).map((entry) => entry.textContent)).toEqual([
      "Planetary Hours",
    ]);
  });

  it("takes the focus, and gives it back when Escape closes it", async () => {
    await renderApp("/contact");
    const menu = await openMenu();
    expect(menu.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu" }));
  });

  it("closes on its own button", async () => {
    await renderApp("/contact");
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes when an entry is followed", async () => {
    const router = await renderApp("/contact");
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole("link", { name: "Planetary Hours" }));
    expect(router.state.location.pathname).toBe("/planetary-hours");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement?.tagName).toBe("H1");
  });
});
