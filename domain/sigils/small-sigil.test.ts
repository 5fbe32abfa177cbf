import { describe, expect, it } from "vitest";
import { FIELD_RADIUS_PX } from "#sigil-core/contract/thresholds.ts";
import { SIGIL_BOX_PX } from "./sigil-markup.ts";
import { SMALL_RING_LINE, SMALL_SIGIL, toSmallSigilMarkup } from "./small-sigil.ts";

const { radius, lineWidth, opening, beadRadius, figureScale } = SMALL_SIGIL;

describe("a small sigil", () => {
  it("has the figure and no signs around it", () => {
    const markup = toSmallSigilMarkup({ figure: "M9 9h4z" }, "#123456");
    expect(markup).toContain('<path d="M9 9h4z"');
    expect(markup.match(/<path/g)).toHaveLength(1);
    expect(markup.match(/<circle/g)).toHaveLength(2);
  });

  it("keeps to the box, and leaves air between the figure and the ring", () => {
    expect(radius + beadRadius).toBeLessThanOrEqual(SIGIL_BOX_PX / 2);
    expect(radius - beadRadius - FIELD_RADIUS_PX * figureScale).toBeGreaterThan(lineWidth);
  });

  it("has the opening at the top, the bead in its middle with air to both sides", () => {
    const [dash = 0, gap] = SMALL_RING_LINE.dash.split(" ").map(Number);
    expect(gap).toBe(opening);
    expect(dash + opening).toBeCloseTo(2 * Math.PI * radius, 1);
    const middleOfGap = SMALL_RING_LINE.turnDegrees + ((dash + opening / 2) / radius) * (180 / Math.PI) - 360;
    expect(middleOfGap).toBeCloseTo(-90, 1);
    expect(opening / 2 - beadRadius).toBeGreaterThan(lineWidth);
  });
});
