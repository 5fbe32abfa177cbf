import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { becomeBuyer } from "./support/buyer.ts";
import { findPath, payForCommission, sendIntake, waitForMail } from "./support/commission.ts";
import { expect, test } from "./support/test.ts";

const STATE = resolve(import.meta.dirname, "../../.wrangler/e2e");
const CANARY = "Zwölf Kanarienvögel singen im Keller 7731";

/** A file's bytes; none where it has gone since it was listed: other tests write and delete meanwhile. */
async function readIfThere(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  });
}

test("an intention is nowhere readable in the database's files", async ({ page, context }) => {
  await becomeBuyer(context);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your intention" }).fill(CANARY);
  await page.getByRole("button", { name: "Generate Your Sigil" }).click();
  await expect(page.getByText("Sigil Generated!", { exact: true })).toBeVisible();

  await expectNowhereInFiles();
});

/** Looks for the words in every file of the database and the bucket, and that something encrypted is there. */
async function expectNowhereInFiles(): Promise<void> {
  const files = (await readdir(STATE, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map((file) => readIfThere(join(file.parentPath, file.name))));
  const all = Buffer.concat(contents);
  expect(all.toString("latin1"), "the sealed intention").toMatch(/s1\.[\w-]+\.[\w-]{40}/);
  for (const trace of [CANARY, "Kanarienvögel", "kanarienvogel", "KANARIENVOGEL"]) {
    expect(all.includes(Buffer.from(trace, "utf8")), trace).toBe(false);
    expect(all.includes(Buffer.from(trace, "utf16le")), `${trace} as UTF-16`).toBe(false);
  }
}

test("what is written for a commission and to support is kept nowhere but encrypted by the server", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url(), request.headers().referer ?? ""));
  await payForCommission(page);
  await page.goto("/commission");
  await page.getByRole("textbox", { name: "Full name" }).fill("Miriam Ashdown");
  await page.getByRole("radio", { name: "Tender" }).check();
  for (const name of [/^Primary intention/, /^Dream symbols/, /^Spiritual practices/, /^Sacred elements/]) {
    await page.getByRole("textbox", { name }).fill(CANARY);
  }
  await expect(page.getByText("Saved. You can go on another day, on another device.")).toBeVisible();
  expect(await readBrowser(page), "of the draft").not.toMatch(TRACE);
  const processNumber = await sendIntake(page);
  expect(await readBrowser(page), "of the answers").not.toMatch(TRACE);

  const mail = await waitForMail(page, "master@sigilarium.test", `New commission ${processNumber}`);
  await page.goto(findPath(mail, "/master/step2/"));
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("textbox", { name: /^Or a path or URL/ }).fill("/kanarienvogel/7731.png");
  await page.getByRole("textbox", { name: "Practitioner notes" }).fill(CANARY);
  await page.getByRole("button", { name: "Complete step 2" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Step 2 Complete!" })).toBeVisible();
  const words = await waitForMail(page, "master@sigilarium.test", `Commission ${processNumber}: the words`);
  await page.goto(findPath(words, "/master/step3/"));
  for (const name of ["Energetic summary", "Personal activation instructions"]) {
    await page.getByRole("textbox", { name }).fill(CANARY);
  }
  await page.getByRole("button", { name: "Save for later" }).click();
  await expect(page.getByText("Saved for later", { exact: true })).toBeVisible();
  expect(await readBrowser(page), "of the workshop").not.toMatch(TRACE);

  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Full name" }).fill("Miriam Ashdown");
  await page.getByRole("textbox", { name: "Email address" }).fill("miriam@example.org");
  await page.getByRole("combobox", { name: "Request type" }).selectOption({ label: "Other" });
  await page.getByRole("textbox", { name: "Message" }).fill(CANARY);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Request Submitted" })).toBeVisible();
  expect(await readBrowser(page), "of the request").not.toMatch(TRACE);

  expect(addresses.map(decodeURIComponent).join("\n")).not.toMatch(TRACE);
  await expectNowhereInFiles();
});

const TRACE = /kanarienv/i;

/** Everything that a page's browser keeps beside the page: its stores, its cookies, its caches, its databases and its history. */
async function readBrowser(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const stores = [localStorage, sessionStorage].map((store) => Object.entries(store));
    return JSON.stringify([stores, cached, await indexedDB.databases(), history.state, location.href]);
  });
  return kept + JSON.stringify(await page.context().cookies());
}
