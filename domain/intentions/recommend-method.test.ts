import { describe, expect, it } from "vitest";
import { recommendMethod } from "./recommend-method.ts";

describe("the method that suits an intention", () => {
  it.each([
    ["I am calm", "chaos"],
    ["I receive money", "chaos"],
    ["I pass my exam", "chaos"],
    ["I connect with my ancestors", "ancestral"],
    ["I honor my grandmother's memory", "ancestral"],
    ["I carry on the traditions of my family with pride", "ancestral"],
    ["I feel the strength of the mountain", "elemental"],
    ["My garden grows more beautiful every spring", "elemental"],
    ["I speak before a hundred people with a calm, strong voice", "custom"],
    ["I let go of the past and walk freely into each new day", "planetary"],
    ["I win my lawsuit before the court in this city", "planetary"],
    ["I fold paper cranes until there are a thousand", "chaos"],
  ])("of “%s” is %s", (intention, method) => {
    expect(recommendMethod(intention, true).method).toBe(method);
  });

  it("is given with its reason, which names the word that decided", () => {
    expect(recommendMethod("I connect with my ancestors", true).reason).toContain("“ancestors”");
    expect(recommendMethod("I win my lawsuit before the court in this city", true).reason).toContain("Jupiter");
  });

  it("is chaos magick for what can't be read, since that takes any letters", () => {
    expect(recommendMethod("Мой дом у моря", false).method).toBe("chaos");
  });
});
