import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countFigures } from "#sigil-core/lab/picture/count-figures.ts";
import { measureFigure } from "#sigil-core/lab/picture/measure-figure.ts";
import { type Polygon, toPolygons } from "#sigil-core/lab/picture/path-polygons.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import type { Drawing } from "./drawing.ts";
import { SigilCoreError } from "./engine.ts";
import { loadSigilEngine } from "./load-node.ts";
import type { AncestralRequest } from "./methods/ancestral-request.ts";
import { CANDLE_NUMBERS, CULTURE_NUMBERS, MOTIF_NUMBERS } from "./option-ids.ts";

const STAVE_X = 256;
/** Runes and scores stand below this; the crown above it, px. */
const CROWN_FOOT_Y = 160;
const engine = loadSigilEngine();

function draw(intention: string, options: Partial<AncestralRequest> = {}): Drawing {
  return engine.draw({
    method: "ancestral",
    culture: "norse",
    candle: "black",
    motifs: ["tree"],
    salt: "",
    intention,
    ...options,
  });
}

/** The signs of the figure, without those on the band of the seal. */
function listSigns({ symbols }: Drawing): { symbol: string; role: string; letter: string }[] {
  return symbols.flatMap(({ symbol, role, letter }) =>
    letter === null || role === "band" ? [] : [{ symbol, role, letter }],
  );
}

type Point = readonly [x: number, y: number];

/** The corners of a center line that is made of straight lines alone; none for others. */
function listCorners(centreLine: string): Point[] {
  return /[acs]/.test(centreLine) ? [] : toPolygons(centreLine).flatMap(listPoints);
}

function listPoints(polygon: Polygon): Point[] {
  return polygon.flatMap((x, i) => (i % 2 === 0 ? [[x, polygon[i + 1] ?? 0] as const] : []));
}

/** Whether an outline is at one distance from its middle all round. */
function isRound(polygon: Polygon): boolean {
  const points = listPoints(polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const distances = points.map((point) => Math.hypot(point[0] - x, point[1] - y));
  return Math.max(...distances) - Math.min(...distances) < 0.2;
}

/** 1 for an outline that runs clockwise on the screen, -1 for one that runs the other way. */
function turnOf(polygon: Polygon): number {
  const points = listPoints(polygon);
  return Math.sign(
    points.reduce((area, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
      return area + x * nextY - nextX * y;
    }, 0),
  );
}

const legalRequest: fc.Arbitrary<Partial<AncestralRequest>> = fc.record({
  culture: fc.constantFrom(...keysOf(CULTURE_NUMBERS)),
  candle: fc.constantFrom(...keysOf(CANDLE_NUMBERS)),
  motifs: fc.uniqueArray(fc.constantFrom(...keysOf(MOTIF_NUMBERS)), { minLength: 1, maxLength: 9 }),
  salt: fc.string({ maxLength: 60 }),
});

function keysOf<Key extends string>(table: Readonly<Record<Key, number>>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}

const anyText = fc
  .string({ unit: fc.nat({ max: 0x10ffff }).map((n) => String.fromCodePoint(n)), maxLength: 499 })
  .map((text) => `${text}.`);

describe("an ancestral drawing", () => {
  it("is finished for any text and any legal options", () => {
    fc.assert(
      fc.property(anyText, legalRequest, (intention, options) => {
        const { figure, seal, strokes, symbols, inkRole } = draw(intention, options);
        expect(figure).toMatch(/^M[-\d .Mmlhvcsaz]+z$/);
        expect(seal).toMatch(/^M[-\d .Mmlhvcsaz]+z$/);
        expect(strokes.map(({ outline }) => outline).join("")).toBe(figure);
        expect(inkRole).toBe(options.candle);
        for (const motif of options.motifs ?? []) expect(symbols.map(({ symbol }) => symbol)).toContain(motif);
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it("keeps its size and fills its seal with ink in measure, in every culture", () => {
    const intentions = composeIntentions(12);
    for (const culture of keysOf(CULTURE_NUMBERS)) {
      intentions.forEach((intention, index) => {
        const motifs = keysOf(MOTIF_NUMBERS).slice(index % 8, (index % 8) + 1 + (index % 5));
        const { sizeToSeal, inkShare, aspect } = measureFigure(draw(intention, { culture, motifs }).figure);
        expect(sizeToSeal).toBeGreaterThan(0.55);
        expect(sizeToSeal).toBeLessThan(0.71);
        expect(inkShare).toBeGreaterThan(0.085);
        expect(inkShare).toBeLessThan(0.23);
        expect(aspect).toBeGreaterThan(0.55);
        expect(aspect).toBeLessThan(1.5);
      });
    }
  });

  it("is one piece of ink, marks inside a symbol aside", () => {
    const all = keysOf(MOTIF_NUMBERS);
    for (const culture of keysOf(CULTURE_NUMBERS)) {
      composeIntentions(16).forEach((intention, index) => {
        const turned = [...all.slice(index % 9), ...all.slice(0, index % 9)];
        const motifs = turned.slice(0, 1 + ((index * 4) % 9));
        expect(countFigures(draw(intention, { culture, motifs })), `${culture}: ${motifs.join(", ")}`).toBe(1);
      });
    }
  });

  it("changes with every option and with the free text", () => {
    const first = draw("My house stands");
    const others = [
      draw("My house stands", { candle: "gold" }),
      draw("My house stands", { culture: "celtic" }),
      draw("My house stands", { motifs: ["tree", "sun"] }),
      draw("My house stands", { salt: "bread at midwinter" }),
    ];
    for (const { figure } of others) expect(figure).not.toBe(first.figure);
    expect(draw("my house stands!").figure).toBe(first.figure);
  });

  it("refuses what no list holds", () => {
    const illegal: unknown[] = [
      { culture: "roman" },
      { candle: "blue" },
      { motifs: [] },
      { motifs: ["dragon"] },
      { motifs: ["sun", "sun"] },
      { salt: "x".repeat(8193) },
    ];
    for (const options of illegal) {
      expect(() => draw("My house stands", Object(options))).toThrow(SigilCoreError);
    }
  });

  it("takes the words' initials, passes over function words, and says which word each sign comes from", () => {
    const { symbols } = draw("The harvest is for my brother", { culture: "norse" });
    const signs = symbols.filter(({ letter, role }) => letter !== null && role !== "band");
    expect(signs.slice(0, 2).map(({ symbol, letter, sourceIndex }) => [symbol, letter, sourceIndex])).toEqual([
      ["hagalaz", "H", 4],
      ["berkanan", "B", 22],
    ]);
  });

  it("sounds TH as one sign where the script has one", () => {
    expect(listSigns(draw("Thunder rolls"))[0]?.symbol).toBe("thurisaz");
    expect(listSigns(draw("Thunder rolls", { culture: "mediterranean" }))[0]?.symbol).toBe("theta");
    expect(listSigns(draw("Thunder rolls", { culture: "celtic" }))[0]?.symbol).toBe("tinne");
  });
});

describe("a bind-rune", () => {
  const RUNES =
    "ansuz berkanan kaunan dagaz ehwaz fehu gebo hagalaz isaz jera kaunan laguz mannaz naudiz othala perthro kaunan raido sowilo tiwaz uruz uruz wunjo kaunan jera algiz";

  it("writes every letter of the alphabet with its rune", () => {
    RUNES.split(" ").forEach((rune, index) => {
      const letter = String.fromCharCode(65 + index);
      expect(listSigns(draw(`${letter}aab`))[0]?.symbol).toBe(rune);
    });
  });

  it("binds two to four runes, each once, and never iwaz", () => {
    for (const intention of composeIntentions(2000)) {
      const runes = listSigns(draw(intention)).map(({ symbol }) => symbol);
      expect(runes.length).toBeGreaterThanOrEqual(2);
      expect(runes.length).toBeLessThanOrEqual(4);
      expect(new Set(runes).size).toBe(runes.length);
      expect(runes).not.toContain("iwaz");
    }
  });

  it("never writes sowilo twice, not even on the band", () => {
    for (const intention of ["ss", "Stay", "sit so", ...composeIntentions(500)]) {
      const band = draw(intention).symbols.filter(({ role }) => role === "band");
      expect(band.length).toBeGreaterThanOrEqual(8);
      expect(band.filter(({ symbol }) => symbol === "sowilo").length).toBeLessThanOrEqual(1);
    }
  });

  it("never ends in two opposite hooks, as a wolfsangel does", () => {
    for (const intention of [...composeIntentions(2000), "Learn prudence", "Keep peace, love, patience", "Ask Paul"]) {
      expect(hasOppositeHooks(draw(intention)), intention).toBe(false);
    }
  });

  it("gives othala's legs points alone, never feet", () => {
    for (const first of ["Our", "Open", "Old", "Own", "One", "Order"]) {
      for (const second of ["house", "garden", "bread", "light", "kin", "joy", "path", "water"]) {
        const drawing = draw(`${first} ${second}`);
        if (!listSigns(drawing).some(({ symbol }) => symbol === "othala")) continue;
        const tips = drawing.strokes.filter(({ kind }) => kind === "symbol").at(-1);
        const outlines = toPolygons(tips?.outline ?? "");
        expect(outlines.length).toBeGreaterThan(0);
        expect(outlines.every(isRound)).toBe(true);
        // A ring's inner outline turns the other way.
        expect(new Set(outlines.map(turnOf)).size).toBe(1);
      }
    }
  });
});

/** Whether the highest branch of the stave hangs free on one side alone and the lowest rises free on the other alone. */
function hasOppositeHooks(drawing: Drawing): boolean {
  const lines = drawing.strokes
    .filter(({ kind }) => kind === "symbol")
    .map(({ centreLine }) => listCorners(centreLine))
    .filter((corners) => corners.length > 1 && corners.some(isOnStave) && corners.every(([, y]) => y > CROWN_FOOT_Y));
  const ends = lines.flatMap((corners) => [corners.at(0), corners.at(-1)]).filter((end) => end !== undefined);
  const branches = lines.flatMap((corners) => {
    const hooks: { y: number; side: number; fall: number; isFree: boolean }[] = [];
    corners.forEach((corner, index) => {
      if (!isOnStave(corner)) return;
      for (const next of [corners[index - 1], corners[index + 1]]) {
        if (!next || isOnStave(next)) continue;
        const isFree = ends.filter((end) => Math.hypot(end[0] - next[0], end[1] - next[1]) < 0.5).length === 1;
        hooks.push({ y: corner[1], side: Math.sign(next[0] - STAVE_X), fall: next[1] - corner[1], isFree });
      }
    });
    return hooks;
  });
  const top = Math.min(...branches.map(({ y }) => y));
  const foot = Math.max(...branches.map(({ y }) => y));
  const upper = branches.filter(({ y }) => y - top < 0.5);
  const lower = branches.filter(({ y }) => foot - y < 0.5);
  const [hang, rise] = [upper[0], lower[0]];
  if (!hang || !rise || upper.length > 1 || lower.length > 1) return false;
  return hang.isFree && rise.isFree && hang.fall > 0 && rise.fall < 0 && hang.side !== rise.side;
}

function isOnStave([x]: Point): boolean {
  return Math.abs(x - STAVE_X) < 0.15;
}

describe("an ogham stem", () => {
  const FAMILIES = [
    { side: "right of the stem", letters: "b beith l luis f fearn s sail n nion" },
    { side: "left of the stem", letters: "h uath d dair t tinne c coll q ceirt" },
    { side: "across the stem", letters: "m muin g gort z straif r ruis" },
    { side: "notched in the stem", letters: "a ailm o onn u ur e eadhadh i iodhadh" },
  ] as const;
  /** Ngéadal stands for a sound that no word begins with. */
  const SCORES: Readonly<Record<string, number>> = { straif: 4, ruis: 5 };

  it("cuts every letter with its number of scores on its own side", () => {
    for (const { side, letters } of FAMILIES) {
      const pairs = letters.split(" ");
      for (let i = 0; i < pairs.length; i += 2) {
        const [letter = "", name = ""] = pairs.slice(i, i + 2);
        const drawing = draw(`${letter}aab`, { culture: "celtic" });
        const [first] = listSigns(drawing);
        expect(first).toMatchObject({ symbol: name, role: side });
        const expected = SCORES[name] ?? i / 2 + 1;
        expect(
          listScores(drawing)
            .slice(0, expected + 1)
            .filter((place) => place === side).length,
        ).toBeGreaterThanOrEqual(expected);
        expect(listScores(drawing).slice(0, expected)).toEqual(Array(expected).fill(side));
      }
    }
  });

  it("is written from the foot upward", () => {
    const drawing = draw("Brave, honest, mild", { culture: "celtic" });
    const heights = drawing.strokes
      .filter(({ kind }) => kind === "symbol")
      .map(({ centreLine }) => listCorners(centreLine))
      .filter(isScore)
      .map((corners) => corners.reduce((sum, [, y]) => sum + y / corners.length, 0));
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(
      listSigns(drawing)
        .slice(0, 3)
        .map(({ symbol }) => symbol),
    ).toEqual(["beith", "uath", "muin"]);
  });

  it("bears enough scores to be seen, even for one short word", () => {
    for (const intention of ["Home", "Be", "Hope", "My bed", "Am"]) {
      expect(listScores(draw(intention, { culture: "celtic" })).length, intention).toBeGreaterThanOrEqual(5);
    }
  });
});

/** Where each score is, from the foot upward. */
function listScores({ strokes }: Drawing): string[] {
  return strokes
    .filter(({ kind }) => kind === "symbol")
    .map(({ centreLine }) => listCorners(centreLine))
    .filter(isScore)
    .map(([from = [0, 0], to = [0, 0]]) => {
      if (isOnStave(from)) return to[0] > STAVE_X ? "right of the stem" : "left of the stem";
      return from[1] === to[1] ? "notched in the stem" : "across the stem";
    });
}

function isScore(corners: readonly Point[]): boolean {
  const [from, to] = corners;
  if (!from || !to || corners.length !== 2 || from[1] < CROWN_FOOT_Y) return false;
  return isOnStave(from) || Math.abs((from[0] + to[0]) / 2 - STAVE_X) < 0.15;
}

describe("a Greek monogram", () => {
  it("writes every letter of the alphabet with its ring-letter on four arms", () => {
    const letters =
      "alpha beta kappa delta epsilon phi gamma eta iota iota kappa lambda mu nu omicron pi kappa rho sigma tau upsilon upsilon omega xi upsilon zeta";
    letters.split(" ").forEach((name, index) => {
      const signs = listSigns(draw(`${String.fromCharCode(65 + index)}aab`, { culture: "mediterranean" }));
      expect(signs).toHaveLength(4);
      expect(signs[0]).toMatchObject({ symbol: name, role: "upper arm of the cross" });
    });
  });
});

describe("a universal wheel", () => {
  it("writes no letter of any culture", () => {
    const drawing = draw("All who came before me", { culture: "universal", motifs: ["sun", "moon", "hand"] });
    expect(listSigns(drawing)).toEqual([]);
    expect(drawing.symbols.filter(({ role }) => role === "wheel").map(({ symbol }) => symbol)).toHaveLength(2);
  });
});
