import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { becomeBuyer } from "./support/buyer.ts";
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

  const files = (await readdir(STATE, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map((file) => readIfThere(join(file.parentPath, file.name))));
  const all = Buffer.concat(contents);
  expect(all.toString("latin1"), "the sealed intention").toMatch(/s1\.[\w-]+\.[\w-]{40}/);
  for (const trace of [CANARY, "Kanarienvögel", "kanarienvogel", "KANARIENVOGEL"]) {
    expect(all.includes(Buffer.from(trace, "utf8")), trace).toBe(false);
    expect(all.includes(Buffer.from(trace, "utf16le")), `${trace} as UTF-16`).toBe(false);
  }
});
