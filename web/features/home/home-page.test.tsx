import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { describe, expect, it } from "vitest";
import { intentionBox, prepareGeneratorPage } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { heldTierAtom } from "#web/lib/tier.ts";
import { ADVANCED_TIER_FEATURES, FREE_TIER_FEATURES } from "./tiers.ts";

prepareGeneratorPage();

describe("the title page", () => {
  it("is headed by the one sentence", async () => {
    await renderApp("/");
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Transform Your Intentions into Sacred Symbols");
  });

  it("leads into the intention box", async () => {
    await renderApp("/");
    await userEvent.click(screen.getByRole("button", { name: "Start Creating Your Sigil" }));
    expect(document.activeElement).toBe(intentionBox());
  });

  it("shows an example until words are typed, then theirs, in the generator too", async () => {
    await renderApp("/");
    expect(await screen.findByRole("img", { name: "A sigil drawn from the words “I am calm and clear”" })).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: /Type your own words/ }), "I am");
    expect(await screen.findByRole("img", { name: "A sigil drawn from the words “I am”" })).toBeTruthy();
    expect(intentionBox().value).toBe("I am");
  });

  it.each([
    ["<b>I am bold</b>", "I am bold"],
    ['<p class="x">I am&nbsp;calm</p>\n<br/>', "I am calm"],
    ["I <3 my cat, and 1 < 2", "I <3 my cat, and 1 < 2"],
  ])("pastes “%s” as “%s”, into both of its fields", async (copied, pasted) => {
    await renderApp("/");
    const user = userEvent.setup();
    for (const field of [
      screen.getByRole<HTMLInputElement>("textbox", { name: /Type your own words/ }),
      intentionBox(),
    ]) {
      await user.clear(field);
      await user.click(field);
      await user.paste(copied);
      expect(field.value).toBe(pasted);
      expect(getDefaultStore().get(intentionDraftAtom)).toBe(pasted);
    }
  });

  it("leaves a tag that is typed, or that lay in the words before, as it is", async () => {
    await renderApp("/");
    const user = userEvent.setup();
    await user.type(intentionBox(), "<b> and ");
    await user.paste("<i>calm</i>");
    expect(intentionBox().value).toBe("<b> and calm");
  });

  it("goes on to the intention box with Enter, and adds no line to the words", async () => {
    await renderApp("/");
    await userEvent.type(screen.getByRole("textbox", { name: /Type your own words/ }), "I am{Enter}");
    expect(document.activeElement).toBe(intentionBox());
    expect(intentionBox().value).toBe("I am");
  });

  it("says so where the core can't be loaded, and the page goes on", async () => {
    const { getDefaultStore } = await import("jotai");
    const { drawingSourceAtom } = await import("#web/lib/engine/use-drawing.ts");
    getDefaultStore().set(drawingSourceAtom, { draw: () => Promise.reject(new Error("no core")) });
    await renderApp("/");
    expect(await screen.findByText(/can’t be shown in this browser. Generating still works/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Generate Your Sigil" })).toBeTruthy();
  });
});

describe("the prices", () => {
  it("list both tiers with what they hold", async () => {
    await renderApp("/");
    const section = screen.getByRole("region", { name: "Choose Your Mystical Path" });
    expect(within(section).getByText("Select the tier that aligns with your magical journey")).toBeTruthy();
    for (const text of ["$0", "Basic Sigil Generator", "POPULAR", "Multi-Method Generator"]) {
      expect(within(section).getByText(text)).toBeTruthy();
    }
    const items = within(section).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([...FREE_TIER_FEATURES, ...ADVANCED_TIER_FEATURES]);
  });

  it.each([
    ["the server says so", "advanced", "/", true],
    ["the server says that even more is held", "mastercrafted", "/", true],
    ["the server says otherwise", "free", "/?tier=advanced", false],
    ["only the address says so", null, "/?tier=advanced", false],
  ] as const)("call Advanced theirs, and offer no upgrade, where %s", async (_case, held, path, isTheirs) => {
    getDefaultStore().set(heldTierAtom, held);
    await renderApp(path);
    const advanced = await screen.findByRole("article", { name: "Advanced" });
    const count = isTheirs ? 1 : 0;
    expect(within(advanced).queryAllByText("Yours")).toHaveLength(count);
    expect(within(advanced).queryAllByText("All five methods are open to you already.")).toHaveLength(count);
    expect(screen.queryAllByText("All five ways are open to you")).toHaveLength(count);
    expect(within(advanced).queryAllByRole("button", { name: "Upgrade to Advanced" })).toHaveLength(1 - count);
  });

  it("lead to the generator for nothing, and for Advanced to the dialog that asks for an address", async () => {
    await renderApp("/");
    await userEvent.click(screen.getByRole("button", { name: "Get Started Free" }));
    expect(document.activeElement).toBe(intentionBox());
    await userEvent.click(screen.getByRole("button", { name: "Upgrade to Advanced" }));
    expect(await screen.findByRole("dialog", { name: "Upgrade to Advanced" })).toBeTruthy();
  });
});
