import type { Page } from "@playwright/test";
import { becomeBuyer, LEAVING_SESSION } from "./support/buyer.ts";
import { generate } from "./support/generate.ts";
import { expect, forgiveFailedLoads, shortRunHas, test } from "./support/test.ts";

const INTENTION = "I am confident and creative";

test.describe("the tier on the page", () => {
  const lockedCards = (page: Page) => page.locator('[role="radio"][data-locked="true"]');

  for (const [index, flag] of ["premium", "advanced"].entries()) {
    test(
      `is opened by ?tier=${flag} for the eye; the server still decides`,
      shortRunHas(index === 0),
      async ({ page, conduct }) => {
        await page.goto(`/?tier=${flag}`);
        await expect(lockedCards(page)).toHaveCount(1);
        await page.getByRole("radio", { name: /^Planetary/ }).click();
        await page.getByRole("textbox", { name: "Your intention" }).fill(INTENTION);
        await page.getByRole("button", { name: "Generate Your Sigil" }).click();
        await expect(page.getByText("Generation Failed", { exact: true })).toBeVisible();
        await expect(page.getByRole("dialog", { name: "Upgrade to Advanced" })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(lockedCards(page)).toHaveCount(5);
        await expect(page.getByText("All five methods are open to you already.")).toBeHidden();
        await expect(page.getByRole("button", { name: "Upgrade to Advanced" })).toBeVisible();
        forgiveFailedLoads(conduct, 403);
      },
    );
  }

  test("is looked up for a stored address, and free where the server can't be asked", async ({
    page,
    context,
    conduct,
  }) => {
    await becomeBuyer(context);
    await page.goto("/");
    await expect(lockedCards(page)).toHaveCount(1);
    await expect(page.getByText("All five methods are open to you already.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Upgrade to Advanced" })).toHaveCount(0);
    await page.route("**/api/user/**", (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await expect(lockedCards(page)).toHaveCount(5);
    forgiveFailedLoads(conduct, 500);
  });

  test("goes back to free with all that was stored on ?clear=true", async ({ page }) => {
    await page.goto("/?tier=advanced");
    await page.getByRole("button", { name: /Switch to the .* theme/ }).click();
    await generate(page, INTENTION);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
      .toEqual(["advancedTier", "sigilCollection", "theme", "userTier"]);
    await page.goto("/?clear=true");
    const question = page.getByRole("dialog", { name: "Start over on this device?" });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain("sigilCollection");
    await page.goto("/?clear=true");
    await question.getByRole("button", { name: "Delete the sigil too" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(lockedCards(page)).toHaveCount(5);
    await expect(page.getByRole("textbox", { name: "Your intention" })).toHaveValue("");
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({ userTier: "free" });
  });

  test("goes with the session on ?clear=true", async ({ page, context }) => {
    await becomeBuyer(context, LEAVING_SESSION);
    await page.goto("/");
    await expect(lockedCards(page)).toHaveCount(1);
    await page.goto("/?clear=true");
    await expect(page).toHaveURL("/");
    await expect(lockedCards(page)).toHaveCount(5);
    expect((await context.cookies()).filter(({ name }) => name === "__Host-session")).toEqual([]);
    expect(await (await page.request.get("/api/session")).json()).toMatchObject({ account: null });
  });
});
