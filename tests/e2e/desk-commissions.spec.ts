import { fillInIntake, findPath, payForCommission, sendIntake, waitForMail } from "./support/commission.ts";
import { lookAtPhone, lookEverywhere } from "./support/look-everywhere.ts";
import { becomeMaster, becomeMasterWithKey } from "./support/master.ts";
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

test("a refund in the middle of a commission stops it, and its links open nothing", async ({
  page,
  browser,
  baseURL,
  conduct,
}) => {
  test.setTimeout(120_000);
  const client = await browser.newContext({ baseURL: baseURL ?? "" });
  const clientPage = await client.newPage();
  const email = await payForCommission(clientPage);
  await clientPage.goto("/commission");
  await fillInIntake(clientPage);
  const processNumber = await sendIntake(clientPage);
  const mailed = findPath(await waitForMail(page, MASTER, `New commission ${processNumber}`), "/master/step2/");
  await page.goto(mailed);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("textbox", { name: "Practitioner notes" }).fill("Half of it is drawn.");
  await expect(page.getByText("Saved. You can go on another day, on another device.")).toBeVisible();

  await becomeMasterWithKey(page);
  await page.getByRole("link", { name: "Orders" }).click();
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("link", { name: /^ORD-/ }).click();
  await page.getByRole("button", { name: "Refund" }).click();
  await page.getByLabel("Amount in USD").fill("199");
  await page.getByLabel("What was used of it").fill("Nothing");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Send $199.00 back" }).click();
  await expect(page.getByText("Refund: $199.00, succeeded")).toBeVisible();

  // The client is told, and shown nothing of the drawing; the workshop is closed.
  await clientPage.reload();
  await expect(clientPage.getByRole("heading", { level: 1, name: "This commission is stopped" })).toBeVisible();
  await expect(clientPage.getByRole("link", { name: "Write to us" })).toBeVisible();
  await lookEverywhere(clientPage);
  await page.goto(mailed);
  await expect(page.getByRole("heading", { level: 1, name: "This link opens no step" })).toBeVisible();
  // There is nothing left to begin: the intake leads to buying one.
  await clientPage.goto("/commission");
  await expect(clientPage.getByRole("heading", { level: 1, name: "Your commissions" })).toBeVisible();
  await client.close();
  forgiveFailedLoads(conduct, 404);
  forgiveFailedLoads(conduct, 403);
});
