import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { browserSource } from "#web/lib/engine/engine.ts";
import { drawingSourceAtom } from "#web/lib/engine/use-drawing.ts";
import { BindRuneFigure } from "./bind-rune-figure.tsx";
import { ChaosFigure } from "./chaos-figure.tsx";
import { SquareFigure } from "./square-figure.tsx";

/** Tells a figure whether it is in sight. */
let tellSight: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  getDefaultStore().set(drawingSourceAtom, { draw: async (request) => engine.draw(request) });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        tellSight = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  getDefaultStore().set(drawingSourceAtom, browserSource);
});

/** The figure once the core has drawn it. */
async function findFigure(name: RegExp): Promise<HTMLElement> {
  const figure = screen.getByRole("figure", { name });
  await waitFor(() => expect(figure.querySelectorAll("svg.sigil path, td, li").length).toBeGreaterThan(1));
  return figure;
}

const press = (figure: HTMLElement, name: string): Promise<void> =>
  userEvent.click(within(figure).getByRole("button", { name }));

describe("a figure", () => {
  it("strikes a sentence letter by letter, and ends with the letters that remain", async () => {
    renderPart(<ChaosFigure number={1} />);
    const figure = await findFigure(/reduced letter by letter/);
    expect(figure.querySelectorAll("s")).toHaveLength(0);
    await press(figure, "One step on");
    expect(figure.textContent).toContain("I is a vowel, and goes.");
    expect([...figure.querySelectorAll("s")].map((letter) => letter.textContent)).toEqual(["I"]);
    for (const _ of "aaaeamcl") await press(figure, "One step on");
    expect(figure.textContent).toContain("MCLNDR");
  });

  it("traces a square, number by number, under the planet that is chosen", async () => {
    renderPart(<SquareFigure number={2} />);
    await userEvent.selectOptions(screen.getByLabelText("The square of"), "Saturn, 3 rows");
    const figure = await findFigure(/square of Saturn/);
    await waitFor(() => expect(within(figure).getAllByRole("listitem")).not.toEqual([]));
    expect(figure.querySelectorAll("td")).toHaveLength(9);
    await press(figure, "One step on");
    await press(figure, "One step on");
    expect(figure.querySelectorAll("[data-visited=true]")).toHaveLength(2);
  });

  it("is whole from the start where no motion is wanted", async () => {
    vi.stubGlobal("matchMedia", (media: string) => ({
      ...new EventTarget(),
      media,
      matches: media.includes("reduced-motion"),
      addEventListener() {},
      removeEventListener() {},
    }));
    renderPart(<BindRuneFigure number={3} />);
    const figure = await findFigure(/grows into one mark/);
    await waitFor(() => expect(figure.textContent).toContain("The mark, sealed."));
    expect(within(figure).getByRole("button", { name: "Play again" })).toBeTruthy();
  });

  it("moves by itself, and only while it is in sight", async () => {
    renderPart(<ChaosFigure number={1} />);
    const figure = await findFigure(/reduced letter by letter/);
    vi.useFakeTimers();
    const readStep = (): string => /\d+ of \d+/.exec(figure.textContent)?.[0] ?? "";
    const whatBegan = readStep();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(readStep()).toBe(whatBegan);
    await act(async () => tellSight(true));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const whereItWent = readStep();
    expect(whereItWent).not.toBe(whatBegan);
    await act(async () => tellSight(false));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(readStep()).toBe(whereItWent);
  });

  it("is whole on paper", async () => {
    renderPart(<ChaosFigure number={1} />);
    const figure = await findFigure(/reduced letter by letter/);
    act(() => void dispatchEvent(new Event("beforeprint")));
    await waitFor(() => expect(figure.textContent).toContain("the same letters in the signs of the ring"));
  });
});
