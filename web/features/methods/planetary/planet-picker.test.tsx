import userEvent from "@testing-library/user-event";
import "./planet-picker.tsx";
import { act, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generateButton, intentionBox, prepareGeneratorPage, serveSigils } from "#tests/support/generator.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { Generator } from "#web/features/home/generator.tsx";
import { showTier } from "#web/lib/tier.ts";
import { pickedMethodAtom } from "../use-method-choice.ts";
import { chosenPlanetAtom } from "./chosen-planet.ts";

prepareGeneratorPage();

beforeEach(() => {
  showTier("advanced");
  getDefaultStore().set(pickedMethodAtom, "planetary");
  renderPart(<Generator />);
});

afterEach(() => {
  act(() => getDefaultStore().set(chosenPlanetAtom, null));
});

const planet = (name: string): HTMLInputElement => screen.getByRole("radio", { name: new RegExp(`^${name}`) });

/** What the page asks the server to draw under. */
async function generatePlanet(): Promise<unknown> {
  const fetchMock = serveSigils();
  await userEvent.click(generateButton());
  await screen.findByRole("article", { name: "Your sigil" });
  // Whatever the page still does then would fall into the next test.
  await screen.findByText("Sigil Generated!");
  return JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body)).planetaryOptions;
}

describe("the choice of a planet", () => {
  it("begins with the one that the words lead to, and says why", async () => {
    expect(await screen.findByText("Your words lead to a planet, or you choose one yourself.")).toBeTruthy();
    await userEvent.type(intentionBox(), "I open my own bakery");
    expect(screen.getByText("Suggested: Jupiter, because “bakery” belongs to it.")).toBeTruthy();
    expect(planet("Jupiter").checked).toBe(true);
    expect(await generatePlanet()).toEqual({ planet: null });
  });

  it("says where no word names one that the letters were counted", async () => {
    await screen.findByRole("group", { name: "The planet" });
    await userEvent.type(intentionBox(), "My umbrella");
    expect(
      screen.getByText(
        "Suggested: Mercury, by count, because no word names a planet: the letters add up to 41, and by seven 6 is left.",
      ),
    ).toBeTruthy();
  });

  it("is sent with the words, and stays with other words", async () => {
    await screen.findByRole("group", { name: "The planet" });
    await userEvent.type(intentionBox(), "I open my own bakery");
    await userEvent.click(planet("Venus"));
    expect(screen.getByText(/^Your own choice\. Venus rules love/)).toBeTruthy();
    await userEvent.type(intentionBox(), " in spring");
    expect(planet("Venus").checked).toBe(true);
    expect(await generatePlanet()).toEqual({ planet: "venus" });
  });

  it("goes back to the suggested one", async () => {
    await screen.findByRole("group", { name: "The planet" });
    await userEvent.type(intentionBox(), "I open my own bakery");
    await userEvent.click(planet("Venus"));
    await userEvent.click(screen.getByRole("button", { name: "Back to Jupiter" }));
    expect(planet("Jupiter").checked).toBe(true);
    await userEvent.click(planet("Mars"));
    await userEvent.click(planet("Jupiter"));
    await userEvent.clear(intentionBox());
    await userEvent.type(intentionBox(), "I am loved");
    expect(planet("Venus").checked).toBe(true);
  });
});
