import userEvent from "@testing-library/user-event";
import "#web/features/assistant/assistant-panel.tsx";
import "./locked-method-note.tsx";
import { act, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import { analyzeIntention } from "#domain/intentions/analyze-intention.ts";
import { prepareGeneratorPage } from "#tests/support/generator.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { findingAtom } from "#web/features/assistant/assistant-state.ts";
import { Generator } from "#web/features/home/generator.tsx";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { showTier } from "#web/lib/tier.ts";

prepareGeneratorPage();

function card(name: string): HTMLElement {
  return screen.getByRole("radio", { name: new RegExp(`^${name}`) });
}

const openedFor = () => getDefaultStore().get(emailDialogAtom);

const ADVANCED_METHODS = ["Planetary", "Custom symbols", "Ancestral wisdom", "Elemental fusion"];

describe("the method, on the free tier", () => {
  beforeEach(() => {
    renderPart(<Generator />);
  });

  it("is chaos magick from the start", () => {
    expect(card("Chaos magick").getAttribute("aria-checked")).toBe("true");
    expect(screen.getAllByRole("radio")).toHaveLength(6);
  });

  it.each(ADVANCED_METHODS)("%s is told about and opens the way to Advanced, but is not chosen", async (name) => {
    await userEvent.click(card(name));
    expect(card(name).getAttribute("aria-checked")).toBe("false");
    expect(card("Chaos magick").getAttribute("aria-checked")).toBe("true");
    const note = await screen.findByText(/It comes with Advanced/);
    expect(note.textContent).toContain("It comes with Advanced, $49 once, with all five methods");
    expect(openedFor()).toMatchObject({ mode: "upgrade", tier: "advanced", wanted: expect.any(String) });
  });

  it("opens the way to Mastercrafted from the commission", async () => {
    await userEvent.click(card("Hand-drawn"));
    const note = await screen.findByText(/It comes with Mastercrafted/);
    expect(note.textContent).toContain("It comes with Mastercrafted, $199");
    expect(openedFor()).toEqual({ mode: "upgrade", tier: "mastercrafted", wanted: "hand-drawn" });
  });

  it("is walked through with the arrow keys, round and round, in one tab stop, and no dialog opens", async () => {
    card("Chaos magick").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(card("Planetary"));
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(card("Hand-drawn"));
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(card("Chaos magick"));
    expect(screen.getAllByRole("radio").filter((radio) => radio.tabIndex === 0)).toEqual([card("Chaos magick")]);
    expect(openedFor()).toBeNull();
  });

  it("has a way to the tier in the note under a locked card too", async () => {
    card("Chaos magick").focus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.click(await screen.findByRole("button", { name: "Unlock with Advanced" }));
    expect(openedFor()).toEqual({ mode: "upgrade", tier: "advanced", wanted: "planetary" });
  });

  it("puts the note away again", async () => {
    await userEvent.click(card("Planetary"));
    await userEvent.click(await screen.findByRole("button", { name: "Stay with Chaos magick" }));
    expect(screen.queryByRole("button", { name: "Unlock with Advanced" })).toBeNull();
  });

  it("has a button that opens the way to all five", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Unlock all five methods, $49" }));
    expect(openedFor()).toEqual({ mode: "upgrade", tier: "advanced", wanted: null });
  });
});

describe("the method that the assistant recommends", () => {
  const ANALYSIS = AnalyzeIntentionResponse.parse({
    ...analyzeIntention("I am loved"),
    recommendedMethod: "planetary",
  });

  afterEach(() => act(() => getDefaultStore().set(findingAtom, null)));

  it.each([
    ["free", "Unlock with Advanced"],
    ["advanced", "Generate Your Sigil"],
  ] as const)("takes the focus where it is followed, on the tier %s beside “%s”", async (tier, beside) => {
    showTier(tier);
    getDefaultStore().set(findingAtom, { intention: "I am loved", analysis: ANALYSIS });
    renderPart(<Generator />);
    await userEvent.click(await screen.findByRole("button", { name: "Choose this method" }));
    expect(document.activeElement).toBe(card("Planetary"));
    expect(await screen.findByRole("button", { name: beside })).toBeTruthy();
  });
});

describe("the method, on a paid tier", () => {
  beforeEach(() => {
    showTier("advanced");
    renderPart(<Generator />);
  });

  it.each(ADVANCED_METHODS)("may be %s", async (name) => {
    await userEvent.click(card(name));
    expect(card(name).getAttribute("aria-checked")).toBe("true");
    expect(openedFor()).toBeNull();
  });

  it("still leads to Mastercrafted from the commission, and offers no upgrade to what is held", async () => {
    expect(screen.queryByRole("button", { name: /Unlock all five/ })).toBeNull();
    await userEvent.click(card("Hand-drawn"));
    expect(openedFor()).toEqual({ mode: "upgrade", tier: "mastercrafted", wanted: "hand-drawn" });
  });
});

it("is not locked, and opens the way to the commission, where Mastercrafted is held and the hand-drawn sigil is picked", async () => {
  showTier("mastercrafted");
  renderPart(<Generator />);
  expect(card("Hand-drawn").dataset.locked).toBe("false");
  await userEvent.click(card("Hand-drawn"));
  expect(openedFor()).toEqual({ mode: "upgrade", tier: "mastercrafted", wanted: "hand-drawn" });
});
