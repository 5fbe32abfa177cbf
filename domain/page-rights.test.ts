import { describe, expect, it } from "vitest";
import { findPageRights, type PageRights } from "./page-rights.ts";
import { PAGE_PATHS } from "./pages.ts";

describe("the rights of a page", () => {
  it.each<[string, PageRights]>([
    ["/checkout", "payment"],
    ["/Checkout/", "payment"],
    ["/consultation-checkout", "payment"],
    ["/meet/a1-B2", "call"],
    ["/MEET/a1/", "call"],
    ["/meet", "ordinary"],
    ["/checkout/more", "ordinary"],
    ["/my-checkout", "ordinary"],
    ["/", "ordinary"],
    ["//checkout", "ordinary"],
  ])("at %s are %s", (pathname, rights) => {
    expect(findPageRights(pathname)).toBe(rights);
  });

  it("are ordinary for all but those that take payments", () => {
    const special = PAGE_PATHS.filter((path) => findPageRights(path) !== "ordinary");
    expect(special).toEqual(["/checkout", "/consultation-checkout"]);
  });
});
