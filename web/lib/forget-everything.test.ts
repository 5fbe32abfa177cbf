import { expect, it } from "vitest";
import { forgetEverything } from "./forget-everything.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";

it("forgets every key of the pages in both stores, and no other", () => {
  for (const key of Object.values(STORAGE_KEYS)) {
    localStorage.setItem(key, "x");
    sessionStorage.setItem(key, "x");
  }
  localStorage.setItem("another-product", "y");
  forgetEverything();
  expect({ ...localStorage }).toEqual({ "another-product": "y" });
  expect({ ...sessionStorage }).toEqual({});
});

it("uses the names that other pages and tools rely on", () => {
  expect(STORAGE_KEYS).toMatchObject({
    userEmail: "userEmail",
    advancedTier: "advancedTier",
    userTier: "userTier",
    consultationAccess: "consultationAccess",
    theme: "theme",
  });
});
