import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, getDefaultStore, useAtomValue } from "jotai";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import {
  box,
  choose,
  goOn,
  openWizard,
  prepareWizards,
  stepTitle,
  wizardProps,
  write,
} from "#tests/support/wizards.tsx";
import { intentionDraftAtom, toDrawableIntention } from "#web/lib/intention.ts";
import { STORAGE_KEYS } from "#web/lib/storage.ts";
import { ancestralAnswersAtom } from "../ancestral/ancestral-answers.ts";
import { AncestralWizard } from "../ancestral/ancestral-wizard.tsx";
import { customAnswersAtom } from "../custom/custom-answers.ts";
import { CustomWizard } from "../custom/custom-wizard.tsx";
import { elementalAnswersAtom } from "../elemental/elemental-answers.ts";
import type { WizardProps } from "../method-kit.ts";
import { useWizard } from "./use-wizard.ts";
import { finishedWizardsAtom } from "./wizard-state.ts";

prepareWizards();

const open = (changed: Partial<WizardProps> = {}) => openWizard(AncestralWizard, changed);

function passSacredSpace(): void {
  choose("checkbox", "My sacred space is prepared");
  choose("radio", /^Red/);
  choose("checkbox", "I have spoken the call");
  goOn();
}

function WizardAtDesk(): ReactElement {
  const { unfinish } = useWizard("ancestral");
  return <AncestralWizard {...wizardProps({ onChange: unfinish })} />;
}

/** A wizard whose concepts are those of the words that are being written above it. */
function WizardUnderWords(): ReactElement {
  const intention = toDrawableIntention(useAtomValue(intentionDraftAtom));
  return (
    <>
      <textarea aria-label="Words" />
      <CustomWizard {...wizardProps({ intention })} />
    </>
  );
}

describe("the frame of a wizard", () => {
  it("says which step it is, and which are done", () => {
    open();
    passSacredSpace();
    const steps = screen.getByRole("list", { name: "Progress" }).querySelectorAll("li");
    expect([...steps].map((step) => step.textContent)).toEqual([
      "Sacred space, done",
      "Symbols",
      "Rituals",
      "Final intention",
    ]);
    expect([...steps].map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  });

  it("gives the focus to the heading of each step", () => {
    open();
    expect(document.activeElement?.textContent).toBe("The sacred spaceAncestral wisdom, step 1 of 4");
    passSacredSpace();
    expect(document.activeElement?.textContent).toBe("The family’s symbolsAncestral wisdom, step 2 of 4");
  });

  it("comes to the top when it opens, and leaves the page where it is while the heading of a step is in sight", () => {
    open();
    expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: "start" });
    passSacredSpace();
    expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: "nearest" });
  });

  it("takes no focus where a reload brought it back", () => {
    open({ isTakenUp: true });
    expect(document.activeElement).toBe(document.body);
  });

  it("leaves the pen to who writes the words above, also where these shut a step", () => {
    const write = (words: string): void => act(() => getDefaultStore().set(intentionDraftAtom, words));
    write("I grow in wisdom");
    renderPart(<WizardUnderWords />);
    goOn();
    screen.getByLabelText("Words").focus();
    write("");
    expect(stepTitle()).toContain("What your words are about");
    expect(document.activeElement).toBe(screen.getByLabelText("Words"));
    write("I grow in love");
    expect(stepTitle()).toContain("A symbol for each");
    expect(document.activeElement).toBe(screen.getByLabelText("Words"));
  });

  it("announces the words beside the way on, and ties them to it", () => {
    open();
    const words = screen.getByRole("status");
    expect(words.textContent).toBe("Prepare the space, choose a candle and speak the call to go on.");
    expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-describedby")).toBe(words.id);
  });

  it("has no way back on the first step", () => {
    open();
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });
});

describe("the answers of a wizard", () => {
  it("outlive a reload for the length of the tab, with the step that was reached", () => {
    open();
    passSacredSpace();
    choose("checkbox", /^Tree/);
    write(/^A symbol of your own/, "The rowan by the gate");
    expect(createStore().get(ancestralAnswersAtom)).toMatchObject({
      step: 2,
      candleColor: "red",
      selectedSymbols: ["tree"],
      customSymbols: "The rowan by the gate",
    });
    expect(localStorage).toHaveLength(0);
  });

  it("are not shown beyond a gate that is shut again", () => {
    getDefaultStore().set(ancestralAnswersAtom, {
      ...getDefaultStore().get(ancestralAnswersAtom),
      step: 4,
      sacredSpace: true,
      candleColor: "red",
      ancestralCall: true,
    });
    open();
    expect(stepTitle()).toContain("The family’s symbols");
  });

  it.each([
    [
      "custom",
      STORAGE_KEYS.customWizard,
      () => createStore().get(customAnswersAtom),
      { step: 9, symbols: 3, layout: "spiral" },
    ],
    [
      "ancestral",
      STORAGE_KEYS.ancestralWizard,
      () => createStore().get(ancestralAnswersAtom),
      { step: "2", selectedSymbols: ["dragon"] },
    ],
    [
      "elemental",
      STORAGE_KEYS.elementalWizard,
      () => createStore().get(elementalAnswersAtom),
      { quiz: { beginning: "wood" }, signs: null },
    ],
    ["custom", STORAGE_KEYS.customWizard, () => createStore().get(customAnswersAtom), "nonsense"],
  ])("of the %s wizard begin again where the storage holds what no wizard wrote", (_name, key, read, stored) => {
    const untouched = read();
    sessionStorage.setItem(key, JSON.stringify(stored));
    expect(read()).toEqual(untouched);
  });

  it("count as unfinished as soon as one is changed", () => {
    const finished = { intention: "I am calm", fields: { ancestralData: {} } };
    getDefaultStore().set(finishedWizardsAtom, { ancestral: finished, custom: finished });
    renderPart(<WizardAtDesk />);
    choose("radio", /^Red/);
    expect(getDefaultStore().get(finishedWizardsAtom)).toEqual({ custom: finished });
  });
});

describe("starting over", () => {
  it("is offered once something is answered", () => {
    open();
    expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
    choose("radio", /^Red/);
    expect(screen.getByRole("button", { name: "Start over" })).toBeTruthy();
  });

  it("is asked for twice before anything is thrown away", async () => {
    open();
    passSacredSpace();
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByRole("dialog", { name: "Throw these answers away?" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep my answers" }));
    expect(stepTitle()).toContain("The family’s symbols");

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    fireEvent.click(screen.getByRole("button", { name: "Throw them away" }));
    expect(stepTitle()).toContain("The sacred space");
    expect(box("radio", /^Red/).checked).toBe(false);
    expect(sessionStorage.getItem(STORAGE_KEYS.ancestralWizard)).toBeNull();
  });
});
