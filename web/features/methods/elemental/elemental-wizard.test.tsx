import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { describe, expect, it } from "vitest";
import { ELEMENTS } from "#domain/sigils/methods/elemental/elements.ts";
import { ElementalData } from "#domain/sigils/methods/elemental/kit.ts";
import { engine } from "#tests/support/dom-engine.ts";
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
  write,
} from "#tests/support/wizards.tsx";
import { careTakenAtom } from "#web/parts/care/care-shown.ts";
import type { WizardProps } from "../method-kit.ts";
import { ElementalWizard } from "./elemental-wizard.tsx";

prepareWizards();

const open = (changed: Partial<WizardProps> = {}) => openWizard(ElementalWizard, changed);

function passElement(name = /^Fire/): void {
  choose("radio", name);
  goOn();
}

function channel(element: string): void {
  fireEvent.click(screen.getByText(`I have channeled ${element}`));
}

function passChanneling(): void {
  for (const element of ELEMENTS) channel(element);
  goOn();
}

function passReflection(): void {
  write("Reflection on the balance", "Air came easily.");
  choose("checkbox", "Air supports");
  choose("checkbox", "Water conflicts");
  goOn();
}

/** Clicks an answer as a mouse does; an arrow key's click has no count. */
async function answer(words: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(words));
}

it("asks nobody to say words of harm to themselves, for which they chose to go on", async () => {
  const SPOKEN = /say your|whisper|sentence|flame/i;
  const intention = "I want to die";
  open({ intention });
  passElement();
  const told = (): string => document.querySelector(".channeling")?.textContent ?? "";
  expect(told()).toMatch(SPOKEN);
  await act(async () => getDefaultStore().set(careTakenAtom, intention));
  expect(told()).not.toMatch(SPOKEN);
});

describe("the dominant element", () => {
  it("has to be chosen", () => {
    open();
    expect(continueButton().disabled).toBe(true);
    expect(gateWords()).toBe("Choose your element to go on.");
    choose("radio", /^Water/);
    expect(gateWords()).toBe("Water leads.");
    expect(continueButton().disabled).toBe(false);
  });

  it("is suggested by the words, and chosen by nobody but the visitor", () => {
    open({ intention: "My fire burns" });
    expect(screen.getByText("Your words lean to fire. You decide.")).toBeTruthy();
    expect(box("radio", /^Fire/).checked).toBe(false);
  });

  it("is suggested by five questions, one open at a time", async () => {
    open({ intention: "Skateboard" });
    expect(screen.getByText("Neither your words nor an answer leans anywhere yet. You decide.")).toBeTruthy();
    await answer("wait until it feels right");
    expect(screen.queryByLabelText("wait until it feels right")).toBeNull();
    expect(document.activeElement).toBe(box("radio", "haste"));
    expect(screen.getByText("So far the answers lean to water. You decide.")).toBeTruthy();
    for (const words of ["harsh words", "in a long bath", "a shoulder", "In my belly"]) await answer(words);
    expect(screen.getByText("The answers lean to water. You decide.")).toBeTruthy();
    expect(screen.getAllByText("Change")).toHaveLength(5);
    expect(box("radio", /^Water/).checked).toBe(false);
    choose("radio", /^Earth/);
    expect(gateWords()).toBe("Earth leads.");
  });

  it("can be found by keyboard: a question stays open until its answer is kept", async () => {
    open();
    fireEvent.click(box("radio", "start at once"), { detail: 0 });
    expect(box("radio", "start at once").checked).toBe(true);
    await userEvent.click(screen.getByText("Keep this answer"));
    expect(document.activeElement).toBe(box("radio", "haste"));
  });

  it("lets an answer be changed, and a question be passed by", async () => {
    open();
    await answer("start at once");
    await userEvent.click(screen.getByText("Change"));
    expect(document.activeElement).toBe(box("radio", "start at once"));
    await answer("make a list first");
    expect(screen.getByText("make a list first")).toBeTruthy();
    expect(screen.getAllByText("Answer")).toHaveLength(3);
  });
});

describe("channeling", () => {
  it("takes all four elements, one at a time", () => {
    open();
    passElement();
    expect(stepTitle()).toContain("Channeling");
    for (const [element, words] of [
      ["earth", "Earth, water, fire and air remain."],
      ["water", "Water, fire and air remain."],
      ["fire", "Fire and air remain."],
      ["air", "Air remains."],
    ] as const) {
      expect(gateWords()).toBe(words);
      expect(continueButton().disabled).toBe(true);
      expect(screen.getAllByText(/^I have channeled/)).toHaveLength(1);
      channel(element);
    }
    expect(gateWords()).toBe("All four are channeled.");
    expect(continueButton().disabled).toBe(false);
  });

  it("says how far it is, and gives the focus to the element that comes next", () => {
    open();
    passElement();
    channel("earth");
    expect(screen.getByRole("img", { name: "Earth is channeled, water is open, fire and air wait" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Water");
    for (const element of ["water", "fire", "air"]) channel(element);
    expect(document.activeElement?.textContent).toBe("Earth, water, fire and air are channeled.");
  });
});

describe("the reflection", () => {
  it("needs a line and at least one element that supports", () => {
    open();
    passElement();
    passChanneling();
    expect(gateWords()).toBe("Write what you noticed and tick what supports to go on.");
    write("Reflection on the balance", "   ");
    choose("checkbox", "Air supports");
    expect(gateWords()).toBe("Write what you noticed to go on.");
    expect(continueButton().disabled).toBe(true);
    write("Reflection on the balance", "Air came easily.");
    expect(gateWords()).toBe("Air supports.");
    expect(continueButton().disabled).toBe(false);
    write("Reflection on the balance", "a".repeat(1001));
    expect(gateWords()).toBe("Shorten your reflection to go on.");
  });

  it("takes an element from the other column when it is ticked, and offers the dominant one in neither", () => {
    open();
    passElement();
    passChanneling();
    expect(screen.queryByLabelText("Fire supports")).toBeNull();
    choose("checkbox", "Air supports");
    choose("checkbox", "Air conflicts");
    expect(box("checkbox", "Air supports").checked).toBe(false);
    choose("checkbox", "Air supports");
    expect(box("checkbox", "Air conflicts").checked).toBe(false);
  });

  it("lets two support and no more", () => {
    open();
    passElement();
    passChanneling();
    choose("checkbox", "Air supports");
    choose("checkbox", "Earth supports");
    expect(box("checkbox", "Water supports").disabled).toBe(true);
    expect(box("checkbox", "Water conflicts").disabled).toBe(false);
  });

  it("forgets what an element was beside another, once it leads itself", () => {
    open();
    passElement();
    passChanneling();
    choose("checkbox", "Air supports");
    goBack();
    goBack();
    passElement(/^Air/);
    goOn();
    expect(screen.getByText("Beside air")).toBeTruthy();
    expect(gateWords()).toContain("tick what supports");
  });
});

describe("the layout of the elements", () => {
  function reach(changed: Partial<WizardProps> = {}) {
    const props = open(changed);
    passElement();
    passChanneling();
    passReflection();
    return props;
  }

  it("is shown as the visitor's own mark in each of four", async () => {
    reach();
    const marks = () => [...document.querySelectorAll(".glyph-layout path")].map((path) => path.getAttribute("d"));
    const figures = (["circle", "cardinal", "square", "flowing"] as const).map(
      (layout) =>
        engine.draw({
          method: "elemental",
          intention: "I grow in wisdom and live in peace",
          dominant: "fire",
          supporting: ["air"],
          conflicting: ["water"],
          layout,
          heart: "sprout",
          salt: "16:Air came easily.0:0:0:0:",
        }).figure,
    );
    await waitFor(() => expect(marks()).toEqual(figures));
  });

  it("ends with the sigil created from all answers", async () => {
    const { onCreate } = reach();
    choose("radio", /^Flowing/);
    write(/^With earth/, "a ploughed field");
    fireEvent.click(screen.getByText("Create Elemental Sigil"));
    const data = {
      dominantElement: "fire",
      elementalQuizAnswers: {},
      earthChanneled: true,
      waterChanneled: true,
      fireChanneled: true,
      airChanneled: true,
      channelingComplete: true,
      supportingElements: ["air"],
      conflictingElements: ["water"],
      balanceReflection: "Air came easily.",
      elementalSymbols: { earth: "a ploughed field", water: "", fire: "", air: "" },
      symbolLayout: "flowing",
    };
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ elementalData: data });
    expect(ElementalData.safeParse(data).success).toBe(true);
  });

  it("keeps what came with an element within two hundred characters", () => {
    reach();
    write(/^With water/, "a".repeat(201));
    expect(gateWords()).toBe("Shorten what came with water to go on.");
    expect(screen.getByText<HTMLButtonElement>("Create Elemental Sigil").disabled).toBe(true);
  });
});
