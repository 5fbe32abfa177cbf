import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { digestText } from "#tests/support/drawing-digest.ts";
import { findVersionFault, type GoldenVersions } from "./versions.ts";

const VERSIONS: GoldenVersions = JSON.parse(readFileSync(new URL("versions.json", import.meta.url), "utf8"));

it("the golden files belong to the core's version, and those of a released one are as they were", async () => {
  const files = globSync("*/*.svg", { cwd: import.meta.dirname }).toSorted();
  const pictures = files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8"));
  const digest = await digestText(pictures.join(""));
  expect(files).toHaveLength(40);
  expect(findVersionFault(VERSIONS, loadSigilEngine().coreVersion, digest)).toBeNull();
});

it("golden files of another version than the core's are refused", () => {
  expect(findVersionFault({ current: 1, released: {} }, 2, "a")).toContain("is of version 2");
});

it("golden files may change until their version is released, and not after", () => {
  expect(findVersionFault({ current: 1, released: {} }, 1, "changed")).toBeNull();
  expect(findVersionFault({ current: 1, released: { 1: "as released" } }, 1, "as released")).toBeNull();
  expect(findVersionFault({ current: 1, released: { 1: "as released" } }, 1, "changed")).toContain(
    "raise CORE_VERSION",
  );
});
