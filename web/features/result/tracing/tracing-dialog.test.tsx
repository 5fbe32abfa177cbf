import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { TracingDialog } from "./tracing-dialog.tsx";

const drawing = engine.draw({ method: "chaos", intention: "I am calm" });
const strokes = drawing.strokes.filter(({ kind }) => kind !== "terminal");

// jsdom measures no paths: each is taken as a straight line of 100 px, one beneath the other.
beforeEach(() => {
  const lines = new Map<string | null, number>();
  Object.assign(SVGElement.prototype, {
    getTotalLength: () => 100,
    getPointAtLength(this: SVGElement, x: number) {
      const path = this.getAttribute("d");
      if (!lines.has(path)) lines.set(path, lines.size * 20);
      return { x, y: lines.get(path) ?? 0 };
    },
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 256, 256));
  renderPart(<TracingDialog drawing={drawing} onClose={() => {}} />);
});

afterEach(() => {
  for (const name of ["getTotalLength", "getPointAtLength"]) Reflect.deleteProperty(SVGElement.prototype, name);
});

const sheet = (): HTMLElement => screen.getByRole("slider", { name: "Trace the sigil" });

function dragAlongStroke(index: number): void {
  // The sheet is shown at half the size of its box.
  const clientY = index * 10;
  fireEvent.pointerDown(sheet(), { pointerId: 1, clientX: 0, clientY });
  fireEvent.pointerMove(sheet(), { pointerId: 1, clientX: 50, clientY });
  fireEvent.pointerUp(sheet(), { pointerId: 1 });
}

describe("the tracing of a sigil", () => {
  it("begins with the first stroke, in the order of the hand", () => {
    expect(screen.getByText(`Stroke 1 of ${strokes.length}`)).toBeTruthy();
    expect(sheet().getAttribute("aria-valuenow")).toBe("0");
  });

  it("follows a finger to the end of a stroke, and goes on with the next", () => {
    dragAlongStroke(0);
    expect(screen.getByText(`Stroke 2 of ${strokes.length}`)).toBeTruthy();
  });

  it("follows the finger that draws, and no palm beside it", () => {
    fireEvent.pointerDown(sheet(), { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerDown(sheet(), { pointerId: 2, clientX: 40, clientY: 0 });
    fireEvent.pointerMove(sheet(), { pointerId: 2, clientX: 50, clientY: 0 });
    expect(sheet().getAttribute("aria-valuenow")).toBe("0");
    fireEvent.pointerUp(sheet(), { pointerId: 2 });
    fireEvent.pointerMove(sheet(), { pointerId: 1, clientX: 50, clientY: 0 });
    fireEvent.pointerUp(sheet(), { pointerId: 1 });
    expect(screen.getByText(`Stroke 2 of ${strokes.length}`)).toBeTruthy();
  });

  it("does not move while nothing presses", () => {
    fireEvent.pointerMove(sheet(), { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(sheet(), { pointerId: 1, clientX: 50, clientY: 0 });
    expect(screen.getByText(`Stroke 1 of ${strokes.length}`)).toBeTruthy();
  });

  it("can be done with the keys alone, tells how far it is, and ends", async () => {
    sheet().focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(sheet().getAttribute("aria-valuetext")).toMatch(new RegExp(`^Stroke 1 of ${strokes.length}, \\d+ percent`));
    for (const _ of strokes) await userEvent.keyboard("{Enter}");
    expect(screen.getByText("The mark is traced.")).toBeTruthy();
    expect(sheet().getAttribute("aria-valuenow")).toBe("100");
    await userEvent.click(screen.getByRole("button", { name: "Trace again" }));
    expect(screen.getByText(`Stroke 1 of ${strokes.length}`)).toBeTruthy();
  });
});
