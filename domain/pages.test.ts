import { describe, expect, it } from "vitest";
import { findPagePath, PAGE_PATHS } from "./pages.ts";

describe("the pages of the product", () => {
  it.each([
    ["/", "/"],
    ["/contact", "/contact"],
    ["/contact/", "/contact"],
    ["/Contact", "/contact"],
    ["/master/step2/a1-B2_c3", "/master/step2/$token"],
    ["/master/step3/a/", "/master/step3/$token"],
  ])("%s leads to the page %s", (pathname, page) => {
    expect(findPagePath(pathname)).toBe(page);
  });

  it.each([
    "/contacts",
    "/contact/more",
    "/master",
    "/master/step2",
    "/master/step2/",
    "/master/step2/a/b",
    "//",
    "/index.html",
  ])("%s leads to no page", (pathname) => {
    expect(findPagePath(pathname)).toBeNull();
  });

  it("are each listed once", () => {
    expect(new Set(PAGE_PATHS).size).toBe(PAGE_PATHS.length);
  });
});
