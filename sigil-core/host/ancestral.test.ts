import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANCESTRAL_INK_LEAST, ANCESTRAL_INK_MOST } from "#sigil-core/contract/methods.ts";
import { ASPECT_LEAST, ASPECT_MOST, SIZE_LEAST, SIZE_MOST } from "#sigil-core/contract/thresholds.ts";
import { countFigures } from "#sigil-core/lab/picture/count-figures.ts";
import { measureFigure } from "#sigil-core/lab/picture/measure-figure.ts";
import { type Polygon, toPolygons } from "#sigil-core/lab/picture/path-polygons.ts";
import { composeIntentions } from "#sigil-core/lab/recipes/compose-intentions.ts";
import type { Drawing } from "./drawing.ts";
import { SigilCoreError } from "./engine.ts";
import { loadSigilEngine } from "./load-node.ts";
import type { AncestralRequest } from "./methods/ancestral-request.ts";
import { CANDLE_NUMBERS, CULTURE_NUMBERS, MOTIF_NUMBERS } from "./option-ids.ts";

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
        expect(sizeToSeal).toBeGreaterThanOrEqual(SIZE_LEAST);
        expect(sizeToSeal).toBeLessThanOrEqual(SIZE_MOST);
        expect(inkShare).toBeGreaterThanOrEqual(ANCESTRAL_INK_LEAST);
        expect(inkShare).toBeLessThanOrEqual(ANCESTRAL_INK_MOST);
        expect(aspect).toBeGreaterThanOrEqual(ASPECT_LEAST);
        expect(aspect).toBeLessThanOrEqual(ASPECT_MOST);
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

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The drawings of some texts in one frame. */
function drawIn(frame: string, options: Partial<AncestralRequest>, count = 400): Drawing[] {
  return composeIntentions(count)
    .map((intention) => draw(intention, options))
    .filter(({ silhouette }) => silhouette === frame);
}

/** The corners of the lines that write a letter, without their finials. */
function listLetterLines({ strokes }: Drawing, letter: string): Point[][] {
  return strokes
    .filter((stroke) => stroke.kind === "symbol" && stroke.letter === letter)
    .map(({ centreLine }) => listCorners(centreLine))
    .filter((corners) => corners.length > 1);
}

/** Whether center lines are those of filled marks: short level ones. */
function isFinial(line: readonly Point[]): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return Math.max(...ys) - Math.min(...ys) < 1 && Math.max(...xs) - Math.min(...xs) < 24;
}

describe("a figure of letters", () => {
  it("writes more of a sentence than the beginnings of its words", () => {
    for (const culture of keysOf(CULTURE_NUMBERS)) {
      for (const intention of ["Protect my family", "Home", "My garden feeds us"]) {
        expect(listSigns(draw(intention, { culture })).length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it("gives each line that writes a letter the letter's name", () => {
    for (const culture of keysOf(CULTURE_NUMBERS)) {
      for (const intention of composeIntentions(60)) {
        const drawing = draw(intention, { culture });
        const written = new Set(listSigns(drawing).map(({ letter }) => letter));
        const named = drawing.strokes.flatMap(({ letter }) => letter ?? []);
        for (const letter of named) expect(written).toContain(letter);
        expect(new Set(named).size).toBeGreaterThanOrEqual(written.size - 1);
      }
    }
  });

  it("has one of many frames, whatever the choices", () => {
    for (const culture of keysOf(CULTURE_NUMBERS)) {
      const frames = composeIntentions(200).map((intention) => draw(intention, { culture }).silhouette);
      for (const frame of new Set(frames)) {
        expect(frames.filter((other) => other === frame).length, `${culture}: ${frame}`).toBeLessThan(100);
      }
      expect(new Set(frames).size).toBeGreaterThanOrEqual(6);
    }
  });
});

describe("runes on a stave", () => {
  const RUNES =
    "ansuz berkanan kaunan dagaz ehwaz fehu gebo hagalaz isaz jera kaunan laguz mannaz naudiz othala perthro kaunan raido sowilo tiwaz uruz uruz wunjo kaunan jera algiz";

  it("write every letter of the alphabet with its rune", () => {
    RUNES.split(" ").forEach((rune, index) => {
      expect(listSigns(draw(`${ALPHABET[index]}aab`))[0]?.symbol).toBe(rune);
    });
  });

  it("are three to six, each once, and never iwaz", () => {
    for (const intention of composeIntentions(2000)) {
      const runes = listSigns(draw(intention)).map(({ symbol }) => symbol);
      expect(runes.length).toBeGreaterThanOrEqual(3);
      expect(runes.length).toBeLessThanOrEqual(6);
      expect(new Set(runes).size).toBe(runes.length);
      expect(runes).not.toContain("iwaz");
    }
  });

  it("never write sowilo twice: not mirrored, and not on the band", () => {
    for (const intention of ["ss", "Stay", "sit so", ...composeIntentions(500)]) {
      const drawing = draw(intention);
      const band = drawing.symbols.filter(({ role }) => role === "band");
      expect(band.length).toBeGreaterThanOrEqual(8);
      expect(band.filter(({ symbol }) => symbol === "sowilo").length).toBeLessThanOrEqual(1);
      const lines = listLetterLines(drawing, "S").filter((line) => !isFinial(line));
      expect(lines.length, intention).toBeLessThanOrEqual(1);
    }
  });

  it("are the same on both sides of an upright stem, so that no hook is left alone, as a wolfsangel's are", () => {
    const drawings = drawIn("stem", { motifs: ["tree", "sun"] });
    expect(drawings.length).toBeGreaterThan(20);
    for (const drawing of drawings) {
      for (const { letter, symbol } of listSigns(drawing)) {
        if (["jera", "naudiz", "sowilo", "isaz"].includes(symbol)) continue;
        const corners = listLetterLines(drawing, letter)
          .filter((line) => !isFinial(line))
          .flat();
        for (const [x, y] of corners) {
          const hasMirror = corners.some(([otherX, otherY]) => Math.hypot(512 - x - otherX, y - otherY) < 0.4);
          expect(hasMirror, `${symbol} at ${x}, ${y}`).toBe(true);
        }
      }
    }
  });

  it("give othala's legs points alone, never feet", () => {
    for (const first of ["Our", "Open", "Old", "Own", "One", "Order"]) {
      for (const second of ["house", "garden", "bread", "light", "kin", "joy", "path", "water"]) {
        const drawing = draw(`${first} ${second}`);
        const tips = drawing.strokes.filter(
          ({ letter, centreLine }) => letter === "O" && listCorners(centreLine).length === 2,
        );
        for (const { outline } of tips) {
          const polygons = toPolygons(outline);
          if (polygons.length > 1) continue;
          expect(polygons.every(isRound)).toBe(true);
        }
      }
    }
  });
});

describe("a gate", () => {
  const GATES = ["arch", "gable", "lintel"];
  const IN_GATE = ["in the opening of the gate", "under the crown of the gate"];

  it("has its motifs within, and no head above", () => {
    for (const motifs of [["knot"], ["tree", "sun"], ["moon", "eye", "hand"]] satisfies AncestralRequest["motifs"][]) {
      const drawings = GATES.flatMap((frame) => drawIn(frame, { motifs }));
      expect(drawings.length).toBeGreaterThan(20);
      for (const { symbols } of drawings) {
        const chosen = symbols.filter(
          ({ symbol, role }) => motifs.some((motif) => motif === symbol) && role !== "band",
        );
        const roles = chosen.map(({ role }) => role);
        expect(roles).toHaveLength(Math.min(2, motifs.length));
        for (const role of roles) expect(IN_GATE).toContain(role);
      }
    }
  });

  it("has no letter outside of its sides where it has one motif, as limbs would be", () => {
    for (const drawing of GATES.flatMap((frame) => drawIn(frame, { motifs: ["knot"] }))) {
      const ties = drawing.strokes.filter(({ kind }) => kind === "tie").flatMap((tie) => listCorners(tie.centreLine));
      const foot = Math.max(...ties.map(([, y]) => y));
      const jamb = Math.max(...ties.filter(([, y]) => y > foot - 20).map(([x]) => x));
      const letters = listSigns(drawing).flatMap(({ letter }) => listLetterLines(drawing, letter).flat());
      for (const [x] of letters) expect(Math.abs(x - 256)).toBeLessThan(jamb - 256);
    }
  });
});

describe("arms out of a ring", () => {
  it("have the same letter on both sides of the axis, mirrored", () => {
    for (const frame of ["three arms", "four arms", "six arms"]) {
      const drawings = drawIn(frame, { motifs: ["knot"] });
      expect(drawings.length).toBeGreaterThan(10);
      for (const drawing of drawings) {
        for (const { letter, role, symbol } of listSigns(drawing)) {
          if (!role.startsWith("on both") || ["jera", "naudiz", "sowilo", "isaz"].includes(symbol)) continue;
          const corners = listLetterLines(drawing, letter)
            .filter((line) => !isFinial(line))
            .flat();
          for (const [x, y] of corners) {
            const hasMirror = corners.some(([otherX, otherY]) => Math.hypot(512 - x - otherX, y - otherY) < 0.4);
            expect(hasMirror, `${symbol} at ${x}, ${y}`).toBe(true);
          }
        }
      }
    }
  });
});

describe("ogham", () => {
  const LETTERS =
    "ailm beith coll dair eadhadh fearn gort uath iodhadh iodhadh coll luis muin nion onn beith ceirt ruis sail tinne ur fearn fearn straif iodhadh straif";
  const SCORES = [1, 1, 4, 2, 4, 3, 2, 1, 5, 5, 4, 2, 1, 5, 2, 1, 5, 5, 4, 3, 3, 3, 3, 4, 5, 4];

  it("cuts every letter with its number of scores", () => {
    LETTERS.split(" ").forEach((name, index) => {
      const letter = ALPHABET[index] ?? "";
      const drawing = draw(`${letter}aab`, { culture: "celtic" });
      const [first] = listSigns(drawing);
      expect(first).toMatchObject({ symbol: name, letter });
      const arms = first?.role === "on both arms" ? 2 : 1;
      expect(listLetterLines(drawing, letter)).toHaveLength((SCORES[index] ?? 0) * arms);
    });
  });

  it("keeps to its own side of an upright stem, and is written from the foot upward", () => {
    const drawings = drawIn("stem", { culture: "celtic" });
    expect(drawings.length).toBeGreaterThan(20);
    for (const drawing of drawings) {
      const onStem = listSigns(drawing).filter(({ role }) => role === "on the stem");
      const heights = onStem.map(({ letter, symbol }) => {
        const lines = listLetterLines(drawing, letter);
        const xs = lines.flat().map(([x]) => x - 256);
        if (["beith", "luis", "fearn", "sail", "nion"].includes(symbol)) expect(Math.min(...xs)).toBeGreaterThan(-1);
        if (["uath", "dair", "tinne", "coll", "ceirt"].includes(symbol)) expect(Math.max(...xs)).toBeLessThan(1);
        const ys = lines.flat().map(([, y]) => y);
        return ys.reduce((sum, y) => sum + y, 0) / ys.length;
      });
      expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    }
  });
});

describe("a beam with ogham on both arms", () => {
  it("has its scores on the same side of both, so that the figure never turns", () => {
    const written = drawIn("stem", { culture: "celtic" }).flatMap((drawing) =>
      listSigns(drawing)
        .filter(({ role }) => role === "on both arms")
        .map(({ letter }) => listLetterLines(drawing, letter)),
    );
    expect(written.length).toBeGreaterThan(10);
    for (const lines of written) {
      const heights = [-1, 1].map((side) => {
        const ys = lines
          .filter((line) => line.every(([x]) => Math.sign(x - 256) === side))
          .flatMap((line) => line.map(([, y]) => y));
        return ys.reduce((sum, y) => sum + y, 0) / ys.length;
      });
      expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(1);
    }
  });
});

describe("Greek letters", () => {
  it("write every letter of the alphabet with its ring-letter", () => {
    const letters =
      "alpha beta kappa delta epsilon phi gamma eta iota iota kappa lambda mu nu omicron pi kappa rho sigma tau upsilon upsilon omega xi upsilon zeta";
    letters.split(" ").forEach((name, index) => {
      expect(listSigns(draw(`${ALPHABET[index]}aab`, { culture: "mediterranean" }))[0]?.symbol).toBe(name);
    });
  });
});

describe("the universal hand", () => {
  it("lets the letters grow as limbs, in no script", () => {
    const drawing = draw("All who came before me", { culture: "universal", motifs: ["sun", "moon", "hand"] });
    const signs = listSigns(drawing);
    expect(new Set(signs.map(({ symbol }) => symbol))).toEqual(new Set(["limb"]));
    expect(signs.slice(0, 2).map(({ letter }) => letter)).toEqual(["C", "B"]);
  });
});
