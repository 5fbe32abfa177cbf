import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AncestralData } from "#domain/sigils/methods/ancestral/kit.ts";
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
import type { WizardProps } from "../method-kit.ts";
import { AncestralWizard } from "./ancestral-wizard.tsx";

prepareWizards();

const open = (changed: Partial<WizardProps> = {}) => openWizard(AncestralWizard, changed);

function passSacredSpace(): void {
  choose("checkbox", "My sacred space is prepared");
  choose("radio", /^Red/);
  choose("checkbox", "I have spoken the call");
  goOn();
}

function passSymbols(): void {
  choose("checkbox", /^Tree/);
  choose("checkbox", /^Sun/);
  goOn();
}

function passRituals(): void {
  choose("checkbox", "Telling the old stories");
  goOn();
}

describe("the sacred space", () => {
  it("asks for the space, a candle and the call, in any order, and says what is missing", () => {
    open();
    expect(continueButton().disabled).toBe(true);
    expect(gateWords()).toBe("Prepare the space, choose a candle and speak the call to go on.");
    choose("checkbox", "I have spoken the call");
    expect(gateWords()).toBe("Prepare the space and choose a candle to go on.");
    choose("checkbox", "My sacred space is prepared");
    expect(gateWords()).toBe("Choose a candle to go on.");
    expect(continueButton().disabled).toBe(true);
    choose("radio", /^Gold/);
    expect(gateWords()).toBe("The gold candle is lit, the call is spoken.");
    expect(continueButton().disabled).toBe(false);
  });

  it("offers four candles, and the mark is written in the color of the chosen one", async () => {
    open();
    expect(screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "Whiteclearing",
      "Blackshelter",
      "Redkin and courage",
      "Goldhonour",
    ]);
    choose("radio", /^White/);
    const preview = await screen.findByRole("img", { name: /in the white of your candle/ });
    expect(preview.closest("[data-candle]")?.getAttribute("data-candle")).toBe("white");
  });
});

describe("the family's symbols", () => {
  it("are at least one of nine", () => {
    open();
    passSacredSpace();
    expect(stepTitle()).toContain("The family’s symbols");
    expect(screen.getAllByRole("checkbox")).toHaveLength(9);
    expect(gateWords()).toBe("Choose at least one symbol to go on.");
    expect(continueButton().disabled).toBe(true);
    choose("checkbox", /^Eye/);
    expect(gateWords()).toBe("One symbol chosen.");
    choose("checkbox", /^Eye/);
    expect(continueButton().disabled).toBe(true);
  });

  it("are drawn in the hand of the chosen background", async () => {
    open();
    passSacredSpace();
    choose("checkbox", /^Tree/);
    expect(box("radio", /^Everywhere/).checked).toBe(true);
    for (const [name, culture] of [
      [/^Norse/, "norse"],
      [/^Celtic/, "celtic"],
      [/^Mediterranean/, "mediterranean"],
    ] as const) {
      choose("radio", name);
      const request = {
        method: "ancestral",
        intention: "I grow in wisdom and live in peace",
        culture,
        candle: "red",
        motifs: ["tree"],
        salt: "",
      } as const;
      const { figure } = engine.draw(request);
      const preview = await screen.findByRole("img", { name: /^Preview/ });
      await waitFor(() => expect([...preview.querySelectorAll("path")].at(-1)?.getAttribute("d")).toBe(figure));
    }
  });

  it("take what is told of them into the mark, and ask to shorten what is too long without losing it", () => {
    open();
    passSacredSpace();
    choose("checkbox", /^Tree/);
    write(/^A symbol of your own/, "a".repeat(201));
    expect(gateWords()).toBe("Shorten your own symbol to go on.");
    expect(screen.getByRole("alert").textContent).toContain("1 character too long. Shorten it to 200");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^A symbol/ }).value).toHaveLength(201);
    write(/^A symbol of your own/, "The rowan by the gate");
    write(/^Cultural background/, "b".repeat(201));
    expect(gateWords()).toBe("Shorten the note to go on.");
    write(/^Cultural background/, "Norse, by my mother");
    expect(continueButton().disabled).toBe(false);
  });
});

describe("the family's rituals", () => {
  it("are at least one of nine", () => {
    open();
    passSacredSpace();
    passSymbols();
    expect(stepTitle()).toContain("The family’s rituals");
    expect(screen.getAllByRole("checkbox")).toHaveLength(9);
    expect(gateWords()).toBe("Choose at least one ritual to go on.");
    expect(continueButton().disabled).toBe(true);
    choose("checkbox", "A song sung at bedtime");
    choose("checkbox", "Visiting the graves");
    expect(gateWords()).toBe("Two rituals chosen.");
    expect(continueButton().disabled).toBe(false);
  });

  it.each([
    [/^Anything of your own/, "Shorten your own practices to go on."],
    [/^What do you ask their help with/, "Shorten what you ask for to go on."],
  ])("keep %s within a thousand characters", (name, words) => {
    open();
    passSacredSpace();
    passSymbols();
    choose("checkbox", "A song sung at bedtime");
    write(name, "a".repeat(1001));
    expect(gateWords()).toBe(words);
    expect(continueButton().disabled).toBe(true);
  });
});

describe("the final intention", () => {
  function reach(changed: Partial<WizardProps> = {}) {
    const props = open(changed);
    passSacredSpace();
    passSymbols();
    passRituals();
    return props;
  }

  it("sums up what was gathered, and creates the sigil from it", () => {
    const { onCreate } = reach();
    expect(stepTitle()).toContain("step 4 of 4");
    const summary = [...document.querySelectorAll(".fact")].map((line) =>
      [...line.children].map((side) => side.textContent).join(": "),
    );
    expect(summary).toEqual([
      "Sacred space: prepared",
      "Candle: red",
      "Call: spoken",
      "Symbols: tree, sun",
      "Script: none, signs alone",
      "Rituals: old stories",
    ]);
    choose("checkbox", "I felt the click");
    write("Final intention", "My daughters know where they come from");
    fireEvent.click(screen.getByRole("button", { name: "Create Ancestral Sigil" }));
    const data = {
      sacredSpace: true,
      candleColor: "red",
      ancestralCall: true,
      culturalBackground: "universal",
      culturalNote: "",
      selectedSymbols: ["tree", "sun"],
      customSymbols: "",
      familyRituals: ["old_stories"],
      customPractices: "",
      modernGoal: "",
      energeticClick: true,
      finalIntention: "My daughters know where they come from",
    };
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ ancestralData: data });
    expect(AncestralData.safeParse(data).success).toBe(true);
  });

  it("is drawn in place of the first sentence, and the first one where it is empty", async () => {
    reach();
    const shown = () => [...document.querySelectorAll(".wz-preview path")].at(-1)?.getAttribute("d");
    const drawnOf = (intention: string) =>
      engine.draw({
        method: "ancestral",
        intention,
        culture: "universal",
        candle: "red",
        motifs: ["tree", "sun"],
        salt: "",
      }).figure;
    await waitFor(() => expect(shown()).toBe(drawnOf("I grow in wisdom and live in peace")));
    write("Final intention", "My daughters know where they come from");
    await waitFor(() => expect(shown()).toBe(drawnOf("My daughters know where they come from")));
  });

  it("needs no click, but has to fit", () => {
    reach();
    const create = screen.getByRole<HTMLButtonElement>("button", { name: "Create Ancestral Sigil" });
    expect(create.disabled).toBe(false);
    write("Final intention", "a".repeat(501));
    expect(create.disabled).toBe(true);
    expect(gateWords()).toBe("Shorten your final intention to go on.");
  });

  it("waits while there are no words above", () => {
    reach({ intention: null });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create Ancestral Sigil" }).disabled).toBe(true);
    expect(gateWords()).toContain("Write your intention above");
  });

  it("is busy while the sigil is being drawn", () => {
    reach({ isUnderWay: true });
    expect(screen.getByRole("button", { name: "Drawing your sigil" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("leads back step by step with every answer kept", () => {
    reach();
    write("Final intention", "My daughters know");
    goBack();
    expect(box("checkbox", "Telling the old stories").checked).toBe(true);
    goBack();
    expect(box("checkbox", /^Sun/).checked).toBe(true);
    goBack();
    expect(box("radio", /^Red/).checked).toBe(true);
    for (let step = 1; step < 4; step += 1) goOn();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Final intention" }).value).toBe(
      "My daughters know",
    );
  });
});
