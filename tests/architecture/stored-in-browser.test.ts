import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { STORAGE_TEXTS } from "#web/features/reading/legal/stored-in-browser.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const SOURCES = globSync("web/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(resolve(ROOT, file), "utf8"))
  .join("\n");

it.each(Object.entries(STORAGE_TEXTS))(
  "the privacy policy says how long %s is kept as the pages keep it",
  (key, text) => {
    const stores = new Set<string>();
    for (const [, store] of SOURCES.matchAll(
      new RegExp(String.raw`(Local|Session|session)(?:Text|Atom)(?:<[^(]*>)?\(\s*STORAGE_KEYS\.${key}\b`, "g"),
    )) {
      stores.add(store === "Local" ? "device" : "tab");
    }
    expect([...stores]).toEqual([text.keptBy]);
  },
);
