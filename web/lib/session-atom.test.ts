import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { sessionAtom } from "./session-atom.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";

const KEY = STORAGE_KEYS.pickedMethod;
const colourAtom = () => sessionAtom(KEY, (stored) => (typeof stored === "string" ? stored : "white"));

describe("a choice that is kept for the tab", () => {
  it("is what nothing stored means, at first", () => {
    expect(createStore().get(colourAtom())).toBe("white");
  });

  it("outlives a reload", () => {
    createStore().set(colourAtom(), "red");
    expect(createStore().get(colourAtom())).toBe("red");
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", "[1]"],
  ])("is as at first where the storage holds %s", (_case, text) => {
    sessionStorage.setItem(KEY, text);
    expect(createStore().get(colourAtom())).toBe("white");
  });

  it("leaves nothing behind once it is forgotten", () => {
    const store = createStore();
    const colour = colourAtom();
    store.set(colour, "red");
    store.set(colour, null);
    expect(store.get(colour)).toBe("white");
    expect(sessionStorage).toHaveLength(0);
  });
});
