import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Visitor } from "#domain/accounts/visitor.ts";
import { GenerateSigilRequest, GenerateSigilResponse } from "#domain/contracts/sigils.ts";
import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { CANDLE_COLORS, CULTURAL_BACKGROUNDS } from "#domain/sigils/methods/ancestral/traditions.ts";
import { listConcepts, listSymbolChoices } from "#domain/sigils/methods/custom/concepts.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, listIds, MOTIFS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ELEMENTAL_LAYOUTS, ELEMENTS } from "#domain/sigils/methods/elemental/elements.ts";
import { PLANET_LORE } from "#domain/sigils/methods/planetary/planets.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import { parseSigilMarkup, toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { SigilCoreError } from "#sigil-core/host/engine.ts";
import { compose } from "#worker/compose.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import { generateSigil } from "#worker/features/sigils/generate-sigil.ts";
import { SigilRepo } from "#worker/features/sigils/sigil-repo.ts";
import { signIn } from "./support/accounts.ts";
import { generate } from "./support/call.ts";
import { getValue } from "./support/get-value.ts";
import { countSigils } from "./support/rows.ts";
import { ANCESTRAL_DATA, CUSTOM_OPTIONS, ELEMENTAL_DATA } from "./support/wizards.ts";

const INTENTION = "I grow with my skateboard in every fight";
const { account: ADVANCED } = await signIn("advanced");
const { account: FREE, headers: FREE_SESSION } = await signIn("free");
const EVERYTHING = {
  intention: INTENTION,
  customOptions: CUSTOM_OPTIONS,
  ancestralData: ANCESTRAL_DATA,
  elementalData: ELEMENTAL_DATA,
};

/** Asks for a sigil for an account, as the API would do it. */
function ask(rawBody: object, visitor: Visitor): ReturnType<typeof generateSigil> {
  const { engine, clock, database, encryption } = compose(env);
  const deps = { engine, clock, repo: new SigilRepo(database, encryption) };
  return generateSigil(deps, visitor, GenerateSigilRequest.parse({ ...EVERYTHING, ...rawBody }));
}

/** Has a sigil drawn; its id, which is another one each time, is left out. */
async function issue(rawBody: object): Promise<Omit<GenerateSigilResponse, "id">> {
  const { sigilData, processedText, coreVersion, care } = getValue(await ask(rawBody, ADVANCED));
  return { sigilData, processedText, coreVersion, care };
}

describe("a sigil of each method", () => {
  const COMMON = ["method", "steps", "svgPath", "symbols"];

  it.each<[object, readonly string[], object, string]>([
    [{ method: "chaos" }, [], {}, "GRWTHMYSKBDNVF"],
    [
      { method: "planetary" },
      ["planetaryInfo"],
      {
        planetaryInfo: {
          planet: "Jupiter",
          symbol: "♃\uFE0E",
          domain: "growth, fortune, wealth, justice, honour, faith",
        },
        symbols: ["7", "9", "5", "2", "8", "4", "7", "1"],
      },
      "G 7 · R 9 · W 5 · T 2 · H 8 · M 4 · Y 7 · S 1",
    ],
    [
      { method: "custom" },
      ["customData", "layout"],
      {
        customData: { coreConcepts: ["growth", "skateboard"], layoutPreference: "circular" },
        layout: "circular",
        symbols: ["Daisy wheel", "Unfolding fern", "Hand"],
      },
      "growth, skateboard",
    ],
    [
      { method: "ancestral" },
      ["culturalBackground"],
      { culturalBackground: "norse", symbols: ["ᚷ", "ᛊ", "ᚠ", "Tree", "Sun"] },
      "ᚷ ᛊ ᚠ",
    ],
    [
      { method: "elemental" },
      ["dominantElement", "layout"],
      { dominantElement: "fire", layout: "circle", symbols: ["Fire", "Sprout", "Air", "Water"] },
      "GRWTHMYSKBDNVF",
    ],
  ])("for %j tells what belongs to it, and nothing else", async (choice, details, values, processedText) => {
    const answer = await issue(choice);
    expect(GenerateSigilResponse.parse(answer)).toEqual(answer);
    expect(Object.keys(answer).sort()).toEqual(["care", "coreVersion", "processedText", "sigilData"]);
    expect(Object.keys(answer.sigilData).sort()).toEqual([...COMMON, ...details].sort());
    expect(answer.sigilData).toMatchObject({ ...choice, ...values });
    expect(parseSigilMarkup(answer.sigilData.svgPath)).not.toBeNull();
    expect(answer.processedText).toBe(processedText);
  });

  it.each<[object, readonly [number, number], RegExp]>([
    [{ method: "chaos" }, [6, 9], /^Draw an upright line, the spine/],
    [{ method: "planetary" }, [8, 14], /^Write the square of Jupiter, four by four/],
    [{ method: "custom" }, [9, 11], /^Draw a ring round the middle, tie it to the middle with spokes/],
    [{ method: "ancestral" }, [9, 12], /^Take these runes from your words: /],
    [
      { method: "ancestral", ancestralData: { ...ANCESTRAL_DATA, culturalBackground: "celtic" } },
      [10, 16],
      /: \w+ scores? (to the (left|right) of|slanting across|as notches on) the line, /,
    ],
    [
      { method: "ancestral", ancestralData: { ...ANCESTRAL_DATA, culturalBackground: "mediterranean" } },
      [9, 12],
      /^Take these Greek letters from your words: /,
    ],
    [
      { method: "ancestral", ancestralData: { ...ANCESTRAL_DATA, culturalBackground: "universal" } },
      [9, 12],
      /^Take these letters from your words, and let each grow/,
    ],
    [{ method: "elemental" }, [10, 13], /^Fire leads: draw its sign largest/],
  ])("for %j can be followed in steps", async (choice, [fewest, most], sentence) => {
    const { steps } = (await issue(choice)).sigilData;
    expect(steps.length).toBeGreaterThanOrEqual(fewest);
    expect(steps.length).toBeLessThanOrEqual(most);
    expect(steps.some((step) => sentence.test(step))).toBe(true);
    for (const step of steps) expect(step).toMatch(/^\S.*[.]$/su);
    expect(steps.join(" ")).not.toMatch(/undefined|null|\[object|NaN| {2}|\.\./);
  });

  it("is stored with its tier, its method and the core's version", async () => {
    const { id = "none" } = getValue(await ask({ method: "planetary" }, ADVANCED));
    const { database, engine } = compose(env);
    const [row] = await database.select().from(sigils).where(eq(sigils.id, id));
    expect(row).toMatchObject({ method: "planetary", tier: "advanced", coreVersion: engine.coreVersion });
  });
});

describe("a planetary sigil", () => {
  it.each(["saturn", "mars", "moon"] as const)(
    "is drawn under %s where the visitor chose it, as the preview is",
    async (planet) => {
      const { sigilData } = await issue({ method: "planetary", planetaryOptions: { planet } });
      const preview = compose(env).engine.draw({ method: "planetary", intention: INTENTION, planet });
      expect(sigilData.svgPath).toBe(toSigilMarkup(preview));
      expect(sigilData.planetaryInfo?.planet).toBe(PLANET_LORE[planet].name);
      expect(sigilData.steps[0]).toContain("the planet of your own choice");
    },
  );

  it.each([undefined, null, {}, { planet: null }, { planet: "jupiter" }])(
    "is drawn as the words say with %j",
    async (planetaryOptions) => {
      expect(await issue({ method: "planetary", planetaryOptions })).toEqual(await issue({ method: "planetary" }));
    },
  );
});

describe("an ancestral sigil", () => {
  const ancestral = (change: object): Promise<Omit<GenerateSigilResponse, "id">> =>
    issue({ method: "ancestral", ancestralData: { ...ANCESTRAL_DATA, ...change } });

  it("is made from the final intention, which is stored in place of the first", async () => {
    const final = "My daughters know where they come from";
    const answer = await ancestral({ finalIntention: ` ${final} ` });
    expect(answer).toEqual(await issue({ method: "ancestral", intention: final }));
    const { database, encryption } = compose(env);
    const [row] = (await database.select().from(sigils)).slice(-1);
    if (!row) throw new Error("no sigil is stored");
    expect(await encryption.forRow("sigils", row.id).decrypt("intention", row.intention)).toBe(final);
  });

  it.each(["", "  ", "\u200b", null])("is made from the first intention where the final one is %j", async (final) => {
    expect(await ancestral({ finalIntention: final })).toEqual(await ancestral({}));
  });

  it("is another one for each thing that is told in own words", async () => {
    const answers = await Promise.all([
      ancestral({}),
      ancestral({ customSymbols: "an acorn" }),
      ancestral({ customPractices: "an acorn" }),
      ancestral({ culturalNote: "an acorn" }),
      ancestral({ customSymbols: "an", customPractices: "acorn" }),
    ]);
    expect(new Set(answers.map(({ sigilData }) => sigilData.svgPath)).size).toBe(answers.length);
    const told = "What you told in your own words is counted into the hand and the marks of the seal.";
    expect(answers.map(({ sigilData }) => sigilData.steps.includes(told))).toEqual([false, true, true, true, true]);
  });

  it("is the same whatever is kept beside it", async () => {
    const beside = { modernGoal: "a house", energeticClick: false, familyRituals: ["bedtime_song"] };
    expect(await ancestral(beside)).toEqual(await ancestral({}));
  });
});

describe("answers of a wizard that break a rule", () => {
  it.each<[string, object, string]>([
    ["no custom options", { method: "custom", customOptions: null }, "Please choose your symbols first."],
    [
      "a symbol of another concept",
      {
        method: "custom",
        customOptions: { ...CUSTOM_OPTIONS, selectedSymbols: { growth: "heart", skateboard: "hand" } },
      },
      "Please choose each symbol from the three of its concept.",
    ],
    [
      "an unknown layout",
      { method: "custom", customOptions: { ...CUSTOM_OPTIONS, layoutPreference: "spiral" } },
      "Please choose a directional, circular or hierarchical layout.",
    ],
    [
      "a planet that the tradition doesn't know",
      { method: "planetary", planetaryOptions: { planet: "pluto" } },
      "Please choose one of the seven planets.",
    ],
    [
      "no ancestral data",
      { method: "ancestral", ancestralData: undefined },
      "Please walk through the ancestral steps first.",
    ],
    [
      "an unspoken call",
      { method: "ancestral", ancestralData: { ...ANCESTRAL_DATA, ancestralCall: false } },
      "Please speak the call to your ancestors first.",
    ],
    [
      "no elemental data",
      { method: "elemental", elementalData: null },
      "Please walk through the elemental steps first.",
    ],
    [
      "an element on both sides",
      { method: "elemental", elementalData: { ...ELEMENTAL_DATA, conflictingElements: ["air"] } },
      "An element can support or conflict, not both.",
    ],
  ])("are told: %s", async (_case, body, message) => {
    const before = await countSigils();
    expect(await ask(body, ADVANCED)).toMatchObject({ isOk: false, error: { code: "invalid_request", message } });
    expect(await countSigils()).toBe(before);
  });

  it("matter to their own method alone", async () => {
    const broken = { customOptions: { concepts: 3 }, ancestralData: { candleColor: "green" }, elementalData: {} };
    expect(await issue({ method: "planetary", ...broken })).toEqual(await issue({ method: "planetary" }));
    const others = { ...broken, customOptions: CUSTOM_OPTIONS };
    expect(await issue({ method: "custom", ...others })).toEqual(await issue({ method: "custom" }));
    expect(await issue({ method: "chaos", planetaryOptions: { planet: "pluto" } })).toEqual(
      await issue({ method: "chaos" }),
    );
  });
});

describe("a method of another tier", () => {
  const LOCKED = ["planetary", "custom", "ancestral", "elemental"];

  it.each(LOCKED)("%s is refused to an account of the free tier, and nothing is stored", async (method) => {
    const before = await countSigils();
    expect(await ask({ method }, FREE)).toMatchObject({ isOk: false, error: { code: "tier_required" } });
    expect(await countSigils()).toBe(before);
  });

  it.each(LOCKED)("%s is refused for its tier before its answers are judged", async (method) => {
    const before = await countSigils();
    const unfinished = { customOptions: {}, ancestralData: { candleColor: "green" }, elementalData: null };
    for (const body of [
      { ...EVERYTHING, method },
      { intention: INTENTION, method, ...unfinished },
    ]) {
      const response = await generate(body, FREE_SESSION);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "tier_required" });
    }
    expect(await countSigils()).toBe(before);
  });
});

describe("every request that keeps the rules", () => {
  const { engine } = compose(env);
  const intentions = fc
    .oneof(fc.string({ minLength: 1, maxLength: 60, unit: "binary" }), fc.lorem({ maxCount: 12 }))
    .filter((text) => !isBlankIntention(text));
  const words = fc.string({ maxLength: 40, unit: "binary" });

  const customRequests = fc
    .record({
      intention: intentions,
      layoutPreference: fc.constantFrom(...listIds(CUSTOM_LAYOUTS)),
      centerSymbol: fc.constantFrom(...listIds(CENTER_SYMBOLS)),
      choice: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
    })
    .map(({ intention, choice, ...options }) => {
      const concepts = listConcepts(intention).map(({ name }) => name);
      const selectedSymbols = Object.fromEntries(
        concepts.map((concept, index) => [concept, listSymbolChoices(concept)[choice[index] ?? 0]?.id]),
      );
      return { method: "custom", intention, customOptions: { ...options, concepts, selectedSymbols } };
    });

  const ancestralRequests = fc.record({
    method: fc.constant("ancestral"),
    intention: intentions,
    ancestralData: fc.record({
      sacredSpace: fc.constant(true),
      ancestralCall: fc.constant(true),
      candleColor: fc.constantFrom(...CANDLE_COLORS),
      culturalBackground: fc.constantFrom(...CULTURAL_BACKGROUNDS),
      selectedSymbols: fc.uniqueArray(fc.constantFrom(...listIds(MOTIFS)), { minLength: 1, maxLength: 9 }),
      familyRituals: fc.constant(["old_stories"]),
      customSymbols: words,
      customPractices: words,
      finalIntention: fc.option(words),
    }),
  });

  const elementalRequests = fc
    .record({
      intention: intentions,
      order: fc.shuffledSubarray([...ELEMENTS], { minLength: 4 }),
      supporters: fc.constantFrom(1, 2),
      opponents: fc.nat(2),
      symbolLayout: fc.constantFrom(...listIds(ELEMENTAL_LAYOUTS)),
    })
    .map(({ intention, order: [dominantElement, ...others], supporters, opponents, symbolLayout }) => ({
      method: "elemental",
      intention,
      elementalData: {
        ...ELEMENTAL_DATA,
        dominantElement,
        supportingElements: others.slice(0, supporters),
        conflictingElements: others.slice(supporters, supporters + opponents),
        symbolLayout,
      },
    }));

  it.each([
    ["planetary", fc.record({ method: fc.constant("planetary"), intention: intentions })],
    ["custom", customRequests],
    ["ancestral", ancestralRequests],
    ["elemental", elementalRequests],
  ])("is drawn by the %s method, unless the core sees no words in it", (_method, requests: fc.Arbitrary<object>) => {
    fc.assert(
      fc.property(requests, (rawBody) => {
        const recipe = getValue(parseRecipe(GenerateSigilRequest.parse(rawBody)));
        try {
          const plan = planDrawing(recipe);
          const drawing = engine.draw(plan);
          const { steps, symbols, processedText } = describeSigil(plan, drawing);
          expect(parseSigilMarkup(toSigilMarkup(drawing))).not.toBeNull();
          expect(steps.length).toBeGreaterThan(4);
          expect(symbols.length).toBeGreaterThan(0);
          expect(processedText).not.toBe("");
        } catch (error) {
          if (!(error instanceof SigilCoreError)) throw error;
          expect(error.code).toBe("empty_intention");
        }
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});
