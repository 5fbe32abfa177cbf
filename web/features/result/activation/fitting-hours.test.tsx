import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serveGazetteer } from "#tests/support/dom-gazetteer.ts";
import { FRIDAY_AFTERNOON, setNow } from "#tests/support/hours.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { LONDON, TROMSO } from "#tests/support/places.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { listRecentPlaces, rememberPlace } from "#web/lib/places/device-places.ts";
import { FittingHours } from "./fitting-hours.tsx";

// The calculation is fetched on demand, on a busy machine for seconds.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  setNow(FRIDAY_AFTERNOON);
  setLanguages("en-GB");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const hours = () => screen.getAllByRole("listitem").map((item) => item.textContent);

describe("the hours that suit a sigil", () => {
  it("are to be found on their own page while no place is known", () => {
    renderPart(<FittingHours planet="venus" />);
    expect(screen.getByText(/^An hour of Venus suits it too:/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "find the planetary hours" }).getAttribute("href")).toBe(
      "/planetary-hours",
    );
  });

  it("are those of the town of the device’s time zone until a place is chosen", async () => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
      ...options,
      timeZone: "Europe/London",
    });
    renderPart(<FittingHours planet="moon" />);
    expect(
      await screen.findByText(
        "The next hours of the Moon at London, England, United Kingdom, the town of your device’s clock:",
      ),
    ).toBeTruthy();
    expect(hours()).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Choose your own place" })).toBeTruthy();
    vi.restoreAllMocks();
  });

  it("are those of the place that is chosen there, which is remembered on this device", async () => {
    serveGazetteer();
    renderPart(<FittingHours planet="moon" />);
    await userEvent.click(screen.getByRole("button", { name: "Choose your own place" }));
    const field = await screen.findByRole("combobox", { name: "Location" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, "london");
    await userEvent.click(await screen.findByRole("option", { name: "London, England, United Kingdom" }));
    await userEvent.click(screen.getByRole("button", { name: "Show its hours" }));
    expect(await screen.findByText("The next hours of the Moon at London, England, United Kingdom:")).toBeTruthy();
    expect(hours()).toHaveLength(3);
    expect(screen.queryByRole("combobox", { name: "Location" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose another place" }));
    expect(listRecentPlaces().map(({ label }) => label)).toEqual(["London, England, United Kingdom"]);
  });

  it("stay as they are where the choice is put away, and say what is missing where nothing is written", async () => {
    serveGazetteer();
    rememberPlace(LONDON);
    renderPart(<FittingHours planet="moon" />);
    await userEvent.click(screen.getByRole("button", { name: "Choose another place" }));
    await userEvent.click(await screen.findByRole("button", { name: "Show its hours" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Please enter a city/);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose another place" }));
    expect(screen.getByText("The next hours of the Moon at London, England, United Kingdom:")).toBeTruthy();
  });

  it("are the next three of its planet at the last place of this device", async () => {
    rememberPlace(LONDON);
    renderPart(<FittingHours planet="moon" />);
    expect(await screen.findByText("The next hours of the Moon at London, England, United Kingdom:")).toBeTruthy();
    expect(hours()).toEqual([
      "Today, 21:13 – 22:30",
      "Tomorrow, 06:12 – 07:28",
      expect.stringMatching(/^Tomorrow, 1[0-3]:\d\d – 1[0-3]:\d\d$/),
    ]);
  });

  it("are to be found on their own page where this browser doesn’t know the zone of the last place", async () => {
    rememberPlace({ ...LONDON, timezone: "Europe/Atlantis" });
    renderPart(<FittingHours planet="moon" />);
    expect(await screen.findByText(/^An hour of the Moon suits it too:/)).toBeTruthy();
  });

  it("are not made up where the sun makes none for a fortnight", async () => {
    vi.setSystemTime(Date.parse("2026-12-10T12:00:00Z"));
    rememberPlace(TROMSO);
    renderPart(<FittingHours planet="sun" />);
    expect(await screen.findByText(/^An hour of the Sun suits it too:/)).toBeTruthy();
  });
});
