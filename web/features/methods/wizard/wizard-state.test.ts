// @vitest-environment jsdom
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "#web/lib/storage.ts";
import { finishedWizardsAtom, openWizardAtom } from "./wizard-state.ts";

describe("the open wizard", () => {
  it("is none at first", () => {
    expect(createStore().get(openWizardAtom)).toBeNull();
  });

  it("is taken up again after a reload", () => {
    const before = createStore();
    before.set(openWizardAtom, "elemental");
    expect(before.get(openWizardAtom)).toEqual({ method: "elemental", isTakenUp: false });
    expect(createStore().get(openWizardAtom)).toEqual({ method: "elemental", isTakenUp: true });
  });

  it("is none where the storage names another method", () => {
    sessionStorage.setItem(STORAGE_KEYS.openWizard, JSON.stringify("chaos"));
    expect(createStore().get(openWizardAtom)).toBeNull();
  });
});

describe("the finished wizards", () => {
  const FINISHED = { custom: { intention: "I am calm", fields: { customOptions: { concepts: ["peace"] } } } };

  it("outlive a reload", () => {
    createStore().set(finishedWizardsAtom, FINISHED);
    expect(createStore().get(finishedWizardsAtom)).toEqual(FINISHED);
  });

  it.each([
    ["another method", { chaos: FINISHED.custom }],
    ["no words", { custom: { fields: {} } }],
    ["no answers", { custom: { intention: "I am calm", fields: null } }],
    ["no object", [FINISHED.custom]],
  ])("leave out what names %s", (_case, stored) => {
    sessionStorage.setItem(STORAGE_KEYS.finishedWizards, JSON.stringify(stored));
    expect(createStore().get(finishedWizardsAtom)).toEqual({});
  });
});
