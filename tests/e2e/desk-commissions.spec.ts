import { fillInIntake, findPath, payForCommission, sendIntake, waitForMail } from "./support/commission.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster } from "./support/master.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";

const MASTER = "master@sigilarium.test";

test("the master looks after the links of a commission, by the keyboard too", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(120_000);
  const client = await browser.newContext({ baseURL: baseURL ?? "" });
  const clientPage = await client.newPage();
  await payForCommission(clientPage);
  await clientPage.goto("/commission");
  await fillInIntake(clientPage);
  const processNumber = await sendIntake(clientPage);
  await client.close();
  const mailed = findPath(await waitForMail(page, MASTER, `New commission ${processNumber}`), "/master/step2/");

  await becomeMaster(page);
  await page.goto("/master-dashboard");
  await page.getByRole("link", { name: "Commissions", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: processNumber });
  await expect(row.getByText("Waits for you to begin", { exact: true })).toBeVisible();
  await expect(row.getByText("since today", { exact: true })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: /^Send a new link, HD-/ }).first()).toBeFocused();
  await lookEverywhere(page);

  await row.getByRole("button", { name: `Revoke the link, ${processNumber}` }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke this link?" });
  await lookAtPhone(page);
  await dialog.getByRole("button", { name: "Revoke it" }).click();
  await expect(row.getByText("Step 2, revoked", { exact: true })).toBeVisible();
  await page.goto(mailed);
  await expect(page.getByRole("heading", { level: 1, name: "This link opens no step" })).toBeVisible();
  forgiveFailedLoads(conduct, 404);
  // Whoever is signed in to the desk is led back to it.
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(page).toHaveURL("/master-dashboard");

  await page.getByRole("link", { name: "Commissions", exact: true }).click();
  await row.getByRole("button", { name: `Send a new link, ${processNumber}` }).click();
  await expect(row.getByText("Step 2, open", { exact: true })).toBeVisible();
  await expect(async () => {
    const mail = await waitForMail(page, MASTER, `New commission ${processNumber}`);
    expect(findPath(mail, "/master/step2/")).not.toBe(mailed);
  }).toPass();
  await page.getByRole("link", { name: "Audit list" }).click();
  await expect(page.getByText(`Link of the workshop revoked ${processNumber}`, { exact: true })).toBeVisible();
});
