import { readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { setPrefersDark } from "#tests/support/dom-match-media.ts";
import { applyThemeChoice, readThemeChoice } from "./theme.ts";
import { ThemeRadios, ThemeSwitch } from "./theme-controls.tsx";

const BEFORE_FIRST_PAINT = readFileSync("public/theme.js", "utf8");

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" data-theme-color="vellum">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" data-theme-color="nocturne">`;
});

function describePage(): { theme: string | null; frames: string[] } {
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[data-theme-color]")];
  return { theme: document.documentElement.getAttribute("data-theme"), frames: metas.map((meta) => meta.media) };
}

describe("the theme switch", () => {
  it("offers the theme that the system did not choose", () => {
    setPrefersDark(true);
    render(<ThemeSwitch />);
    expect(screen.getByRole("button", { name: "Switch to the light theme" })).toBeTruthy();
  });

  it("follows the system while nothing was chosen", () => {
    render(<ThemeSwitch />);
    act(() => setPrefersDark(true));
    expect(screen.getByRole("button", { name: "Switch to the light theme" })).toBeTruthy();
    expect(describePage().theme).toBeNull();
  });

  it("turns the page over and is remembered", async () => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("button", { name: "Switch to the dark theme" }));
    expect(describePage()).toEqual({ theme: "nocturne", frames: ["not all", "all"] });
    expect(readThemeChoice()).toBe("nocturne");
    await userEvent.click(screen.getByRole("button", { name: "Switch to the light theme" }));
    expect(describePage()).toEqual({ theme: "vellum", frames: ["all", "not all"] });
    expect(readThemeChoice()).toBe("vellum");
  });
});

describe("a choice in another tab", () => {
  function chooseElsewhere(stored: string | null, key: string | null): void {
    if (stored === null) localStorage.removeItem("theme");
    else localStorage.setItem("theme", stored);
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
  }

  it("turns this page over too", () => {
    render(<ThemeSwitch />);
    chooseElsewhere("nocturne", "theme");
    expect(describePage()).toEqual({ theme: "nocturne", frames: ["not all", "all"] });
    expect(screen.getByRole("button", { name: "Switch to the light theme" })).toBeTruthy();
  });

  it.each([
    ["the choice is taken back", "theme"],
    ["everything is cleared", null],
  ])("leads back to the system where %s", async (_case, key) => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("button", { name: "Switch to the dark theme" }));
    chooseElsewhere(null, key);
    expect(describePage().theme).toBeNull();
  });

  it("is not looked for where something else was stored", () => {
    render(<ThemeSwitch />);
    chooseElsewhere("nocturne", "userTier");
    expect(describePage().theme).toBeNull();
  });
});

describe("the choice in the menu", () => {
  it("can go back to the system", async () => {
    render(<ThemeRadios />);
    await userEvent.click(screen.getByRole("radio", { name: "Nocturne" }));
    expect(readThemeChoice()).toBe("nocturne");
    await userEvent.click(screen.getByRole("radio", { name: "As the system" }));
    expect(readThemeChoice()).toBe("system");
    expect(describePage()).toEqual({
      theme: null,
      frames: ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"],
    });
  });
});

describe("the script before the first paint", () => {
  it.each(["vellum", "nocturne", "system"] as const)(
    "paints the remembered choice %s as the application does",
    (choice) => {
      applyThemeChoice(choice);
      const expected = describePage();
      applyThemeChoice("system");
      localStorage.setItem("theme", choice);
      new Function(BEFORE_FIRST_PAINT)();
      expect(describePage()).toEqual(expected);
    },
  );
});
