import { PNG } from "#tests/support/pictures.ts";
import { ANSWERS, fillInIntake, findPath, payForCommission, waitForMail } from "./support/commission.ts";
import { lookEverywhere } from "./support/look-everywhere.ts";
import { expect, forgiveFailedLoads, test } from "./support/test.ts";

const MASTER = "master@sigilarium.test";
const EVERY_MINUTE = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;

test("a link that was guessed opens neither a commission nor a step, and says where to go", async ({
  page,
  conduct,
}) => {
  const guess = "A".repeat(43);
  for (const [path, heading, way] of [
    [`/commission/${guess}`, "No commission at this link", "Your commissions"],
    [`/master/step2/${guess}`, "This link opens no step", "Return to Dashboard"],
    [`/master/step3/${guess}`, "This link opens no step", "Return to Dashboard"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("link", { name: way })).toBeVisible();
    await lookEverywhere(page);
  }
  forgiveFailedLoads(conduct, 404);
});

test("two windows, two clicks and two drawings lose nothing", async ({ page, context, conduct }) => {
  test.setTimeout(120_000);
  const email = await payForCommission(page);
  await page.goto("/commission");
  await fillInIntake(page);
  await page.getByRole("button", { name: "Send to the master" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Your answers are with the master" })).toBeVisible();
  const own = page.url();
  const processNumber =
    (await page
      .getByText(/^HD-[0-9A-Z]{6}$/)
      .first()
      .textContent()) ?? "";

  const step2 = findPath(await waitForMail(page, MASTER, `New commission ${processNumber}`), "/master/step2/");
  await page.goto(step2);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const notes = page.getByRole("textbox", { name: "Practitioner notes" });
  await expect(notes).toBeVisible();
  const other = await context.newPage();
  await other.goto(step2);
  const otherNotes = other.getByRole("textbox", { name: "Practitioner notes" });
  await expect(otherNotes).toHaveValue("");

  // The first window saves; the second one, which doesn't know of it, saves nothing over that.
  await notes.fill("I left its window open at the top.");
  await page.getByRole("button", { name: "Save for later" }).click();
  await expect(page.getByText("Saved for later", { exact: true })).toBeVisible();
  await otherNotes.fill("Three strokes.");
  const overtaken = "This step was saved in another window in the meantime. What is in this one is not saved yet.";
  await expect(other.getByRole("alert")).toHaveText(overtaken);
  await expect(otherNotes).toHaveValue("Three strokes.");
  await lookEverywhere(other);
  await other.getByRole("button", { name: "Show what is saved" }).click();
  await expect(otherNotes).toHaveValue("I left its window open at the top.");
  await other.getByRole("textbox", { name: /^Or a path or URL/ }).fill("https://example.org/drawing.png");
  await other.getByRole("button", { name: "Save for later" }).click();
  await expect(other.getByText("Saved for later", { exact: true })).toBeVisible();
  await other.close();

  // The first window is the one that doesn't know now; what is in it is kept by choice.
  await notes.fill("I left its window open at the top, and lit.");
  await expect(page.getByRole("alert")).toHaveText(overtaken);
  await page.getByRole("textbox", { name: /^Or a path or URL/ }).fill("https://example.org/drawing.png");
  await page.getByRole("button", { name: "Keep what is here" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const file = { name: "sigil.png", mimeType: "image/png", buffer: Buffer.from(PNG) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("img", { name: "The drawing" })).toBeVisible();
  await page.getByRole("button", { name: "Complete step 2" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Step 2 Complete!" })).toBeVisible();

  const step3 = findPath(await waitForMail(page, MASTER, `Commission ${processNumber}: the words`), "/master/step3/");
  await page.goto(step3);
  await expect(page.getByText("I left its window open at the top, and lit.", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Energetic summary" }).fill("It carries patience.");
  await page.getByRole("textbox", { name: "Personal activation instructions" }).fill("Look at it each morning.");
  await page.getByRole("button", { name: "Complete step 3" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hand-Drawn Sigil Process Complete!" })).toBeVisible();

  // Both drawings are delivered: the file to see, and the address as a link that nothing was fetched from.
  await waitForMail(page, email, `Your hand-drawn sigil ${processNumber}`);
  await page.request.get(EVERY_MINUTE);
  await page.goto(own);
  await expect(page.getByRole("img", { name: "Your hand-drawn sigil" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See the drawing" })).toHaveAttribute(
    "href",
    "https://example.org/drawing.png",
  );
  await expect(page.getByText(ANSWERS.primaryIntention, { exact: true })).toBeVisible();
  await lookEverywhere(page);
  forgiveFailedLoads(conduct, 409);
});
