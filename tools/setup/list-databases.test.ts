import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listDatabases } from "./list-databases.mjs";

let state = "";
let file = "";

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "state-"));
  mkdirSync(join(state, "v3/d1/miniflare"), { recursive: true });
  file = join(state, "v3/d1/miniflare/a.sqlite");
});

afterEach(() => {
  rmSync(state, { recursive: true });
});

it("a database stays the same while it is written to", () => {
  writeFileSync(file, "");
  const before = listDatabases(state);
  appendFileSync(file, "rows");
  writeFileSync(`${file}-wal`, "log");
  expect(before).toHaveLength(1);
  expect(listDatabases(state)).toEqual(before);
});

it("a database that was made again under the same name is another one", () => {
  writeFileSync(file, "");
  const before = listDatabases(state);
  // The old file goes only afterwards: a freed place on the disk may be given out again at once.
  writeFileSync(`${file}.new`, "");
  rmSync(file);
  writeFileSync(file, "");
  expect(listDatabases(state)).not.toEqual(before);
});

it("where there is no database, none is listed", () => {
  expect(listDatabases(state)).toEqual([]);
  expect(listDatabases(join(state, "elsewhere"))).toEqual([]);
});
