import { expect, it } from "vitest";
import { countKeptSigils, forgetEverything } from "./forget-everything.ts";
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

it("keeps the collection where it is told to", () => {
  localStorage.setItem(STORAGE_KEYS.sigilCollection, "[1,2]");
  localStorage.setItem(STORAGE_KEYS.userTier, "advanced");
  forgetEverything({ areSigilsKept: true });
  expect({ ...localStorage }).toEqual({ sigilCollection: "[1,2]" });
});

it.each([
  ["[1,2]", 2],
  ["{}", 0],
  ["[", 0],
  ["", 0],
])("counts the sigils in “%s” as %i", (stored, count) => {
  localStorage.setItem(STORAGE_KEYS.sigilCollection, stored);
  expect(countKeptSigils()).toBe(count);
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
