import { act, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calculate, FRIDAY_AFTERNOON, openHours, openHoursAt, readRows, setNow } from "#tests/support/hours.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { LONDON } from "#tests/support/places.ts";

const sun = vi.hoisted(() => ({ isBroken: false, asked: 0 }));

vi.mock("#domain/hours/astronomy-sun.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#domain/hours/astronomy-sun.ts")>();
  return {
    createSun: (...observer: Parameters<typeof original.createSun>) => {
      sun.asked += 1;
      if (sun.isBroken) throw new Error("The sun broke.");
      return original.createSun(...observer);
    },
  };
});

// The page's module is fetched on demand, on a busy machine for seconds.
configure({ asyncUtilTimeout: 10_000 });

const DAY_TABLE = "Day Hours (Sunrise to Sunset)";

const results = () => screen.queryByRole("heading", { level: 2, name: /^Planetary Hours for/ });
const dateField = () => screen.getByLabelText<HTMLInputElement>("Date");
const placeField = () => screen.getByLabelText<HTMLInputElement>("Location");
const typeDate = (date: string) => fireEvent.change(dateField(), { target: { value: date } });

beforeEach(() => {
  setNow(FRIDAY_AFTERNOON);
  setLanguages("en-GB");
  sun.isBroken = false;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("calculating", () => {
  it("takes coordinates as a place, says that it is done, and brings day and place into the address", async () => {
    const router = await openHours();
    await userEvent.type(await screen.findByLabelText("Location"), "51.5074, -0.1278");
    typeDate("2026-03-29");
    await calculate();
    expect(await screen.findByText("Calculation Complete")).toBeTruthy();
    expect(results()?.textContent).toBe("Planetary Hours for 29/03/2026");
    expect(screen.getByText("Current location: 51.5074, -0.1278")).toBeTruthy();
    expect(readRows(DAY_TABLE)[0]?.[2]).toBe("Sun");
    expect(router.state.location.search).toMatchObject({
      date: "2026-03-29",
      lat: 51.5074,
      lon: -0.1278,
      tz: "Europe/London",
    });
  });

  it("follows the place with a date that nobody chose, and leaves a chosen one as it is", async () => {
    setNow("2026-11-22T02:00:00Z");
    const berlin = { label: "Berlin", latitudeDeg: 52.52, longitudeDeg: 13.405, timezone: "Europe/Berlin" };
    const router = await openHoursAt(berlin);
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 21/11/2026"));
    await userEvent.clear(placeField());
    await userEvent.type(placeField(), "35.6895, 139.6917");
    await calculate();
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 22/11/2026"));
    expect(dateField().value).toBe("2026-11-22");
    expect(router.state.location.search).not.toHaveProperty("date");
    await userEvent.clear(placeField());
    await userEvent.type(placeField(), "52.52, 13.405");
    await calculate();
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 21/11/2026"));
    typeDate("2026-12-24");
    await userEvent.clear(placeField());
    await userEvent.type(placeField(), "35.6895, 139.6917");
    await calculate();
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 24/12/2026"));
    expect(router.state.location.search).toMatchObject({ date: "2026-12-24", tz: "Asia/Tokyo" });
  });

  it("says that it is under way while the place is looked up, and takes no second press", async () => {
    const fetchMock = vi.fn(() => new Promise<Response>(() => {}));
    vi.stubGlobal("fetch", fetchMock);
    await openHours();
    await userEvent.type(await screen.findByLabelText("Location"), "Lisbon");
    await calculate();
    const button = await screen.findByRole("button", { name: "Calculating..." });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    const asked = fetchMock.mock.calls.length;
    await userEvent.click(button);
    expect(fetchMock.mock.calls).toHaveLength(asked);
    expect(results()).toBeNull();
  });

  it("brings nobody back who has left the page meanwhile", async () => {
    const waiting: ((response: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => waiting.push(resolve)));
    const router = await openHours();
    await userEvent.type(await screen.findByLabelText("Location"), "Braga");
    await calculate();
    await screen.findByRole("button", { name: "Calculating..." });
    await userEvent.click(screen.getByRole("link", { name: "Back to Home" }));
    await waitFor(() => expect(screen.queryByLabelText("Location")).toBeNull());
    await act(async () => {
      for (const respond of waiting) respond(new Response("Braga\tPT\t\tabc\t2rgg3o0b"));
      await import("@photostructure/tz-lookup");
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(router.state.location.pathname).toBe("/");
    expect(screen.queryByText("Calculation Complete")).toBeNull();
  });

  it("keeps what was typed where the place can't be looked up", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await openHours();
    await userEvent.type(await screen.findByLabelText("Location"), "Porto");
    await calculate();
    expect(await screen.findByText("API Error")).toBeTruthy();
    expect(screen.getByText("Failed to fetch sunrise/sunset data.")).toBeTruthy();
    expect(placeField().value).toBe("Porto");
    expect(screen.getByRole("button", { name: "Calculate Planetary Hours" })).toBeTruthy();
  });

  it("takes an old failure from the page as soon as it is tried again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await openHours();
    await userEvent.type(await screen.findByLabelText("Location"), "Faro");
    await calculate();
    expect(await screen.findByText("API Error")).toBeTruthy();
    vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
    await calculate();
    await waitFor(() => expect(screen.queryByText("API Error")).toBeNull());
    expect(screen.getByRole("button", { name: "Calculating..." })).toBeTruthy();
  });

  it("asks for a place where there is none", async () => {
    await openHours();
    await screen.findByLabelText("Location");
    await calculate();
    expect(await screen.findByText("Location Required")).toBeTruthy();
    expect(screen.getByText("Please provide a location for calculations.")).toBeTruthy();
    expect(results()).toBeNull();
  });

  it.each([
    ["0001-01-01", "Please choose a year from 1900 to 2100."],
    ["9999-12-31", "Please choose a year from 1900 to 2100."],
    ["", "Please give a day of the calendar as year, month and day, such as 2026-03-20."],
  ])("refuses the date “%s” in words, and loses nothing", async (date, message) => {
    await openHoursAt(LONDON, "2026-11-20");
    await waitFor(() => expect(results()).toBeTruthy());
    typeDate(date);
    await calculate();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(dateField().getAttribute("aria-invalid")).toBe("true");
    expect(placeField().value).toBe("London, England, United Kingdom");
    expect(results()?.textContent).toBe("Planetary Hours for 20/11/2026");
    typeDate("2026-11-22");
    expect(screen.queryByText(message)).toBeNull();
  });

  it("takes back what it said about a date once another day is shown", async () => {
    await openHoursAt(LONDON, "2026-11-20");
    await waitFor(() => expect(results()).toBeTruthy());
    typeDate("9999-12-31");
    await calculate();
    expect(await screen.findByText(/^Please choose a year/)).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Next day" }));
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 21/11/2026"));
    expect(dateField().value).toBe("2026-11-21");
    expect(screen.queryByText(/^Please choose a year/)).toBeNull();
  });

  it("computes nothing again while somebody writes", async () => {
    await openHoursAt(LONDON, "2026-11-20");
    await waitFor(() => expect(results()).toBeTruthy());
    const asked = sun.asked;
    await userEvent.type(placeField(), "51.5");
    typeDate("2026-11-22");
    expect(sun.asked).toBe(asked);
  });

  it("says what to do about a day that the calendar of the place left out", async () => {
    const apia = { label: "Apia", latitudeDeg: -13.8333, longitudeDeg: -171.7667, timezone: "Pacific/Apia" };
    await openHoursAt(apia, "2011-12-30");
    expect(await screen.findByText(/^The calendar of Pacific\/Apia left out 2011-12-30\./)).toBeTruthy();
    expect(results()).toBeNull();
  });

  it("says that it failed where something went wrong that should not have", async () => {
    await openHours();
    await userEvent.type(await screen.findByLabelText("Location"), "51.5074, -0.1278");
    typeDate("2026-03-29");
    sun.isBroken = true;
    await calculate();
    expect(await screen.findByText("Calculation Failed")).toBeTruthy();
    expect(screen.getByText("An error occurred during calculation.")).toBeTruthy();
  });
});
