import { act, screen, within } from "@testing-library/react";
import { run as runAxe } from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serveGazetteer } from "#tests/support/dom-gazetteer.ts";
import { getPlaceInput, renderPlaceForm } from "#tests/support/place-form.tsx";

const listOptions = (): (string | null)[] => {
  const [list] = screen.queryAllByRole("listbox");
  return list
    ? within(list)
        .queryAllByRole("option")
        .map(({ textContent }) => textContent)
    : [];
};
const findActive = (): string | null | undefined =>
  document.getElementById(getPlaceInput().getAttribute("aria-activedescendant") ?? "")?.textContent;
const LONDON = "Current location: London, England, United Kingdom";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("typing a place", () => {
  it("offers places at each keystroke, for one file at most, and takes the active one by Enter", async () => {
    const fetched = serveGazetteer();
    const { user, sent } = renderPlaceForm();
    await user.type(getPlaceInput(), "lond");
    expect(await screen.findByRole("option", { name: "London, England, United Kingdom" })).toBeTruthy();
    expect(fetched.mock.calls.filter(([url]) => String(url).includes("/gazetteer/")).length).toBeLessThanOrEqual(2);
    expect(getPlaceInput().getAttribute("aria-expanded")).toBe("true");
    expect(findActive()).toBeUndefined();
    await user.keyboard("{ArrowDown}");
    expect(findActive()).toBe("London, England, United Kingdom");
    await user.keyboard("{Enter}");
    expect(await screen.findByText(LONDON)).toBeTruthy();
    expect(getPlaceInput().value).toBe("London, England, United Kingdom");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Time zone" }).value).toBe("Europe/London");
    expect(sent.count).toBe(0);
    expect(listOptions()).toEqual([]);
  });

  it("goes around the list by the arrows and to its ends by Home and End", async () => {
    serveGazetteer();
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "london");
    await screen.findByRole("option", { name: "London, Ontario, Canada" });
    const options = listOptions();
    const last = options.at(-1);
    await user.keyboard("{ArrowUp}");
    expect(findActive()).toBe(last);
    await user.keyboard("{ArrowDown}");
    expect(findActive()).toBe(options[0]);
    await user.keyboard("{End}");
    expect(findActive()).toBe(last);
    await user.keyboard("{Home}{ArrowDown}");
    expect(findActive()).toBe(options[1]);
  });

  it("closes the list by Escape, and clears the field by another", async () => {
    serveGazetteer();
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "london");
    await screen.findByRole("option", { name: "London, Ontario, Canada" });
    await user.keyboard("{Escape}");
    expect(listOptions()).toEqual([]);
    expect(getPlaceInput().value).toBe("london");
    await user.keyboard("{Escape}");
    expect(getPlaceInput().value).toBe("");
  });

  it("takes the active place by Tab and goes on", async () => {
    serveGazetteer();
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "köln");
    await screen.findByRole("option", { name: "Cologne (Köln), North Rhine-Westphalia, Germany" });
    await user.keyboard("{ArrowDown}{Tab}");
    expect(document.activeElement).not.toBe(getPlaceInput());
    expect(await screen.findByText("Current location: Cologne, North Rhine-Westphalia, Germany")).toBeTruthy();
  });

  it("takes a place by a click", async () => {
    serveGazetteer();
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "paris, tex");
    await user.click(await screen.findByRole("option", { name: "Paris, Texas, United States" }));
    expect(await screen.findByText("Current location: Paris, Texas, United States")).toBeTruthy();
    expect(document.activeElement).toBe(getPlaceInput());
  });

  it("gives Enter without an active place to the form, which takes the best match", async () => {
    serveGazetteer();
    const { user, sent } = renderPlaceForm();
    await user.type(getPlaceInput(), "london{Enter}");
    expect(sent.count).toBe(1);
    expect(await screen.findByText(LONDON)).toBeTruthy();
  });

  it.each([
    ["Å", "Current location: Å, Nordland, Norway"],
    ["Y", "Current location: Y, Hauts-de-France, France"],
    ["51.5074 -0.1278", "Current location: 51.5074, -0.1278"],
    ["51°30'26\"N 0°7'40\"W", "Current location: 51.5072, -0.1278"],
  ])("finds %s by Enter", async (text, line) => {
    serveGazetteer();
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), `${text.replace(/[{[]/g, "$&$&")}{Enter}`);
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it("has no place any more once the text is another", async () => {
    serveGazetteer();
    const { user } = renderPlaceForm({ latitudeDeg: 1, longitudeDeg: 2, timezone: "UTC", label: "Nowhere" });
    expect(screen.getByText("Current location: Nowhere")).toBeTruthy();
    await user.type(getPlaceInput(), "x");
    expect(screen.queryByText(/Current location/)).toBeNull();
  });

  it("lets nothing that comes late overwrite what was typed since", async () => {
    const responses = new Map<string, (response: Response) => void>();
    vi.stubGlobal("fetch", (url: string) => new Promise((resolve) => responses.set(url.replace(/.*\//, ""), resolve)));
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "oslo");
    await user.clear(getPlaceInput());
    await user.type(getPlaceInput(), "quito");
    expect(screen.getByText("Looking for places…")).toBeTruthy();
    await act(async () => responses.get("q.txt")?.(new Response("Quito\tEC\t\tabc\t1z0c2dol")));
    expect(listOptions()).toEqual(["Quito, Ecuador"]);
    await act(async () => responses.get("os.txt")?.(new Response("Oslo\tNO\t\tabc\t37jq49o8")));
    expect(listOptions()).toEqual(["Quito, Ecuador"]);
  });

  it("is clean for assistive technology, with the list open and with a place", async () => {
    serveGazetteer();
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "london");
    await screen.findByRole("option", { name: "London, Ontario, Canada" });
    await user.keyboard("{ArrowDown}");
    // The zones of the world alone would take it ten seconds.
    const part = { include: document.body, exclude: "select" };
    const options = { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } };
    expect((await runAxe(part, options)).violations.map(({ id }) => id)).toEqual([]);
    await user.keyboard("{Enter}");
    await screen.findByText(LONDON);
    expect((await runAxe(part, options)).violations.map(({ id }) => id)).toEqual([]);
  });
});
