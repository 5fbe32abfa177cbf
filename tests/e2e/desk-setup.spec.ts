import { readFileSync } from "node:fs";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { keepRecoveryCodes } from "./support/master.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";
import { plugInKey, readCredentials } from "./support/virtual-key.ts";

/** The secret of this machine; it counts once for the database of a run, so that one test uses it. */
function readSetupSecret(): string {
  return /^MASTER_SETUP_SECRET\s*=\s*"?([\w-]+)/m.exec(readFileSync(".dev.vars", "utf8"))?.[1] ?? "";
}

test("the master sets the desk up, and comes in by passkey and once by a recovery code", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(120_000);
  // Nobody is let in.
  await page.goto("/master-dashboard");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await lookEverywhere(page);

  // The first key, by the secret, which then counts no more.
  const key = await plugInKey(page);
  await page.getByRole("button", { name: "Set up the desk" }).click();
  await page.getByLabel("Set-up secret").fill("not the secret");
  await page.getByRole("button", { name: "Make the first passkey" }).click();
  await expect(page.getByText("This is not the set-up secret.")).toBeVisible();
  await page.getByLabel("Set-up secret").fill(readSetupSecret());
  await page.getByRole("button", { name: "Make the first passkey" }).click();
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  const codes = await page
    .getByRole("listitem")
    .filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  await lookEverywhere(page);
  await page.getByRole("checkbox", { name: "I have put them where I will find them" }).check();
  await page.getByRole("button", { name: "Go on to the desk" }).click();
  await expect(page.getByRole("heading", { name: "All Consultations" })).toBeVisible();
  expect(await readCredentials(key)).toHaveLength(1);

  // Out, and in again by the key.
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "All Consultations" })).toBeVisible();
  await page.getByRole("link", { name: "Keys and codes" }).click();
  await expect(page.getByText("10 are left.")).toBeVisible();
  await lookEverywhere(page);

  // A recovery code opens the desk once.
  const [code = "", ...others] = codes;
  const lost = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await lost.newPage();
  await other.goto("/master-dashboard");
  await other.getByRole("button", { name: "Use a recovery code" }).click();
  await other.getByRole("textbox", { name: "Recovery code" }).fill(code.toLowerCase());
  await other.getByRole("button", { name: "Open the desk" }).click();
  await expect(other.getByRole("heading", { name: "All Consultations" })).toBeVisible();
  await other.getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("button", { name: "Use a recovery code" }).click();
  await other.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await other.getByRole("button", { name: "Open the desk" }).click();
  await expect(other.getByText(/was used already/)).toBeVisible();
  await lost.close();
  forgiveFailedLoads(conduct, 422);
  keepRecoveryCodes(others);
});
