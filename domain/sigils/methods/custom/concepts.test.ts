import { describe, expect, it } from "vitest";
import { stemEntry } from "../../lexicon.ts";
import { CONCEPT_WORDS } from "./concept-words.ts";
import { chooseFirstSymbols, listConcepts, listSymbolChoices } from "./concepts.ts";
import { CONCEPT_THEMES, MOTIFS, THEME_SYMBOLS } from "./symbol-library.ts";

const namesOf = (intention: string) =>
  listConcepts(intention)
    .map(({ name }) => name)
    .join(" ");

describe("the words of the themes", () => {
  it.each(CONCEPT_THEMES)("number more than twenty for %s", (theme) => {
    expect(new Set(CONCEPT_WORDS[theme].trim().split(/\s+/).map(stemEntry)).size).toBeGreaterThan(20);
  });

  it("lead to one theme each", () => {
    const themesOf = new Map<string, Set<string>>();
    for (const theme of CONCEPT_THEMES) {
      for (const entry of CONCEPT_WORDS[theme].trim().split(/\s+/)) {
        const stem = stemEntry(entry);
        themesOf.set(stem, (themesOf.get(stem) ?? new Set()).add(theme));
      }
    }
    expect([...themesOf].filter(([, themes]) => themes.size > 1).map(([stem]) => stem)).toEqual([]);
  });
});

describe("the concepts of an intention", () => {
  it.each([
    ["I grow in wisdom and live in peace", "growth wisdom peace"],
    ["My home is safe", "protection"],
    ["I attract true love into my life", "love"],
    ["I find my true purpose", "discovery truth purpose"],
    ["Money flows to me easily", "wealth alignment"],
    ["I am strong and unafraid of change", "power growth"],
    ["I speak my truth with courage", "truth power"],
    ["My body heals completely after the operation", "healing"],
    ["I sleep calmly every night", "peace"],
    ["I pass my exams", "wisdom"],
    ["I let go of anger", "peace"],
    ["My business prospers", "wealth"],
    ["I am writing my first novel", "growth"],
    ["May my daughters know where they come from", "love wisdom"],
    ["My heart opens to new adventures", "love discovery"],
    ["I am free from debt", "power wealth"],
    ["All parts of my life are in balance", "alignment"],
    ["I forgive my father", "peace love"],
    ["My dreams come true", "purpose"],
    ["My marriage is full of kindness and honesty", "love truth"],
    ["I quit smoking", "healing"],
    ["Protect my children on their journey", "protection love discovery"],
    ["I win the court case", "power truth"],
    ["I am confident at the interview and get the job", "power wealth"],
    ["I trust my intuition", "truth wisdom"],
    ["I overcome my fear of flying", "power"],
    ["My garden flourishes", "growth"],
    ["I finish my thesis by autumn", "purpose"],
    ["Abundance, joy and good health are mine", "wealth peace healing"],
    ["I am one with the divine", "alignment"],
    ["My anxious thoughts become quiet", "peace wisdom"],
    ["No curse can reach me", "protection"],
    ["I remember my dreams", "wisdom purpose"],
    ["MY CRÉATIVITY EXPANDS", "growth"],
    ["I see clearly what I want", "truth"],
    ["My startup raises its round this year", "wealth"],
    ["I pass my driving test", "wisdom"],
    ["I get accepted into medical school", "wisdom healing"],
    ["I still rest in silence", "peace"],
  ])("%j is about %s", (intention, names) => {
    expect(namesOf(intention)).toBe(names);
  });

  it("are at most five, the first that are named", () => {
    expect(namesOf("Love, truth, peace, growth, wisdom, power and wealth")).toBe("love truth peace growth wisdom");
  });

  it("name each theme once, with the word that named it first and its place", () => {
    expect(listConcepts("I’m healing, and heal others")).toEqual([
      { kind: "theme", name: "healing", word: "healing", start: 4, end: 11 },
    ]);
  });

  it.each([
    ["My skateboard rolls smoothly over pavement", "skateboard rolls smoothly"],
    ["Pizza, pizza and PIZZA", "pizza"],
    ["I would like a new red car", "new red car"],
    ["I will go", "i will go"],
    ["Zażółć gęślą jaźń", "zażółć gęślą jaźń"],
    ["我想要", "我想要"],
    ["🙂🙃", "🙂🙃"],
    ["  42 ", "42"],
    ["  ", ""],
  ])("are plain words where no theme is named: %j gives %j", (intention, names) => {
    expect(namesOf(intention)).toBe(names);
  });

  it("say of plain words where they are", () => {
    expect(listConcepts("my Skateboard")).toEqual([
      { kind: "word", name: "skateboard", word: "Skateboard", start: 3, end: 13 },
    ]);
  });
});

describe("the symbols of a concept", () => {
  it("are the theme's own three", () => {
    expect(listSymbolChoices("healing")).toBe(THEME_SYMBOLS.healing);
  });

  it("are three motifs for a plain word, counted from its letters", () => {
    // C 3, A 1, R 9 make 13, and 1 + 3 is 4: the fourth motif, then the seventh, then the first.
    expect(listSymbolChoices("car").map(({ id }) => id)).toEqual(["sun", "eye", "tree"]);
  });

  it("are three different motifs for any word", () => {
    for (const word of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "дом", "🙂", "42"]) {
      const choices = listSymbolChoices(word);
      expect(new Set(choices).size).toBe(3);
      for (const choice of choices) expect(MOTIFS).toContain(choice);
    }
  });

  it("start with the first choice, and never with the same symbol twice while another is left", () => {
    expect(chooseFirstSymbols(["love", "peace"])).toEqual({ love: "heart", peace: "dove" });
    expect(chooseFirstSymbols(["car", "arc", "rac"])).toEqual({ car: "sun", arc: "eye", rac: "tree" });
  });
});
