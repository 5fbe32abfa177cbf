import type { Page } from "@playwright/test";
import { becomeBuyer } from "./support/buyer.ts";
import { pressTabUntil } from "./support/keyboard.ts";
import { readSettledPath } from "./support/read-settled.ts";
import { expect, forgiveFailedLoads, LONG_RUN_ONLY, test } from "./support/test.ts";
import {
  goOn,
  openWizard,
  passAncestralSpace,
  passAncestralSymbols,
  passChanneling,
  passElement,
  passReflection,
} from "./support/wizards.ts";

const WORDS = "I grow in wisdom and live in peace";

/** Path data of the preview's figure, the last of its paths. */
function readPreview(page: Page): Promise<string> {
  return readSettledPath(page.locator(".wz-preview .sigil path").last());
}

/** Creates the sigil of the open wizard and expects the very figure of its preview in the result. */
async function createAsPreviewed(page: Page, button: string): Promise<void> {
  const figure = await readPreview(page);
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText("Sigil Generated!", { exact: true })).toBeVisible();
  const result = page.getByRole("article", { name: "Your sigil" });
  await expect(result.locator(".sigil path").last()).toHaveAttribute("d", figure);
}

test.describe("a buyer", () => {
  test.beforeEach(async ({ context, page }) => {
    await becomeBuyer(context);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("walks through the custom wizard and gets the sigil that the preview showed", async ({ page }) => {
    await openWizard(page, /^Custom symbols/, WORDS);
    await page.getByRole("checkbox", { name: "Love" }).check();
    await goOn(page);
    await page.getByRole("radio", { name: /^Unfolding fern/ }).check();
    await goOn(page);
    await page.getByRole("radio", { name: /^Hierarchical/ }).check();
    await page.getByRole("radio", { name: "Daisy wheel" }).check();
    await goOn(page);
    await expect(page.getByText("Growth: unfolding fern.")).toBeVisible();
    await createAsPreviewed(page, "Create Custom Sigil");
  });

  test("walks through the ancestral wizard and gets the sigil of the final intention", async ({ page }) => {
    await openWizard(page, /^Ancestral wisdom/, WORDS);
    await passAncestralSpace(page);
    await passAncestralSymbols(page);
    await page.getByRole("checkbox", { name: "Telling the old stories" }).check();
    await goOn(page);
    const before = await readPreview(page);
    await page.getByRole("textbox", { name: "Final intention" }).fill("My daughters know where they come from");
    await expect(page.locator(".wz-preview .sigil path").last()).not.toHaveAttribute("d", before);
    await page.getByRole("checkbox", { name: "I felt the click" }).check();
    await createAsPreviewed(page, "Create Ancestral Sigil");
    await expect(page.getByText("“My daughters know where they come from”")).toBeVisible();
  });

  test("walks through the elemental wizard and gets the sigil that the preview showed", async ({ page }) => {
    await openWizard(page, /^Elemental fusion/, WORDS);
    await passElement(page);
    await passChanneling(page);
    await passReflection(page);
    await page.getByRole("radio", { name: /^Cardinal/ }).check();
    await createAsPreviewed(page, "Create Elemental Sigil");
  });
});

test("a visitor who only shows the paid tier is led to the upgrade, the cards lock again, and the answers stay", async ({
  page,
  conduct,
}) => {
  await openWizard(page, /^Custom symbols/, WORDS);
  await goOn(page);
  await page.getByRole("radio", { name: /^Oil lamp/ }).check();
  await goOn(page);
  await goOn(page);
  await page.getByRole("button", { name: "Create Custom Sigil" }).click();
  const dialog = page.getByRole("dialog", { name: "Upgrade to Advanced" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-card="custom"][data-locked="true"]')).toBeVisible();
  await page.reload();
  await expect(page.getByText("Wisdom: oil lamp.")).toBeVisible();
  forgiveFailedLoads(conduct, 403);
});

test("a wizard is taken up again after a reload, where it was left", async ({ page }) => {
  await openWizard(page, /^Ancestral wisdom/, WORDS);
  await passAncestralSpace(page);
  await page.getByRole("checkbox", { name: /^Moon/ }).check();
  await page.getByRole("textbox", { name: /^A symbol of your own/ }).fill("The rowan by the gate");
  await page.reload();
  await expect(page.getByRole("heading", { name: "The family’s symbols" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Moon/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /^A symbol of your own/ })).toHaveValue("The rowan by the gate");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("radio", { name: /^Red/ })).toBeChecked();
});

test("on a phone a second wizard too begins at the top of the screen", LONG_RUN_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWizard(page, /^Custom symbols/, WORDS);
  await page.getByRole("button", { name: "Back to methods" }).click();
  await page.getByRole("radio", { name: /^Elemental fusion/ }).click();
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  const heading = page.getByRole("heading", { name: /^The dominant element/ });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(100);
});

test(
  "a step back in the browser closes the wizard, shows the methods and keeps the answers",
  LONG_RUN_ONLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWizard(page, /^Custom symbols/, WORDS);
    await page.getByRole("checkbox", { name: "Love" }).check();
    await page.goBack();
    await expect(page.getByRole("radio", { name: /^Custom symbols/ })).toBeFocused();
    await expect(page.getByRole("radio", { name: /^Custom symbols/ })).toBeInViewport();
    await page.getByRole("button", { name: "Generate Your Sigil" }).click();
    await expect(page.getByRole("checkbox", { name: "Love" })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Love" })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole("radio", { name: /^Custom symbols/ })).toBeFocused();
  },
);

test("a wizard can be walked through with the keyboard alone", async ({ page }) => {
  await openWizard(page, /^Ancestral wisdom/, WORDS);
  await expect(page.getByRole("heading", { name: "The sacred space" })).toBeFocused();
  const space = page.getByRole("checkbox", { name: "My sacred space is prepared" });
  await pressTabUntil(page, space);
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Black/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "I have spoken the call" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The family’s symbols" })).toBeFocused();
});

test("the preview follows the final intention while it is being typed, and no letter is lost", async ({ page }) => {
  await openWizard(page, /^Ancestral wisdom/, WORDS);
  await passAncestralSpace(page);
  await passAncestralSymbols(page);
  await page.getByRole("checkbox", { name: "Telling the old stories" }).check();
  await goOn(page);
  const field = page.getByRole("textbox", { name: "Final intention" });
  await field.click();
  await page.keyboard.type("My daughters know where they come from", { delay: 20 });
  const figure = page.locator(".wz-preview .sigil path").last();
  const before = await readSettledPath(figure);
  await page.keyboard.type(" today");
  await expect(figure).not.toHaveAttribute("d", before);
  await expect(field).toHaveValue("My daughters know where they come from today");
});
