import { expect, it } from "vitest";
import { findPagePath, PAGE_PATHS } from "#domain/pages.ts";
import { PAGES } from "#tests/e2e/support/pages.ts";

it("has every page of the product visited in a real browser, and one address that is none", () => {
  const visited = PAGES.map(({ path }) => findPagePath(path.replace(/\?.*$/, "")));
  expect(new Set(visited)).toEqual(new Set([...PAGE_PATHS, null]));
});
