import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { LetterGestures } from "./chaos-made.tsx";

it("what a letter became is said with a curly apostrophe, which the core does not know", () => {
  const drawing = engine.draw({ method: "chaos", intention: "My home is safe" });
  renderPart(
    <LetterGestures drawing={{ ...drawing, gestures: [{ letter: "M", gesture: "a pair of bull's horns" }] }} />,
  );
  expect(screen.getByText(/a pair of bull’s horns/)).toBeTruthy();
});

it("the letter that breaks the mirror says so, once, beside what else it became", () => {
  const drawing = engine.draw({ method: "chaos", intention: "My home is safe" });
  renderPart(
    <LetterGestures
      drawing={{
        ...drawing,
        gestures: [{ letter: "M", gesture: "a pair of horns" }],
        marks: [{ letter: "M", terminal: "crook" }],
      }}
    />,
  );
  expect(screen.getByText("a pair of horns, and a crook on one side only")).toBeTruthy();
});
