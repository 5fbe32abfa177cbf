import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

it("the README says what each setting of the Worker is", () => {
  const config = readFileSync(join(ROOT, "worker/config.ts"), "utf8");
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(([, name]) => name);
  expect(settings).toContain("PUBLIC_URL");
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  expect(settings.filter((name) => !readme.includes(`| \`${name}\``) && !readme.includes(`, \`${name}\``))).toEqual([]);
});
