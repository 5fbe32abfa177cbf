import { describe, expect, it } from "vitest";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { AncestralChoices } from "#domain/sigils/methods/ancestral/kit.ts";
import { CustomOptions } from "#domain/sigils/methods/custom/kit.ts";
import { ElementalChoices } from "#domain/sigils/methods/elemental/kit.ts";
import { type GuideOrder, makeGuide } from "#worker/documents/compose-guide.ts";
import { createLazyEngines } from "#worker/engine.ts";
import { readPdfText } from "../support/read-pdf-text.ts";
import { ANCESTRAL_DATA, CUSTOM_OPTIONS, ELEMENTAL_DATA } from "./support/wizards.ts";

const engine = createLazyEngines();
const MADE_AT = Date.UTC(2026, 10, 21, 12);
const INTENTION = "I grow with my skateboard in every fight";
/** Its elemental figure needs more steps than a page holds. */
const LONG_WAY = "I earn the promotion to senior designer by summer — with Łukasz";
const SIGILS = {
  chaos: { method: "chaos", intention: INTENTION },
  planetary: { method: "planetary", intention: INTENTION },
  custom: { method: "custom", intention: INTENTION, choices: CustomOptions.parse(CUSTOM_OPTIONS) },
  ancestral: { method: "ancestral", intention: INTENTION, choices: AncestralChoices.parse(ANCESTRAL_DATA) },
  elemental: { method: "elemental", intention: INTENTION, choices: ElementalChoices.parse(ELEMENTAL_DATA) },
} as const satisfies Record<string, SigilRecipe>;

function compose(
  sigil: GuideOrder["sigil"],
  tier: GuideOrder["tier"] = "free",
  areWordsShown = true,
): Promise<Uint8Array> {
  return makeGuide(engine, { sigil, tier, areWordsShown, madeAt: MADE_AT });
}

const read = new Map<string, Promise<readonly string[]>>();

/** The text of a guide, page by page; composed once, since that takes a while. */
function readGuide(sigil: GuideOrder["sigil"], tier: GuideOrder["tier"] = "free"): Promise<readonly string[]> {
  const key = JSON.stringify([sigil, tier]);
  const pages = read.get(key) ?? compose(sigil, tier).then(readPdfText);
  read.set(key, pages);
  return pages;
}

describe("the guide", () => {
  it("goes from the title through making, charging and timing to the sources, page by page", async () => {
    const pages = await readGuide(SIGILS.chaos);
    const beginnings = [
      /Activation of a Sigil I grow with my skateboard in every fight/,
      /Before you begin/,
      /How your mark was made .*1\. Strike out the vowels/,
      /Charging by stillness/,
      /The day and the hour .*belong to Jupiter, which rules growth.* on a Thursday/,
      /To keep it or to let it go/,
      /Trace your mark/,
      /Journal/,
      /Sources and words .*Austin Osman Spare/,
    ];
    expect(pages).toHaveLength(beginnings.length);
    for (const [index, beginning] of beginnings.entries()) expect(pages[index]).toMatch(beginning);
  });

  it.each([
    ["planetary", SIGILS.planetary, /in the hour of Jupiter .*Walk the line 4 times/],
    ["custom", SIGILS.custom, /Charging by naming/],
    ["ancestral", SIGILS.ancestral, /A red candle .*Those who came before me, stand near/],
    ["elemental", SIGILS.elemental, /Charging at the four quarters .*4\. Water.*5\. Fire stands in the south/],
  ])("charges a %s sigil in its own way", async (_method, sigil, ritual) => {
    expect((await readGuide(sigil, "advanced")).join(" ")).toMatch(ritual);
  });

  it.each(["advanced", "mastercrafted"] as const)("has its extras with the tier %s, and not without", async (tier) => {
    const larger = (await readGuide(SIGILS.chaos, tier)).join(" ");
    const smaller = (await readGuide(SIGILS.chaos)).join(" ");
    for (const extra of [
      "The larger edition",
      "Charging on the way",
      "Your activation plan",
      "What belongs together",
      "A month of practice",
    ]) {
      expect(larger).toContain(extra);
      expect(smaller).not.toContain(extra);
    }
  });

  it("plans the activation of a planetary sigil by the planet that was chosen", async () => {
    const pages = await readGuide({ ...SIGILS.planetary, planet: "venus" }, "advanced");
    expect(pages.join(" ")).toMatch(
      /Your activation plan When On a Friday, the day of Venus.*With what.*How 1\. .*Afterwards/,
    );
    expect(pages.join(" ")).toMatch(/You chose Venus, which rules love/);
  });

  it("has 14 pages in the larger edition, as the offer says", async () => {
    expect(await readGuide(SIGILS.chaos, "advanced")).toHaveLength(14);
  });

  it("says that the letters led to the planet where no word names one", async () => {
    const [, , , , timing] = await readGuide({ method: "chaos", intention: "Blue skateboard" });
    expect(timing).toMatch(/None of your words names a planet; their letters, counted, lead to/);
  });

  it("leaves no page all but empty where a chapter needs a second one", async () => {
    const pages = await readGuide({ ...SIGILS.elemental, intention: LONG_WAY }, "advanced");
    const making = pages.findIndex((page) => page.includes("How your mark was made These"));
    const second = pages[making + 1] ?? "";
    expect(second).toMatch(/Enclose it in its ring/);
    expect(second.split(" ").length).toBeGreaterThan(60);
  });

  it("leaves room for a mark where there is none yet", async () => {
    const text = (await readGuide(null)).join(" ");
    expect(text).toContain("with room for the mark that you will make");
    expect(text).toContain("Draw your mark");
    expect(text).not.toMatch(/your mark was made|You hold a mark/);
  });

  it("numbers its pages and carries its chapters in the running heads", async () => {
    const pages = await readGuide(SIGILS.chaos);
    for (const [index, page] of pages.entries()) {
      if (index > 0) expect(page).toMatch(new RegExp(`^(Sigilarium|[A-Z].*) ${index + 1} `));
    }
  });

  it("is the same to the byte for the same order, and another for another sigil", async () => {
    const [one, same, other] = await Promise.all([
      compose(SIGILS.chaos),
      compose(SIGILS.chaos),
      compose({ method: "chaos", intention: "I rest" }),
    ]);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it("stays small enough to be mailed", async () => {
    expect((await compose(SIGILS.ancestral, "advanced")).length).toBeLessThan(200_000);
  });
});

describe("a guide without words", () => {
  const secret = "Zebrafinch, obey QXJ and call +49 170 1234567";

  it.each([
    { method: "chaos", intention: secret },
    { method: "planetary", intention: secret },
    { ...SIGILS.custom, intention: `${secret} skateboard` },
    { ...SIGILS.ancestral, intention: secret, choices: { ...SIGILS.ancestral.choices, finalIntention: secret } },
    { ...SIGILS.elemental, intention: secret, choices: { ...SIGILS.elemental.choices, balanceReflection: secret } },
  ] as const)("quotes none of them, whatever the method: $method", async (sigil) => {
    const pages = await readPdfText(await compose(sigil, "advanced", false));
    expect(pages.join(" ")).not.toMatch(/zebra|finch|obey|QXJ|Q, X|1234567|skateboard|\b1\. Strike/i);
    expect(pages.join(" ")).toContain("It was drawn from words that are not in this book");
    expect((await readPdfText(await compose(sigil, "advanced"))).join(" ")).toMatch(/zebra|obey/i);
  });
});

describe("an intention in the guide", () => {
  it.each([
    ["Cyrillic", "Я спокоен и счастлив"],
    ["Greek", "Ἡ ψυχή μου εἶναι ἤρεμη"],
    ["accents of many languages", "Żyję spokojnie, ő is így él, naïve façade"],
    ["a mixture", "My душа is ήρεμη"],
  ])("is on the title page in %s", async (_script, intention) => {
    const [title = ""] = await readGuide({ method: "chaos", intention });
    // A word that needs two fonts comes in parts.
    expect(title.replaceAll(" ", "")).toContain(intention.replaceAll(" ", ""));
  });

  it.each([
    ["an emoji", "🌙 I sleep well"],
    ["Chinese", "我爱你"],
    ["Arabic", "أنا بخير"],
    ["Hebrew", "אני רגוע"],
  ])("is left out as a whole where no font shows it: %s", async (_script, intention) => {
    const pages = await readGuide({ method: "chaos", intention });
    expect(pages[0]).toMatch(/Activation of a Sigil drawn by the way of chaos magick$/);
    expect(pages.join(" ")).not.toContain("\uFFFD");
  });

  it("is whole at its longest", async () => {
    const intention = `${"I finish what I began, with a calm mind and steady hands. ".repeat(9).slice(0, 499)}X`;
    expect([...intention]).toHaveLength(500);
    const [title = ""] = await readGuide({ method: "chaos", intention });
    expect(title).toContain(intention.replace(/\s+/g, " "));
  });

  it("never shows a sign without a glyph, whatever a step quotes", async () => {
    const planetary = await readGuide({ method: "planetary", intention: "I grow 🌱 in 成長 and wealth" }, "advanced");
    const ancestral = await readGuide({ ...SIGILS.ancestral, intention: "成長 🌱 наш дом" }, "advanced");
    expect([...planetary, ...ancestral].join(" ")).not.toMatch(/\uFFFD|♃|🌱|成/u);
  });
});

describe("the guide of words that mean harm", () => {
  /** What has somebody say, burn, trace, hide or act on the words, or gives them a day. */
  const RITUAL =
    /say your|your intention once|say it|aloud|burn|whisper|speak of it|charging (?:by|in|at|on)|trace your|first step|that your intention would do|the day and the hour|in an hour of|month of practice/i;
  const WITH_HARM = Object.entries(SIGILS).flatMap(([method, sigil]) =>
    (["free", "advanced"] as const).map((tier) => [method, tier, { ...sigil, intention: "I want to die" }] as const),
  );

  it.each(WITH_HARM)("by %s in the tier %s has care first, and no ritual", async (_method, tier, sigil) => {
    const pages = await readGuide(sigil, tier);
    expect(pages[1]).toContain("Before anything else");
    expect(pages[1]).toContain("findahelpline.com");
    expect(pages[1]).toMatch(/112 in Europe/);
    expect(pages.join(" ")).not.toMatch(RITUAL);
  });

  it("does not print the words", async () => {
    expect((await readGuide({ method: "chaos", intention: "I want to die" }))[0]).not.toMatch(/die/);
  });

  it("to others says so plainly, and has no ritual either", async () => {
    const pages = await readGuide({ method: "chaos", intention: "I kill my boss" }, "advanced");
    expect(pages[0]).not.toMatch(/kill/);
    expect(pages[1]).toMatch(/These words would hurt or bind somebody else/);
    expect(pages[1]).not.toContain("findahelpline.com");
    expect(pages.join(" ")).not.toMatch(RITUAL);
  });

  it("would find the rituals of other words by the same signs", async () => {
    for (const sigil of Object.values(SIGILS)) expect((await readGuide(sigil, "advanced")).join(" ")).toMatch(RITUAL);
  });
});
