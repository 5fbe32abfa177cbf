import { describe, expect, it } from "vitest";
import { loadSigilEngine } from "../../host/load-node.ts";
import { composeRequest, METHODS } from "../method-kits.ts";
import { composeIntentions } from "../recipes/compose-intentions.ts";
import { findHookedCross } from "./find-hooked-cross.ts";
import { rasterise } from "./rasterise.ts";

const FIGURES = process.env.LONG === undefined ? 40 : 5000;
/** Only ends a search that hangs. */
const SEARCHING_TIMEOUT_MS = 3_600_000;
/** Half the size of the box: what a hook is seen at. */
const SIZE_PX = 256;
const PEN_PX = 12;
const MIDDLE_PX = 256;

/** One way of the pen from the middle: first along the arm, then to its side; lengths in px, turned by degrees. */
interface ArmShape {
  readonly degrees: number;
  readonly arm: number;
  readonly hook: number;
}

/** A bar of the pen as path data, from a point in a direction. */
function createBar(x: number, y: number, degrees: number, length: number): string {
  const radians = (degrees * Math.PI) / 180;
  const [dx, dy, half] = [Math.cos(radians), Math.sin(radians), PEN_PX / 2];
  const corners = [
    [-half, -half],
    [length + half, -half],
    [length + half, half],
    [-half, half],
  ].map(
    ([along = 0, aside = 0]) =>
      `${(x + dx * along - dy * aside).toFixed(1)} ${(y + dy * along + dx * aside).toFixed(1)}`,
  );
  return `M${corners.join("L")}z`;
}

/** An arm and its hook, as separate strokes. */
function createArm({ degrees, arm, hook }: ArmShape): string {
  const radians = (degrees * Math.PI) / 180;
  const [x, y] = [MIDDLE_PX + Math.cos(radians) * arm, MIDDLE_PX + Math.sin(radians) * arm];
  const aside = createBar(x, y, degrees + Math.sign(hook) * 90, Math.abs(hook));
  return createBar(MIDDLE_PX, MIDDLE_PX, degrees, arm) + (hook === 0 ? "" : aside);
}

function createCross(degrees: number, arms: readonly { readonly arm: number; readonly hook: number }[]): string {
  return arms.map((shape, index) => createArm({ ...shape, degrees: degrees + index * 90 })).join("");
}

function four<Shape>(shape: Shape): Shape[] {
  return [shape, shape, shape, shape];
}

function find(path: string): ReturnType<typeof findHookedCross> {
  return findHookedCross(rasterise(path, SIZE_PX));
}

describe("a hooked cross", () => {
  it.each([0, 8, 17, 30, 45, 58, 71, 83])("is found turned by %d degrees, in both senses", (degrees) => {
    const clockwise = createCross(degrees, four({ arm: 110, hook: 90 }));
    const counterclockwise = createCross(degrees, four({ arm: 110, hook: -90 }));
    expect(find(clockwise)?.turn).toBe("clockwise");
    expect(find(counterclockwise)?.turn).toBe("counterclockwise");
  });

  it.each([
    [40, 60, 90, 120],
    [150, 50, 150, 50],
    [35, 35, 35, 160],
  ])("is found with arms of %d, %d, %d and %d px", (...lengths) => {
    const arms = lengths.map((arm) => ({ arm, hook: Math.max(24, arm * 0.5) }));
    expect(find(createCross(20, arms))).not.toBeNull();
  });

  it("is found in other lines and letters", () => {
    const cross = createCross(45, four({ arm: 70, hook: 50 }));
    expect(find(`${createBar(80, 60, 0, 352)}${cross}${createBar(80, 450, 0, 352)}`)).not.toBeNull();
  });

  it.each([
    ["a plain cross", createCross(0, four({ arm: 110, hook: 0 }))],
    [
      "a cross whose arms turn to both senses",
      createCross(
        0,
        [90, -90, 90, -90].map((hook) => ({ arm: 110, hook })),
      ),
    ],
    [
      "three hooks and a bare arm",
      createCross(
        0,
        [90, 90, 90, 0].map((hook) => ({ arm: 110, hook })),
      ),
    ],
    [
      "a cross with bars at its ends",
      createCross(0, four({ arm: 110, hook: 60 })) + createCross(0, four({ arm: 110, hook: -60 })),
    ],
    ["a window", createCross(0, four({ arm: 110, hook: 110 })) + createCross(0, four({ arm: 110, hook: -110 }))],
  ])("is not found in %s", (_name, path) => {
    expect(find(path)).toBeNull();
  });
});

describe.each(METHODS)("figures of %s", (method) => {
  it("hold no hooked cross, whatever the words and choices", { timeout: SEARCHING_TIMEOUT_MS }, () => {
    const engine = loadSigilEngine();
    const found = composeIntentions(FIGURES).flatMap((intention, index) => {
      const request = composeRequest(method, intention, index);
      const cross = findHookedCross(rasterise(engine.draw(request).figure, SIZE_PX));
      return cross ? [{ ...request, cross }] : [];
    });
    expect(found).toEqual([]);
  });
});
