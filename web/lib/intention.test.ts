// @vitest-environment jsdom
import { createStore } from "jotai";
import { afterEach, describe, expect, it } from "vitest";
import { intentionDraftAtom } from "./intention.ts";

afterEach(() => {
  sessionStorage.clear();
});

describe("the draft of an intention", () => {
  it("is empty at first", () => {
    expect(createStore().get(intentionDraftAtom)).toBe("");
  });

  it("outlives a reload", () => {
    createStore().set(intentionDraftAtom, "I am calm");
    expect(createStore().get(intentionDraftAtom)).toBe("I am calm");
  });

  it("leaves nothing behind once it is emptied", () => {
    const store = createStore();
    store.set(intentionDraftAtom, "I am calm");
    store.set(intentionDraftAtom, "");
    expect(sessionStorage).toHaveLength(0);
  });
});
