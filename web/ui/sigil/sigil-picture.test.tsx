import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SMALL_RING_LINE, SMALL_SIGIL } from "#domain/sigils/small-sigil.ts";
import { SigilPicture } from "./sigil-picture.tsx";

const STYLES = readFileSync("web/ui/sigil/sigil.css", "utf8");

describe("a small sigil on the page", () => {
  it("carries its seal and its figure", () => {
    const { container } = render(
      <SigilPicture paths={{ ground: [], seal: "M1 1h9", figure: "M2 2v9" }} label={null} />,
    );
    expect(container.querySelector(".sigil-seal")?.getAttribute("d")).toBe("M1 1h9");
    expect(container.querySelector(".sigil-figure")?.getAttribute("d")).toBe("M2 2v9");
  });

  it("has the measures that small sigils have everywhere", () => {
    const { container } = render(<SigilPicture paths={{ ground: [], seal: "", figure: "" }} label={null} />);
    const circles = Array.from(container.querySelectorAll(".sigil-small-ring circle"), (circle) =>
      ["r", "cy", "stroke-width", "stroke-dasharray", "transform"].map((name) => circle.getAttribute(name)),
    );
    const { radius, lineWidth, beadRadius } = SMALL_SIGIL;
    const { dash, turnDegrees } = SMALL_RING_LINE;
    expect(circles).toEqual([
      [`${radius}`, "256", `${lineWidth}`, dash, `rotate(${turnDegrees} 256 256)`],
      [`${beadRadius}`, `${256 - radius}`, null, null, null],
    ]);
    expect(STYLES).toContain(`@container sigil (width < ${SMALL_SIGIL.belowPx}px)`);
    expect(STYLES).toContain(`transform: scale(${SMALL_SIGIL.figureScale});`);
  });
});
