import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serveGazetteer } from "#tests/support/dom-gazetteer.ts";
import { getPlaceInput, renderPlaceForm } from "#tests/support/place-form.tsx";
import { listRecentPlaces } from "#web/lib/places/device-places.ts";

const LONDON = "Current location: London, England, United Kingdom";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a place that can't be found out", () => {
  it.each([
    ["   ", "Location Required", "Please provide a location for calculations.", /^Please enter a city/],
    ["91, 0", "Location Not Found", "Could not find the specified location.", /^Latitude runs from -90 to 90/],
    ["zzqx", "Location Not Found", "Could not find the specified location.", /^We know no such place/],
  ])("is told for %j, and what was typed stays", async (text, title, description, trouble) => {
    serveGazetteer(() => Response.json({ places: [], credit: null }));
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), `${text}{Enter}`);
    const toast = within(screen.getByRole("region", { name: /Notifications/ }));
    expect(await toast.findByText(title)).toBeTruthy();
    expect(toast.getByText(description)).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toMatch(trouble);
    expect(getPlaceInput().value).toBe(text);
    expect(getPlaceInput().getAttribute("aria-invalid")).toBe("true");
  });

  it("is an API Error without a network, and is found by another Enter once it is back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "vilnius");
    expect(await screen.findByText(/^The list of places could not be fetched/)).toBeTruthy();
    await user.keyboard("{Enter}");
    const toast = within(screen.getByRole("region", { name: /Notifications/ }));
    expect(await toast.findByText("API Error")).toBeTruthy();
    expect(toast.getByText("Failed to fetch sunrise/sunset data.")).toBeTruthy();
    expect(getPlaceInput().value).toBe("vilnius");
    serveGazetteer();
    await user.type(getPlaceInput(), "{Enter}");
    expect(await screen.findByText("Current location: Vilnius, Lithuania")).toBeTruthy();
  });

  it("is looked for as a street address where no town has that name", async () => {
    const label = "10 Downing Street, London, United Kingdom";
    const credit = "© OpenStreetMap contributors";
    const asked = serveGazetteer(() => Response.json({ places: [{ label, lat: 51.5034, lon: -0.1276 }], credit }));
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "10 downing street");
    expect(asked.mock.calls.filter(([url]) => String(url).startsWith("/api/places?"))).toEqual([]);
    await user.keyboard("{Enter}");
    expect(await screen.findByText(`Current location: ${label}`)).toBeTruthy();
    expect(screen.getByText(/© OpenStreetMap contributors/)).toBeTruthy();
  });
});

describe("street addresses", () => {
  it.each([
    [
      "are promised where they are looked up",
      "© OpenStreetMap contributors",
      "Enter city name or address",
      /an address/,
    ],
    ["are not promised elsewhere", null, "Enter city name", /^Please enter a city, or latitude and longitude\.$/],
  ])("%s", async (_rule, credit, placeholder, trouble) => {
    serveGazetteer(() => Response.json({ credit }));
    const { user } = renderPlaceForm();
    await waitFor(() => expect(getPlaceInput().placeholder).toBe(placeholder));
    await user.type(getPlaceInput(), "{Enter}");
    expect((await screen.findByRole("alert")).textContent).toMatch(trouble);
    await user.type(getPlaceInput(), "zzqx");
    const end = credit === null ? "" : " Press Enter to look for an address.";
    expect(await screen.findByText(`No town of that name is known.${end}`)).toBeTruthy();
  });
});

describe("detecting a place", () => {
  function stubGeolocation(ask: Geolocation["getCurrentPosition"]): void {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: ask } }));
  }

  function stubPosition(latitude: number, longitude: number): void {
    stubGeolocation((onFound) => onFound({ coords: { latitude, longitude } } as GeolocationPosition));
  }

  it.each([
    ["in a town", 48.85341, 2.3488, "Paris, Île-de-France, France"],
    ["in a part of a town", 52.4986, 13.4033, "Berlin, Germany"],
    ["in the country around one", 67.2, 26.1, "Near Sodankylä, Finland"],
    ["on the high seas", -48.88, -123.39, "-48.8800, -123.3900"],
  ])("takes where the device is, to a kilometer, and names it after the nearest town: %s", async (...one) => {
    const [, latitude, longitude, line] = one;
    serveGazetteer();
    stubPosition(latitude, longitude);
    const { getChoice } = renderPlaceForm();
    await act(async () => void (await getChoice().detect()));
    expect(screen.getByText(`Current location: ${line}`)).toBeTruthy();
    expect(getChoice().place?.latitudeDeg).toBe(Math.round(latitude * 100) / 100);
    expect(screen.getByText("Location Detected")).toBeTruthy();
  });

  it("does without the name of a town where none can be fetched", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    stubPosition(48.85341, 2.3488);
    const { getChoice } = renderPlaceForm();
    await act(async () => void (await getChoice().detect()));
    expect(screen.getByText("Current location: 48.8500, 2.3500")).toBeTruthy();
    expect(getChoice().place).toMatchObject({ latitudeDeg: 48.85, longitudeDeg: 2.35, timezone: "Europe/Paris" });
  });

  it.each([
    ["is denied", 1, /^This page may not ask where you are/],
    ["is not possible", 2, /^Your device does not know/],
    ["takes too long", 3, /^Your device took too long/],
  ])("says what to do where it %s, and keeps what was typed", async (_case, code, trouble) => {
    serveGazetteer();
    stubGeolocation((_onFound, onRefused) => onRefused?.({ code } as GeolocationPositionError));
    const { user, getChoice } = renderPlaceForm();
    await user.type(getPlaceInput(), "oslo");
    await act(async () => void (await getChoice().detect()));
    expect(screen.getByText("Location Detection Failed")).toBeTruthy();
    expect(screen.getByText("Please enter your location manually")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toMatch(trouble);
    expect(getPlaceInput().value).toBe("oslo");
  });

  it("fails in a browser that has no such thing", async () => {
    const { getChoice } = renderPlaceForm();
    await act(async () => void (await getChoice().detect()));
    expect(screen.getByText("Location Detection Failed")).toBeTruthy();
  });
});

describe("a place that was picked", () => {
  it("is the one that is calculated with, also while its zone is looked up and a larger namesake is known", async () => {
    serveGazetteer();
    const { getChoice } = renderPlaceForm();
    const smaller = { latitudeDeg: 51.3, longitudeDeg: -80.1, timezone: "America/Toronto", label: "London" };
    let arrive = (): void => {};
    const zone = new Promise<typeof smaller>((resolve) => {
      arrive = () => resolve(smaller);
    });
    act(() => getChoice().pick("London", () => zone));
    const settled = getChoice().settle();
    await act(async () => {
      arrive();
      expect(await settled).toEqual(smaller);
    });
    expect(getChoice().place).toEqual(smaller);
  });

  it("is remembered on this device, and offered before anything is typed", async () => {
    serveGazetteer();
    const { user } = renderPlaceForm();
    await user.type(getPlaceInput(), "london{Enter}");
    await screen.findByText(LONDON);
    expect(listRecentPlaces().map(({ label }) => label)).toEqual(["London, England, United Kingdom"]);
    await user.clear(getPlaceInput());
    expect(await screen.findByRole("listbox", { name: "Places you used before" })).toBeTruthy();
    await user.click(screen.getByRole("option", { name: "London, England, United Kingdom" }));
    expect(await screen.findByText(LONDON)).toBeTruthy();
  });

  it("can be given another zone", async () => {
    const { user, getChoice } = renderPlaceForm({
      latitudeDeg: 51.508,
      longitudeDeg: -0.126,
      timezone: "Europe/London",
      label: "London",
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "Time zone" }), "Europe/Paris");
    expect(getChoice().place?.timezone).toBe("Europe/Paris");
    expect(listRecentPlaces().map(({ timezone }) => timezone)).toEqual(["Europe/Paris"]);
  });
});
