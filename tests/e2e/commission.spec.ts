import { readFile } from "node:fs/promises";
import { PNG } from "#tests/support/pictures.ts";
import { countPdfImages, readPdfText } from "#tests/support/read-pdf-text.ts";
import { unzip } from "#tests/support/unzip.ts";
import { ANSWERS, fillInIntake, findPath, payForCommission, sendIntake, waitForMail } from "./support/commission.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgiveFailedLoads, LONG_RUN_ONLY, test } from "./support/test.ts";

const MASTER = "master@sigilarium.test";
const EVERY_MINUTE = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;

test.describe("a commission", () => {
  test("is begun after paying, kept as a draft, sent, and found again by its mail", async ({ page }) => {
    test.setTimeout(120_000);
    const email = await payForCommission(page);
    await page.getByRole("link", { name: "Begin your commission" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your commission" })).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();

    // Sent as it is, each field says what it needs.
    await page.getByRole("button", { name: "Send to the master" }).click();
    for (const words of [
      "Name must be at least 2 characters",
      "Please provide a more detailed intention (at least 10 characters)",
      "Please select an emotional tone",
    ]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await lookEverywhere(page);

    await fillInIntake(page);
    await expect(page.getByText("Saved. You can go on another day, on another device.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Primary intention" })).toHaveValue(ANSWERS.primaryIntention);
    await expect(page.getByRole("radio", { name: ANSWERS.tone })).toBeChecked();
    const processNumber = await sendIntake(page);
    await expect(page.getByText(ANSWERS.primaryIntention, { exact: true })).toBeVisible();
    await lookEverywhere(page);

    // Whoever has paid for one is led to it from the guide and from the card of the method, and not to the checkout.
    await page.goto("/sigil-guide");
    await page.getByRole("link", { name: "Go to your commission" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your commissions" })).toBeVisible();
    await page.goto("/");
    await page.getByRole("radio", { name: /^Hand-drawn/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your commissions" })).toBeVisible();

    // The link of the mail opens it without a session, and the answers can still be changed.
    const mail = await waitForMail(page, email, `Your commission ${processNumber}`);
    await page.context().clearCookies();
    await page.goto(findPath(mail, "/commission/"));
    await page.getByRole("button", { name: "Change your answers" }).click();
    await page.getByRole("textbox", { name: /^Sacred elements/ }).fill("Salt, beeswax");
    await lookEverywhere(page);
    await page.getByRole("button", { name: "Save the changes" }).click();
    await expect(page.getByText("Salt, beeswax", { exact: true })).toBeVisible();
  });

  test("is one for each order, and a second order is a second one", LONG_RUN_ONLY, async ({ page }) => {
    test.setTimeout(120_000);
    const email = await payForCommission(page);
    await page.goto("/commission");
    await fillInIntake(page);
    const first = await sendIntake(page);
    await page.goto("/commission");
    await expect(page.getByRole("heading", { level: 1, name: "Your commissions" })).toBeVisible();
    await expect(page.getByText(first, { exact: true })).toBeVisible();
    await lookEverywhere(page);
    await payForCommission(page, email);
    await page.goto("/commission");
    // Whoever comes again need not give their name again.
    await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue(ANSWERS.name);
    await fillInIntake(page);
    expect(await sendIntake(page)).not.toBe(first);
  });

  test("is drawn, written and delivered, with all that its mails promise", async ({ page, conduct }) => {
    test.setTimeout(180_000);
    const email = await payForCommission(page);
    await page.goto("/commission");
    await fillInIntake(page);
    const processNumber = await sendIntake(page);
    const own = page.url();

    // Opening the link changes nothing; the master begins by a button.
    const step2 = findPath(await waitForMail(page, MASTER, `New commission ${processNumber}`), "/master/step2/");
    await page.goto(step2);
    await expect(page.getByText(ANSWERS.dreamSymbols, { exact: true })).toBeVisible();
    await lookEverywhere(page);
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.getByRole("textbox", { name: "Practitioner notes" }).fill("I left its window open at the top.");
    await page.getByRole("button", { name: "Complete step 2" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Please provide both the sigil image path and practitioner notes.",
    );
    const file = { name: "sigil.png", mimeType: "image/png", buffer: Buffer.from(PNG) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("img", { name: "The drawing" })).toBeVisible();
    // What was typed is saved as it is typed.
    await expect(page.getByText("Saved. You can go on another day, on another device.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Practitioner notes" })).toHaveValue(/window open/);
    await lookEverywhere(page);
    await page.getByRole("button", { name: "Complete step 2" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Step 2 Complete!" })).toBeVisible();

    // The link has done its work, and the client sees nothing of the drawing yet.
    await page.goto(step2);
    await expect(page.getByRole("heading", { level: 1, name: "This link opens no step" })).toBeVisible();
    forgiveFailedLoads(conduct, 404);
    await waitForMail(page, email, `Your sigil is drawn: ${processNumber}`);
    await page.goto(own);
    await expect(page.getByRole("heading", { level: 1, name: "The words are being written" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Your hand-drawn sigil" })).toHaveCount(0);

    const mailed = await waitForMail(page, MASTER, `Commission ${processNumber}: the words`);
    await page.goto(findPath(mailed, "/master/step3/"));
    await page.getByRole("textbox", { name: "Energetic summary" }).fill("It carries patience.");
    await page.getByRole("textbox", { name: "Personal activation instructions" }).fill("Look at it each morning.");
    await lookEverywhere(page);
    await page.getByRole("button", { name: "Complete step 3" }).dblclick();
    await expect(page.getByRole("heading", { level: 1, name: "Hand-Drawn Sigil Process Complete!" })).toBeVisible();

    const delivery = await waitForMail(page, email, `Your hand-drawn sigil ${processNumber}`);
    expect(delivery.attachments.map(({ filename }) => filename)).toEqual(["sigil.png", "activation-guide.pdf"]);
    for (const { url } of delivery.attachments) expect((await page.request.get(url)).ok()).toBe(true);
    await page.request.get(EVERY_MINUTE);
    await page.goto(findPath(delivery, "/commission/"));
    await expect(page.getByRole("heading", { level: 1, name: /^Delivered on / })).toBeVisible();
    await expect(page.getByText("It carries patience.", { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: "Your hand-drawn sigil" })).toBeVisible();
    await lookEverywhere(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the PDF activation guide" }).click();
    expect((await download).suggestedFilename()).toBe("activation-guide.pdf");
    const guide = await readFile(await (await download).path());
    expect((await readPdfText(guide)).join(" ")).toContain("It carries patience.");
    expect(countPdfImages(guide)).toBeGreaterThan(0);

    const whole = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all" }).click();
    expect((await whole).suggestedFilename()).toBe(`hand-drawn-sigil-${processNumber}.zip`);
    const parts = unzip(await readFile(await (await whole).path()));
    expect([...parts.keys()]).toEqual(["activation-guide.pdf", "words.txt", "sigil.png"]);
    expect(parts.get("words.txt")).toContain("Look at it each morning.");
    await page.getByRole("button", { name: "Mail it again" }).click();
    await expect(page.getByText(`It is on its way to ${email}.`, { exact: true })).toBeVisible();
  });
});
