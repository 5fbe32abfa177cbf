import type { Page, Request } from "@playwright/test";
import { findAxeViolations } from "./support/find-axe-violations.ts";
import { awaitScripts, findScript } from "./support/find-script.ts";
import { expect, forgive, forgiveFailedLoads, shortRunHas, THEMES, test } from "./support/test.ts";

const DESPAIR = "I want to die";

/** Words of the check, and of what it may have to show, that no other script has. */
const CHECK = "would hurt or bind somebody else";
const PANEL = "If you are in danger right now";

const panelOf = (page: Page) => page.getByRole("region", { name: "Before anything else" });

async function ask(page: Page, words: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(words);
  // Whoever writes by hand leaves it the time to fetch the check.
  await awaitScripts(page, CHECK, PANEL);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
}

/** The requests that carry these words: in their address, or in their body. */
function listCarriers(requests: readonly Request[], words: string): string[] {
  const inAddress = new RegExp(words.replaceAll(" ", "(?: |\\+|%20)"), "i");
  return requests
    .filter((request) => inAddress.test(request.url()) || request.postData()?.includes(words))
    .map((request) => request.url());
}

for (const [index, { name, colorScheme }] of THEMES.entries()) {
  test(
    `words of harm to oneself have care before the sigil, alone, and no request carries them (${name})`,
    shortRunHas(index === 0),
    async ({ page }) => {
      const requests: Request[] = [];
      const logged: string[] = [];
      page.on("request", (request) => requests.push(request));
      page.on("console", (message) => logged.push(message.text()));
      await page.emulateMedia({ colorScheme });
      await ask(page, DESPAIR);

      const panel = panelOf(page);
      await expect(panel).toBeFocused();
      await expect(panel.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
      await expect(page.locator("main").getByRole("img")).toHaveCount(0);
      await expect(page.locator("main").getByRole("button")).toHaveText([
        "Back to my words",
        "Make the sigil all the same",
      ]);
      await expect(page.locator("main").getByRole("heading", { level: 1 })).toHaveText("Before anything else");
      await expect(page.getByText("Sigil Generated!")).toHaveCount(0);
      expect(listCarriers(requests, DESPAIR)).toEqual([]);
      expect(logged.join("\n")).not.toContain(DESPAIR);
      expect(page.url()).not.toContain("die");
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );
}

test("care lets the visitor go on by their own choice, and no ritual comes with the sigil", async ({ page }) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await ask(page, DESPAIR);
  await page.getByRole("button", { name: "Make the sigil all the same" }).press("Enter");
  const card = page.getByRole("article", { name: "Your sigil" });
  await expect(card).toBeVisible();
  await expect(card.getByRole("heading", { name: "Somebody to talk to" })).toBeVisible();
  await expect(card.getByText(/activation plan/i)).toHaveCount(0);
  await expect(page.getByText("Sigil Generated!")).toHaveCount(0);
  expect(requests.filter((request) => /die/i.test(new URL(request.url()).search))).toEqual([]);
});

test("care leads back to the words by the keyboard, and nothing is lost", async ({ page }) => {
  await ask(page, DESPAIR);
  await expect(panelOf(page)).toBeFocused();
  const back = page.getByRole("button", { name: "Back to my words" });
  for (let presses = 0; presses < 10 && !(await back.evaluate((it) => it === document.activeElement)); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  const box = page.getByRole("textbox", { name: "Your intention" });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(DESPAIR);
  await expect(page.getByRole("heading", { name: "Choose Your Mystical Path" })).toBeVisible();
});

test("analyzing words of harm to oneself shows care and nothing of the assistant", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(DESPAIR);
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(panelOf(page)).toBeFocused();
  await expect(page.getByText("Method Recommended")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "AI Assistant" })).toHaveCount(0);
});

test("care needs no network once the words are written", async ({ page, context, conduct }) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(DESPAIR);
  await awaitScripts(page, CHECK, PANEL);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(panelOf(page)).toBeVisible();
  // What else the page fetches ahead of its use is not there.
  forgive(conduct, "ERR_INTERNET_DISCONNECTED");
});

test("where the check can't be fetched, the server's answer brings care before its sigil is shown", async ({
  page,
  conduct,
}) => {
  let refused = 0;
  await page.route(findScript(CHECK), (route) => {
    refused += 1;
    return route.fulfill({ status: 503, body: "" });
  });
  await ask(page, DESPAIR);
  await expect(panelOf(page)).toBeFocused();
  await expect(page.getByRole("article", { name: "Your sigil" })).toBeHidden();
  await page.getByRole("button", { name: "Make the sigil all the same" }).click();
  await expect(page.getByRole("article", { name: "Your sigil" })).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  forgiveFailedLoads(conduct, 503);
});

test("harm to others gets a plain sentence without scores, and an aim that can be taken and put back", async ({
  page,
}) => {
  const words = "I kill my boss";
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "Your intention" });
  await box.fill(words);
  await page.getByRole("button", { name: "Analyze" }).click();
  const panel = page.getByRole("region", { name: "AI Assistant" });
  await expect(panel.getByText(/would hurt or bind somebody else/)).toBeVisible();
  await expect(panel.getByText(/of 5|Recommended method|Other ways to say it/)).toHaveCount(0);
  await panel.getByRole("button", { name: "Use this instead" }).click();
  await expect(box).not.toHaveValue(words);
  await page.getByRole("button", { name: "Put them back" }).click();
  await expect(box).toHaveValue(words);
});
