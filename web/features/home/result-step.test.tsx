import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ActivationPlanRequest } from "#domain/contracts/sigils.ts";
import { planActivation } from "#domain/sigils/describe-sigil.ts";
import { SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { tellBesideSquare } from "#domain/sigils/methods/planetary/steps.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { prepareGeneratorPage, serve } from "#tests/support/generator.ts";
import { issue, ORDERS } from "#tests/support/issued-sigils.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { showTier } from "#web/lib/tier.ts";
import { ResultStep } from "./result-step.tsx";

prepareGeneratorPage();

async function show(method: SigilMethod): Promise<HTMLElement> {
  renderPart(<ResultStep sigil={issue(ORDERS[method])} isNew={false} isOfEarlierWords={false} />);
  const card = await screen.findByRole("article", { name: "Your sigil" });
  // The browser's own drawing brings what can be done with its strokes.
  await within(card).findByRole("button", { name: "Trace" });
  return card;
}

describe("a finished sigil", () => {
  it.each(SIGIL_METHODS)("by the %s method is told step by step, and can be replayed and traced", async (method) => {
    const card = await show(method);
    const told = within(within(card).getByRole("region", { name: "Step by step" })).getAllByRole("listitem");
    const { steps } = issue(ORDERS[method]);
    expect(told.map((step) => step.textContent)).toEqual(
      method === "planetary" ? tellBesideSquare(steps, "mercury") : steps,
    );
    expect(within(card).getByRole("button", { name: "Replay" })).toBeTruthy();
  });

  it("by the planetary method shows the way over the square, number by number", async () => {
    const card = await show("planetary");
    const { plan } = issue(ORDERS.planetary);
    const { numbers } = engine.draw(plan);
    const way = within(card).getByText(/Each letter’s number/).nextElementSibling;
    expect([...(way?.children ?? [])].map((station) => station.textContent)).toEqual(
      numbers.map(({ letter, cell }) => `${letter} ${cell}`),
    );
    expect(card.querySelectorAll(".kamea-square [data-visited=true]")).toHaveLength(
      new Set(numbers.map(({ cell }) => cell)).size,
    );
    const square = within(card).getByRole("table", { name: "The square of Mercury" });
    expect(within(square).getAllByRole("cell")).toHaveLength(64);
    expect(card.textContent).not.toContain("64 2 3 61");
  });

  it.each([
    ["custom", ["Morning star", "Feather", "for truth", "Circular"]],
    ["ancestral", ["Tree", "Knot", "Norse and Germanic", "red, for kin and courage"]],
    ["elemental", ["Air", "leads", "Fire", "supports", "Earth", "is held in check", "Circle"]],
  ] as const)("by the %s method names what it was put together from", async (method, words) => {
    const card = await show(method);
    for (const word of words) expect(card.textContent).toContain(word);
  });

  it("shows an ancestral mark in the ink of its candle, with the words that it was drawn from", async () => {
    const card = await show("ancestral");
    expect(card.querySelector(".plate")?.getAttribute("data-candle")).toBe("red");
    expect(within(card).getByText("“My people speak through me”")).toBeTruthy();
  });
});

describe("the activation plan", () => {
  beforeEach(() => {
    queryClient.clear();
    serve(async (_url, init) => {
      const recipe = parseRecipe(ActivationPlanRequest.parse(JSON.parse(String(init?.body))));
      return Response.json({ plan: recipe.isOk ? planActivation(recipe.value, null) : null });
    });
  });

  it.each(SIGIL_METHODS)("of a %s sigil is under it for a paid tier", async (method) => {
    showTier("advanced");
    const card = await show(method);
    const plan = within(card).getByRole("region", { name: "Your activation plan" });
    await within(plan).findByRole("heading", { name: "When" });
    for (const part of ["When", "With what", "How", "Afterwards"]) {
      expect(within(plan).getByRole("heading", { name: part })).toBeTruthy();
    }
  });

  it("names the planet's day", async () => {
    showTier("mastercrafted");
    const card = await show("planetary");
    expect(await within(card).findByText(/On a Wednesday, the day of Mercury/)).toBeTruthy();
  });

  it("can be asked for again where it did not arrive", async () => {
    showTier("advanced");
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError("no network"));
    const card = await show("chaos");
    await userEvent.click(await within(card).findByRole("button", { name: "Try again" }));
    expect(await within(card).findByRole("heading", { name: "When" })).toBeTruthy();
  });

  it("is a locked line where the server knows of no tier that includes it", async () => {
    showTier("advanced");
    serve(async () => Response.json({ plan: null }));
    const card = await show("chaos");
    expect(await within(card).findByRole("button", { name: "Unlock the plan" })).toBeTruthy();
  });

  it("is a locked line on the free tier, with the way to Advanced", async () => {
    const card = await show("chaos");
    expect(within(card).queryByRole("region", { name: "Your activation plan" })).toBeNull();
    expect(within(card).getByText(/the activation plan comes with Advanced/)).toBeTruthy();
    expect(within(card).getByRole("button", { name: "Unlock the plan" })).toBeTruthy();
  });
});
