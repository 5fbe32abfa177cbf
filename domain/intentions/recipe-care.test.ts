import { describe, expect, it } from "vitest";
import type { SigilRecipe } from "../sigils/method-kits.ts";
import { findRecipeCare } from "./recipe-care.ts";

const HARMLESS = "I sleep well";
const DESPAIR = "I want to die";
const HARM = "I kill my boss";

const ancestral = (intention: string, finalIntention: string | null): SigilRecipe => ({
  method: "ancestral",
  intention,
  choices: { culturalBackground: "norse", candleColor: "white", selectedSymbols: ["tree"], finalIntention },
});

describe("care for the sentences of a sigil", () => {
  it.each<[string, SigilRecipe, string | undefined]>([
    ["a harmless intention", { method: "chaos", intention: HARMLESS }, undefined],
    ["an intention of harm to oneself", { method: "chaos", intention: DESPAIR }, "self_harm"],
    ["an intention of harm to others", { method: "planetary", intention: HARM }, "harm"],
    ["a final intention of harm to oneself", ancestral(HARMLESS, DESPAIR), "self_harm"],
    ["harm to oneself after harm to others", ancestral(HARM, DESPAIR), "self_harm"],
    ["harm to oneself before harm to others", ancestral(DESPAIR, HARM), "self_harm"],
    ["a blank final intention", ancestral(HARM, "  "), "harm"],
    ["harmless sentences alone", ancestral(HARMLESS, null), undefined],
  ])("hears %s", (_case, recipe, kind) => {
    expect(findRecipeCare(recipe)?.kind).toBe(kind);
  });
});
