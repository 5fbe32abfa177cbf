import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCurrentLabel } from "./site-links.ts";

/** The first header of the page: jsdom's roles don't know that one within the main part is no banner. */
function siteHeader(): HTMLElement {
  const [header] = screen.getAllByRole("banner");
  if (!header) throw new Error("The page has no header.");
  return header;
}

describe("the header", () => {
  it("leads to the generator, the hours, the consultation, the prices and the contact form", async () => {
    await renderApp("/contact");
    const nav = within(siteHeader()).getByRole("navigation", { name: "Main" });
    const links = within(nav).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Generator", "/#generator"],
      ["Planetary Hours", "/planetary-hours"],
      ["Consultation", "/master-consultation"],
      ["Pricing", "/#pricing"],
      ["Contact", "/contact"],
    ]);
    expect(links.filter((link) => link.hasAttribute("aria-current")).map((link) => link.textContent)).toEqual([
      "Contact",
    ]);
  });

  it.each([
    ["/", "", "Generator"],
    ["/", "pricing", "Pricing"],
    ["/planetary-hours", "", "Planetary Hours"],
    ["/master-calendar", "", "Consultation"],
    ["/sigil-guide", "", null],
  ])("marks the entry of %s#%s as %s", (pathname, hash, label) => {
    expect(findCurrentLabel(pathname, hash)).toBe(label);
  });

  it("announces the sister site above", async () => {
    await renderApp("/contact");
    expect(screen.getByText("A new website is coming that lets you create and manage servitors.")).toBeTruthy();
  });

  it("offers the keyboard a way past itself first", async () => {
    await renderApp("/contact");
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Skip to the content");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });
});

describe("a way home", () => {
  it("is not marked as the current page elsewhere", async () => {
    await renderApp("/terms-of-service");
    const homeward = screen.getAllByRole("link", { name: /home/i });
    expect(homeward.map((link) => link.getAttribute("href"))).toEqual(["/", "/", "/"]);
    expect(homeward.some((link) => link.hasAttribute("aria-current"))).toBe(false);
  });
});

describe("the footer", () => {
  it("leads to the guide, the theory, the privacy policy and the terms", async () => {
    await renderApp("/contact");
    const links = within(screen.getByRole("contentinfo")).getAllByRole("link");
    const targets = links.map((link) => link.getAttribute("href"));
    for (const path of ["/sigil-guide", "/magical-theory", "/privacy-policy", "/terms-of-service", "/contact"]) {
      expect(targets).toContain(path);
    }
  });
});

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
