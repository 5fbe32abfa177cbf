import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { getDefaultStore, useAtomValue } from "jotai";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { CustomOptions } from "#domain/sigils/methods/custom/kit.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import {
  box,
  choose,
  continueButton,
  gateWords,
  goBack,
  goOn,
  openWizard,
  prepareWizards,
  stepTitle,
  wizardProps,
} from "#tests/support/wizards.tsx";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import type { WizardProps } from "../method-kit.ts";
import { customAnswersAtom } from "./custom-answers.ts";
import { CustomWizard } from "./custom-wizard.tsx";

prepareWizards();

const open = (changed: Partial<WizardProps> = {}) => openWizard(CustomWizard, changed);

function listTicked(): (string | null | undefined)[] {
  return screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter(({ checked }) => checked)
    .map((one) => one.closest("label")?.textContent);
}

describe("the concepts of the custom wizard", () => {
  it("are found in the words, each with the word that named it", () => {
    open();
    expect(listTicked()).toEqual(["Growth from “grow”", "Wisdom from “wisdom”", "Peace from “peace”"]);
    expect([...document.querySelectorAll("u")].map((word) => word.textContent)).toEqual(["grow", "wisdom", "peace"]);
    expect(gateWords()).toBe("Growth, wisdom and peace.");
  });

  it("are the words themselves where no theme is found", () => {
    open({ intention: "Skateboard" });
    expect(listTicked()).toEqual(["“skateboard”"]);
    expect(screen.getByText(/No theme was found, so your own word stands for itself/)).toBeTruthy();
  });

  it("can be taken out, but not all of them", () => {
    open();
    for (const name of [/^Growth/, /^Wisdom/, /^Peace/]) choose("checkbox", name);
    expect(continueButton().disabled).toBe(true);
    expect(gateWords()).toBe("Keep at least one concept to go on.");
    choose("checkbox", /^Peace/);
    expect(gateWords()).toBe("Peace.");
  });

  it("can be added to, up to five", () => {
    open();
    choose("checkbox", "Love");
    choose("checkbox", "Power");
    expect(gateWords()).toBe("Growth, wisdom, peace, love and power.");
    expect(box("checkbox", "Truth").disabled).toBe(true);
    expect(screen.getByText("Five are kept at most. Take one out to add another.")).toBeTruthy();
    choose("checkbox", /^Peace/);
    expect(box("checkbox", "Truth").disabled).toBe(false);
  });

  it("wait while there are no words", () => {
    open({ intention: null });
    expect(continueButton().disabled).toBe(true);
    expect(gateWords()).toContain("Write your intention above");
  });
});

describe("the symbols of the custom wizard", () => {
  it("start with the first of each concept's three, drawn by the core", async () => {
    open();
    goOn();
    expect(stepTitle()).toContain("A symbol for each");
    expect(screen.getAllByRole("radio")).toHaveLength(9);
    expect(box("radio", /^Sprout/).checked).toBe(true);
    expect(box("radio", /^Owl/).checked).toBe(true);
    const tile = box("radio", /^Open book/).closest("label");
    await waitFor(() =>
      expect(tile?.querySelector("path")?.getAttribute("d")).toBe(engine.drawSymbol({ kind: "concept", id: "book" })),
    );
  });

  it("are kept for the concepts that remain when the words change, and taken again for the others", () => {
    const store = getDefaultStore();
    store.set(intentionDraftAtom, "I grow in wisdom");
    const props = wizardProps();
    renderPart(createElement(() => <CustomWizard {...props} intention={useAtomValue(intentionDraftAtom)} />));
    goOn();
    choose("radio", /^Unfolding fern/);
    act(() => store.set(intentionDraftAtom, "I grow in love"));
    expect(screen.getByRole("group", { name: /^Growth/ })).toBeTruthy();
    expect(screen.getByRole("group", { name: /^Love/ })).toBeTruthy();
    expect(screen.queryByRole("group", { name: /^Wisdom/ })).toBeNull();
    expect(box("radio", /^Unfolding fern/).checked).toBe(true);
    expect(box("radio", /^Heart/).checked).toBe(true);
  });
});

describe("the layout and the center of the custom wizard", () => {
  it("offer three layouts as the visitor's own mark, and ten centers", async () => {
    open();
    goOn();
    goOn();
    const layouts = screen.getByRole("group", { name: "Layout" });
    const paths = () => [...layouts.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    await waitFor(() => expect(new Set(paths()).size).toBe(3));
    expect(within(screen.getByRole("group", { name: "Centre symbol" })).getAllByRole("radio")).toHaveLength(10);
    choose("radio", /^Hierarchical/);
    choose("radio", "Daisy wheel");
    expect(gateWords()).toBe("Hierarchical, round a daisy wheel.");
    expect(await screen.findByRole("img", { name: /in a hierarchical layout round a daisy wheel/ })).toBeTruthy();
  });
});

describe("the end of the custom wizard", () => {
  it("shows what the mark is made of, and creates it from the answers", () => {
    const { onCreate } = open();
    goOn();
    choose("radio", /^Oil lamp/);
    goOn();
    choose("radio", /^Directional/);
    goOn();
    expect(screen.getByText("Wisdom: oil lamp. A small flame that lasts the night.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Create Custom Sigil" }));
    const options = {
      concepts: ["growth", "wisdom", "peace"],
      selectedSymbols: { growth: "sprout", wisdom: "lamp", peace: "dove" },
      layoutPreference: "directional",
      centerSymbol: "point",
    };
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ customOptions: options });
    expect(CustomOptions.safeParse(options).success).toBe(true);
  });

  it("loses nothing on the way back", () => {
    open();
    choose("checkbox", "Love");
    goOn();
    choose("radio", /^Rose/);
    goBack();
    expect(box("checkbox", "Love").checked).toBe(true);
    goOn();
    expect(box("radio", /^Rose/).checked).toBe(true);
  });

  it("offers to start over also where no more than the layout was chosen", () => {
    open();
    goOn();
    goOn();
    choose("radio", /^Directional/);
    goBack();
    goBack();
    expect(screen.getByRole("button", { name: "Start over" })).toBeTruthy();
  });

  it("leads back to the methods and keeps the answers", () => {
    const { onLeave } = open();
    choose("checkbox", "Love");
    fireEvent.click(screen.getByRole("button", { name: "Back to methods" }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(getDefaultStore().get(customAnswersAtom).edited?.concepts).toContain("love");
  });
});
