import "#web/parts/issued-sigil/request-sigil.ts";
import "#web/features/result/result-card.tsx";
import "../custom/custom-wizard.tsx";
import "../custom/custom-answers.ts";
import "../custom/custom-made.tsx";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import { generateButton, intentionBox, serve } from "#tests/support/generator.ts";
import { issue, ORDERS } from "#tests/support/issued-sigils.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { box, choose, gateWords, goOn, prepareWizards } from "#tests/support/wizards.tsx";
import { Generator } from "#web/features/home/generator.tsx";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { shownTierAtom } from "#web/lib/tier.ts";
import { issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";
import { pickedMethodAtom } from "../use-method-choice.ts";
import { finishedWizardsAtom, openWizardAtom } from "./wizard-state.ts";

prepareWizards();

const WORDS = "I speak the truth with ease";

beforeEach(() => {
  getDefaultStore().set(shownTierAtom, "advanced");
  getDefaultStore().set(intentionDraftAtom, WORDS);
});

async function openCustomWizard(): Promise<void> {
  renderPart(<Generator />);
  fireEvent.click(screen.getByRole("radio", { name: /^Custom symbols/ }));
  fireEvent.click(generateButton());
  await screen.findByRole("list", { name: "Progress" });
}

function walkToTheEnd(): void {
  for (let step = 1; step < 4; step += 1) goOn();
}

function serveTheOrder() {
  return serve(async () => {
    const { data, processedText } = issue(ORDERS.custom);
    return Response.json({ sigilData: data, processedText });
  });
}

/** How many sigils were asked for; the page asks for activation plans as well. */
function countSigils(fetchMock: ReturnType<typeof serve>): number {
  return fetchMock.mock.calls.filter(([url]) => url === "/api/sigils/generate").length;
}

function serveRefusal() {
  const message = "Custom symbols comes with the Advanced tier.";
  return serve(async () => Response.json({ code: "tier_required", message }, { status: 403 }));
}

describe("a method that asks", () => {
  it("opens its wizard in the place of the methods, and asks nothing of the server yet", async () => {
    const fetchMock = serveTheOrder();
    await openCustomWizard();
    expect(screen.queryByRole("radiogroup")).toBeNull();
    expect(screen.queryByRole("button", { name: "Generate Your Sigil" })).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("opens no wizard without words", () => {
    act(() => getDefaultStore().set(intentionDraftAtom, "  "));
    renderPart(<Generator />);
    fireEvent.click(screen.getByRole("radio", { name: /^Custom symbols/ }));
    fireEvent.click(generateButton());
    expect(getDefaultStore().get(openWizardAtom)).toBeNull();
    expect(document.activeElement).toBe(intentionBox());
  });

  it("sends its answers, closes its wizard once the sigil is issued, and gives the focus back to the methods", async () => {
    const fetchMock = serveTheOrder();
    await openCustomWizard();
    walkToTheEnd();
    fireEvent.click(screen.getByText("Create Custom Sigil"));
    await screen.findByText("Sigil Generated!");
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
      intention: WORDS,
      method: "custom",
      tier: "advanced",
      customOptions: {
        concepts: ["truth", "peace"],
        selectedSymbols: { truth: "scales", peace: "dove" },
        layoutPreference: "circular",
        centerSymbol: "point",
      },
    });
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Custom symbols/ }));
  });

  it("does not ask again for the same words, and does for others", async () => {
    const fetchMock = serveTheOrder();
    await openCustomWizard();
    walkToTheEnd();
    fireEvent.click(screen.getByText("Create Custom Sigil"));
    await screen.findByText("Sigil Generated!");
    expect(screen.getByText("Its four steps are answered for these words.")).toBeTruthy();
    fireEvent.click(generateButton());
    await waitFor(() => expect(countSigils(fetchMock)).toBe(2));
    await waitFor(() => expect(generateButton().textContent).toBe("Generate Your Sigil"));

    fireEvent.change(intentionBox(), { target: { value: "I speak the truth with love" } });
    fireEvent.click(generateButton());
    expect(await screen.findByRole("list", { name: "Progress" })).toBeTruthy();
    expect(countSigils(fetchMock)).toBe(2);
  });

  it("lets the answers be changed", async () => {
    getDefaultStore().set(finishedWizardsAtom, { custom: { intention: WORDS, fields: { customOptions: {} } } });
    getDefaultStore().set(pickedMethodAtom, "custom");
    renderPart(<Generator />);
    fireEvent.click(screen.getByText("Change the answers"));
    expect(await screen.findByRole("list", { name: "Progress" })).toBeTruthy();
  });

  it("is locked again with its answers kept where the server says so, and leads to the upgrade", async () => {
    serveRefusal();
    await openCustomWizard();
    choose("checkbox", "Love");
    walkToTheEnd();
    fireEvent.click(screen.getByText("Create Custom Sigil"));
    await screen.findByText("Generation Failed");
    expect(getDefaultStore().get(emailDialogAtom)).toEqual({ mode: "upgrade", tier: "advanced", wanted: null });
    expect(screen.getByRole("radio", { name: /^Custom symbols/ }).dataset.locked).toBe("true");
    act(() => getDefaultStore().set(shownTierAtom, "advanced"));
    await screen.findByRole("list", { name: "Progress" });
    expect(gateWords()).toBe("Truth, peace and love round a circled point.");
  });

  it("takes the focus where Ctrl and Enter ask for a sigil before its questions are answered", async () => {
    const fetchMock = serveTheOrder();
    await openCustomWizard();
    intentionBox().focus();
    fireEvent.keyDown(intentionBox(), { key: "Enter", ctrlKey: true });
    // Care is looked for first.
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^What your words are about/ })),
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("stays open while a sigil of the collection is looked at", async () => {
    await openCustomWizard();
    choose("checkbox", "Love");
    act(() => getDefaultStore().set(issuedSigilAtom, issue(ORDERS.chaos)));
    expect(await screen.findByRole("article", { name: "Your sigil" })).toBeTruthy();
    expect(box("checkbox", "Love").checked).toBe(true);
  });

  it("is left for the methods with every answer kept", async () => {
    await openCustomWizard();
    choose("checkbox", "Love");
    goOn();
    fireEvent.click(screen.getByText("Back to methods"));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Custom symbols/ }));
    fireEvent.click(generateButton());
    expect(await screen.findByRole("group", { name: "Love" })).toBeTruthy();
  });

  it("waits behind the cards while the tier does not hold it", async () => {
    getDefaultStore().set(pickedMethodAtom, "custom");
    getDefaultStore().set(openWizardAtom, "custom");
    getDefaultStore().set(shownTierAtom, "free");
    renderPart(<Generator />);
    expect(screen.getByRole("radiogroup")).toBeTruthy();
    act(() => getDefaultStore().set(shownTierAtom, "advanced"));
    expect(await screen.findByRole("list", { name: "Progress" })).toBeTruthy();
  });
});

describe("the live preview", () => {
  it.each([
    ["Planetary", { method: "planetary", intention: WORDS, planet: "mercury" }],
    [
      "Custom symbols",
      {
        method: "custom",
        intention: WORDS,
        layout: "circular",
        centre: "point",
        symbols: [
          { theme: "truth", symbol: "scales" },
          { theme: "peace", symbol: "dove" },
        ],
      },
    ],
    [
      "Elemental fusion",
      {
        method: "elemental",
        intention: WORDS,
        dominant: "air",
        supporting: [],
        conflicting: [],
        layout: "circle",
        heart: "scales",
        salt: "",
      },
    ],
    [
      "Ancestral wisdom",
      { method: "ancestral", intention: WORDS, culture: "universal", candle: "black", motifs: ["tree"], salt: "" },
    ],
  ] as const)("draws by the method %s as soon as it is picked", async (name, request) => {
    renderPart(<Generator />);
    fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${name}`) }));
    const { figure } = engine.draw(request);
    await waitFor(() =>
      expect([...document.querySelectorAll(".preview .sigil path")].at(-1)?.getAttribute("d")).toBe(figure),
    );
  });

  it("goes with the planet and the reason for it", async () => {
    renderPart(<Generator />);
    fireEvent.click(screen.getByRole("radio", { name: /^Planetary/ }));
    expect(await screen.findByText("Suggested: Mercury, because “speak” and “truth” belong to it.")).toBeTruthy();
  });
});
