import { expect, type Page } from "@playwright/test";
import { findScript } from "../e2e/support/find-script.ts";
import {
  goOn,
  openWizard,
  passAncestralSpace,
  passAncestralSymbols,
  passChanneling,
  passElement,
  passReflection,
} from "../e2e/support/wizards.ts";
import { ABORTED_REQUEST, type State } from "./state.ts";

const WORDS = "I grow in wisdom and live in peace";

/** A step of a wizard as it is when the steps before it are answered. */
function step(name: string, method: RegExp, passBefore: readonly ((page: Page) => Promise<void>)[]): State {
  return {
    name,
    arrange: async (page) => {
      await openWizard(page, method, WORDS);
      for (const pass of passBefore) await pass(page);
      await expect(page.locator(".wz-preview .sigil path").first()).toBeAttached();
    },
  };
}

const CUSTOM = /^Custom symbols/;
const ANCESTRAL = /^Ancestral wisdom/;
const ELEMENTAL = /^Elemental fusion/;

/** The steps of the three wizards, and what can be met on the way. */
export const WIZARD_STATES: readonly State[] = [
  step("wizard-custom-concepts", CUSTOM, []),
  step("wizard-custom-symbols", CUSTOM, [goOn]),
  step("wizard-custom-layout", CUSTOM, [goOn, goOn]),
  step("wizard-custom-preview", CUSTOM, [goOn, goOn, goOn]),
  step("wizard-ancestral-space", ANCESTRAL, []),
  step("wizard-ancestral-symbols", ANCESTRAL, [passAncestralSpace]),
  step("wizard-ancestral-rituals", ANCESTRAL, [passAncestralSpace, passAncestralSymbols]),
  step("wizard-ancestral-final", ANCESTRAL, [
    passAncestralSpace,
    passAncestralSymbols,
    async (page) => {
      await page.getByRole("checkbox", { name: "Telling the old stories" }).check();
      await goOn(page);
    },
  ]),
  {
    name: "wizard-elemental-element",
    arrange: async (page) => {
      await openWizard(page, ELEMENTAL, WORDS);
      // Nothing is drawn before an element is chosen.
      await expect(page.locator(".wz-preview .sigil path")).toHaveCount(0);
    },
  },
  step("wizard-elemental-channeling", ELEMENTAL, [
    passElement,
    (page) => page.getByRole("button", { name: "I have channeled earth" }).click(),
  ]),
  step("wizard-elemental-reflection", ELEMENTAL, [passElement, passChanneling]),
  step("wizard-elemental-layout", ELEMENTAL, [passElement, passChanneling, passReflection]),
  {
    name: "wizard-start-over",
    arrange: async (page) => {
      await openWizard(page, CUSTOM, WORDS);
      await goOn(page);
      await page.getByRole("button", { name: "Start over" }).click();
      await expect(page.getByRole("dialog", { name: "Throw these answers away?" })).toBeVisible();
    },
  },
  {
    name: "wizard-did-not-arrive",
    complaint: ABORTED_REQUEST,
    arrange: async (page) => {
      await page.route(findScript("What it means besides"), (route) => route.abort());
      await page.goto("/?tier=advanced");
      await page.getByRole("textbox", { name: "Your intention" }).fill(WORDS);
      await page.getByRole("radio", { name: CUSTOM }).click();
      await page.getByRole("button", { name: "Generate Your Sigil" }).click();
      await expect(page.getByText("The questions of this method did not arrive.")).toBeVisible();
    },
  },
];
