import { act, fireEvent, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import type { ReactElement } from "react";
import { afterEach, expect, vi } from "vitest";
import { ancestralAnswersAtom } from "#web/features/methods/ancestral/ancestral-answers.ts";
import { customAnswersAtom } from "#web/features/methods/custom/custom-answers.ts";
import { elementalAnswersAtom } from "#web/features/methods/elemental/elemental-answers.ts";
import type { WizardProps } from "#web/features/methods/method-kit.ts";
import { prepareGeneratorPage } from "./generator.ts";
import { renderPart } from "./render-part.tsx";

/** Has every test of a file begin with an empty box, a core that draws and unanswered wizards. */
export function prepareWizards(): void {
  prepareGeneratorPage();
  afterEach(async () => {
    await act(async () => {
      getDefaultStore().set(customAnswersAtom, null);
      getDefaultStore().set(ancestralAnswersAtom, null);
      getDefaultStore().set(elementalAnswersAtom, null);
    });
  });
}

/** What a wizard is given, with mocks for what it asks back. */
export function wizardProps(changed: Partial<WizardProps> = {}) {
  return {
    intention: "I grow in wisdom and live in peace",
    isUnderWay: false,
    isTakenUp: false,
    onChange: vi.fn<WizardProps["onChange"]>(),
    onCreate: vi.fn<WizardProps["onCreate"]>(),
    onLeave: vi.fn<WizardProps["onLeave"]>(),
    ...changed,
  };
}

/** Opens a wizard alone; returns what it was given. */
export function openWizard(
  Wizard: (props: WizardProps) => ReactElement,
  changed: Partial<WizardProps> = {},
): ReturnType<typeof wizardProps> {
  const props = wizardProps(changed);
  renderPart(<Wizard {...props} />);
  return props;
}

/** The button that leads to the next step. */
export function continueButton(): HTMLButtonElement {
  return screen.getByText<HTMLButtonElement>("Continue", { selector: "button" });
}

/** The words beside the way on. */
export function gateWords(): string | null {
  return document.querySelector(".wz-why")?.textContent ?? null;
}

/** Goes on to the next step. */
export function goOn(): void {
  expect(continueButton().disabled).toBe(false);
  fireEvent.click(continueButton());
}

/** Goes back to the step before. */
export function goBack(): void {
  fireEvent.click(screen.getByText("Back", { selector: "button" }));
}

/** A box or a choice by its words. */
export function box(type: "radio" | "checkbox", words: string | RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(words, { selector: `input[type=${type}]` });
}

/** Ticks or unticks a box, or chooses one of several. */
export function choose(type: "radio" | "checkbox", words: string | RegExp): void {
  expect(box(type, words).disabled).toBe(false);
  fireEvent.click(box(type, words));
}

/** Writes into a field. */
export function write(label: string | RegExp, text: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: "input, textarea" }), { target: { value: text } });
}

/** The name of the step that is shown, which has the focus after each change of step. */
export function stepTitle(): string | null {
  return screen.getByRole("heading", { level: 3 }).textContent;
}
