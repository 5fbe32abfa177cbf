// @vitest-environment jsdom
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { countKeptSigils, forgetEverything, STORAGE_KEYS, sessionAtom } from "./storage.ts";

const KEY = STORAGE_KEYS.pickedMethod;
const colorAtom = () => sessionAtom(KEY, (stored) => (typeof stored === "string" ? stored : "white"));

describe("a choice that is kept for the tab", () => {
  it("is what nothing stored means, at first", () => {
    expect(createStore().get(colorAtom())).toBe("white");
  });

  it("outlives a reload", () => {
    createStore().set(colorAtom(), "red");
    expect(createStore().get(colorAtom())).toBe("red");
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", "[1]"],
  ])("is as at first where the storage holds %s", (_case, text) => {
    sessionStorage.setItem(KEY, text);
    expect(createStore().get(colorAtom())).toBe("white");
  });

  it("leaves nothing behind once it is forgotten", () => {
    const store = createStore();
    const color = colorAtom();
    store.set(color, "red");
    store.set(color, null);
    expect(store.get(color)).toBe("white");
    expect(sessionStorage).toHaveLength(0);
  });
});

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
