import { describe, expect, it } from "vitest";
import { parseSigilMarkup, toSigilMarkup } from "./sigil-markup.ts";

const paths = { ground: [], seal: "M10 10h4v-2.5z", figure: "M256 60l0 3c1.5-2 3,4 5-.5" };

describe("sigil markup", () => {
  it("gives back the very bytes that it was made of", () => {
    expect(parseSigilMarkup(toSigilMarkup(paths))).toEqual(paths);
  });

  it("keeps the faint parts behind the figure, with their opacities", () => {
    const ground = [
      { path: "M1 1h2", opacity: 0.4 },
      { path: "M3 3v2", opacity: 0.55 },
    ];
    const markup = toSigilMarkup({ ...paths, ground });
    expect(markup).toContain('<path opacity="0.4" d="M1 1h2"/>');
    expect(parseSigilMarkup(markup)).toEqual({ ...paths, ground });
  });

  it.each([
    ["an opacity that is no number", `<path opacity="x" d="M0 0"/><path d="M0 0"/><path d="M0 0"/>`],
    ["a script", `<script>alert(1)</script>`],
    ["an event handler", `<path d="M0 0" onload="alert(1)"/><path d="M0 0"/>`],
    ["a path that closes its attribute", `<path d="M0 0"/><path d="M0 0"/><image href="x"/>`],
    ["one path", `<path d="M0 0"/>`],
    ["words in the data", `<path d="javascript"/><path d="M0 0"/>`],
    ["nothing", ""],
  ])("takes nothing but two plain paths: not %s", (_what, rawMarkup) => {
    expect(parseSigilMarkup(rawMarkup)).toBeNull();
  });
});
