import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { prepareGeneratorPage } from "#tests/support/generator.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { Generator } from "./generator.tsx";

prepareGeneratorPage();

function card(name: string): HTMLElement {
  return screen.getByRole("radio", { name: new RegExp(`^${name}`) });
}

describe("the method", () => {
  beforeEach(() => {
    renderPart(<Generator />);
  });

  it("is chaos magick from the start", () => {
    expect(card("Chaos magick").getAttribute("aria-checked")).toBe("true");
    expect(screen.getAllByRole("radio")).toHaveLength(6);
  });

  it.each(["Planetary", "Custom symbols", "Ancestral wisdom", "Elemental fusion"])(
    "%s is told about and comes with Advanced, but is not chosen",
    async (name) => {
      await userEvent.click(card(name));
      expect(card(name).getAttribute("aria-checked")).toBe("false");
      expect(card("Chaos magick").getAttribute("aria-checked")).toBe("true");
      expect(screen.getByRole("radiogroup").textContent).toContain("It comes with Advanced, $49 once");
      expect(screen.getByRole("link", { name: "See what Advanced holds" }).getAttribute("href")).toBe("/#pricing");
    },
  );

  it("tells of the commission that it comes with Mastercrafted", async () => {
    await userEvent.click(card("Hand-drawn"));
    expect(screen.getByRole("radiogroup").textContent).toContain("It comes with Mastercrafted, $199");
  });

  it("puts the note away again", async () => {
    await userEvent.click(card("Planetary"));
    await userEvent.click(screen.getByRole("button", { name: "Stay with chaos magick" }));
    expect(screen.queryByRole("link", { name: "See what Advanced holds" })).toBeNull();
  });

  it("is walked through with the arrow keys, round and round, in one tab stop", async () => {
    card("Chaos magick").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(card("Planetary"));
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(card("Hand-drawn"));
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(card("Chaos magick"));
    expect(screen.getAllByRole("radio").filter((radio) => radio.tabIndex === 0)).toEqual([card("Chaos magick")]);
  });
});
