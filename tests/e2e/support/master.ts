import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { plugInKey, type VirtualKey } from "./virtual-key.ts";

/** Beside the database that they open, and emptied with it. */
const KEPT = join(import.meta.dirname, "../../../.wrangler/e2e");
const CODES_FILE = join(KEPT, "recovery-codes.json");

/** Making new codes takes two ceremonies. */
const LONGEST_RENEWAL_MS = 45_000;

/** Leaves the recovery codes of the desk, which is set up once in a run, for the tests that come in by them. */
export function keepRecoveryCodes(codes: readonly string[]): void {
  const draft = `${CODES_FILE}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(codes));
  // A reader never finds half of the file.
  renameSync(draft, CODES_FILE);
}

/**
 * Makes a page's browser the master's, in a session that a recovery code has begun. It has no passkey: there can be twenty in all, fewer than the
 * tests that come in. The files of those have names that begin with `desk`.
 */
export async function becomeMaster(page: Page): Promise<void> {
  await enter(page, await takeRecoveryCode(page));
}

/** Makes a page's browser the master's, with a passkey that no other test has: keys count their uses. What moves money asks for it once. */
export async function becomeMasterWithKey(page: Page): Promise<VirtualKey> {
  await becomeMaster(page);
  return addKey(page);
}

async function enter(page: Page, code: string): Promise<void> {
  const signedIn = await page.request.post("/api/master/recovery", { data: { code } });
  expect(signedIn.status()).toBe(204);
  await page.goto("/master-dashboard?view=keys");
  await expect(page.getByRole("heading", { name: "Keys and codes" })).toBeVisible();
}

async function addKey(page: Page): Promise<VirtualKey> {
  const key = await plugInKey(page);
  const added = page.waitForResponse(
    (response) => response.url().endsWith("/api/master/keys") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Add a passkey" }).click();
  expect((await added).status()).toBe(201);
  return key;
}

/** A recovery code that no other test takes. The test that takes the last one makes new ones with it, while the others wait. */
async function takeRecoveryCode(page: Page): Promise<string> {
  let taken: string | null = null;
  await expect
    .poll(
      async () => {
        taken ??= await findFreeCode(page);
        return taken;
      },
      { message: "Every recovery code of this run is used, and no new ones were made.", timeout: LONGEST_RENEWAL_MS },
    )
    .not.toBeNull();
  return taken ?? "";
}

async function findFreeCode(page: Page): Promise<string | null> {
  const codes: readonly string[] = JSON.parse(readFileSync(CODES_FILE, "utf8"));
  const code = codes.find(isFirst) ?? null;
  if (code === null || code !== codes.at(-1)) return code;
  await renewRecoveryCodes(page, code);
  return findFreeCode(page);
}

async function renewRecoveryCodes(page: Page, lastCode: string): Promise<void> {
  const { baseURL = "" } = test.info().project.use;
  const context = await page.context().browser()?.newContext({ baseURL });
  if (!context) throw new Error("The page’s browser is closed.");
  const desk = await context.newPage();
  await enter(desk, lastCode);
  await addKey(desk);
  // The first response asks for a proof, which the page then gives by its key.
  const renewed = desk.waitForResponse(
    (response) => response.url().endsWith("/api/master/recovery-codes") && response.ok(),
  );
  await desk.getByRole("button", { name: "Make ten new codes" }).click();
  const { codes } = await (await renewed).json();
  keepRecoveryCodes(codes);
  await context.close();
}

/** Whether nobody has asked for this code before, in whichever process. */
function isFirst(code: string): boolean {
  try {
    mkdirSync(join(KEPT, `code-${code}`));
    return true;
  } catch {
    return false;
  }
}
