import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { plugInKey, type VirtualKey } from "./virtual-key.ts";

/** Beside the database that they open, and emptied with it. */
const KEPT = join(import.meta.dirname, "../../../.wrangler/e2e");
const CODES_FILE = join(KEPT, "recovery-codes.json");

/** Leaves the recovery codes of the desk, which is set up once in a run, for the tests that come in by them. */
export function keepRecoveryCodes(codes: readonly string[]): void {
  writeFileSync(CODES_FILE, JSON.stringify(codes));
}

/**
 * Makes a page's browser the master's, with a passkey that no other test has: keys count their uses. The session has begun by a recovery code, so
 * that what moves money asks for the key once. There are nine codes for the tests of a run, in files whose names begin with `desk`.
 */
export async function becomeMaster(page: Page): Promise<VirtualKey> {
  const signedIn = await page.request.post("/api/master/recovery", { data: { code: takeRecoveryCode() } });
  expect(signedIn.status()).toBe(204);
  const key = await plugInKey(page);
  await page.goto("/master-dashboard?view=keys");
  const added = page.waitForResponse(
    (response) => response.url().endsWith("/api/master/keys") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Add a passkey" }).click();
  expect((await added).status()).toBe(201);
  return key;
}

/** A recovery code that no other test takes. */
function takeRecoveryCode(): string {
  const codes: string[] = JSON.parse(readFileSync(CODES_FILE, "utf8"));
  const code = codes.find((_code, at) => isFirst(`code-${at}`));
  if (code === undefined) throw new Error("Every recovery code of this run is used.");
  return code;
}

/** Whether nobody has asked for this name before, in whichever process. */
function isFirst(name: string): boolean {
  try {
    mkdirSync(join(KEPT, name));
    return true;
  } catch {
    return false;
  }
}
