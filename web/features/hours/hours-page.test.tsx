import { act, configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FRIDAY_AFTERNOON, openHours, openHoursAt, readRows, setNow } from "#tests/support/hours.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { LONDON, TROMSO } from "#tests/support/places.ts";
import { rememberPlace } from "#web/lib/places/device-places.ts";

// The page's module is fetched on demand, on a busy machine for seconds.
configure({ asyncUtilTimeout: 10_000 });

const DAY_TABLE = "Day Hours (Sunrise to Sunset)";
const NIGHT_TABLE = "Night Hours (Sunset to Sunrise)";

const results = () => screen.queryByRole("heading", { level: 2, name: /^Planetary Hours for/ });
const currentCard = () => screen.queryByRole("region", { name: "Current Planetary Hour" });
const dateField = () => screen.getByLabelText<HTMLInputElement>("Date");
const placeField = () => screen.getByLabelText<HTMLInputElement>("Location");

beforeEach(() => {
  setNow(FRIDAY_AFTERNOON);
  setLanguages("en-GB");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the page of the planetary hours, opened for the first time", () => {
  it("says what planetary hours are, asks for a date and a place, and shows no hours", async () => {
    await openHours();
    expect(await screen.findByRole("heading", { level: 1, name: "Planetary Hours" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
    expect(screen.getByText(/^Each day has 24 planetary hours, 12 in daylight and 12 at night\./)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Calculation Settings" })).toBeTruthy();
    expect(placeField().placeholder).toBe("Enter city name");
    expect(screen.getByRole("button", { name: "Detect Location" })).toBeTruthy();
    expect(results()).toBeNull();
    expect(currentCard()).toBeNull();
  });

  it("explains the order and the lengths, and lists the seven planets", async () => {
    await openHours();
    const about = await screen.findByRole("region", { name: "About Planetary Hours" });
    expect(about.textContent).toContain("The order is Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon.");
    expect(
      within(about)
        .getAllByRole("listitem")
        .map((item) => item.querySelector("b")?.textContent),
    ).toEqual(["Saturn", "Jupiter", "Mars", "Sun", "Venus", "Mercury", "Moon"]);
  });

  it("begins with the last place of this device, today", async () => {
    rememberPlace(LONDON);
    const router = await openHours();
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 20/11/2026"));
    expect(screen.getByText("Current location: London, England, United Kingdom")).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ lat: 51.5074, tz: "Europe/London" });
    expect(router.state.location.search).not.toHaveProperty("date");
  });
});

describe("the hours of a day", () => {
  it("stand in two tables with sunrise and sunset, by the clocks of the place", async () => {
    await openHoursAt(LONDON, "2026-11-20");
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 20/11/2026"));
    expect(readRows(DAY_TABLE)[0]).toEqual(["1", "07:27 – 08:10", "Venus"]);
    expect(readRows(NIGHT_TABLE).at(-1)).toEqual(["24", "06:12 (+1) – 07:28 (+1)", "Moon"]);
    expect(screen.getByText("Sunrise").nextSibling?.textContent).toBe("07:27");
    expect(screen.getByText("Sunset").nextSibling?.textContent).toBe("16:05");
    expect(screen.getByText(/Europe\/London \(GMT\)/)).toBeTruthy();
  });

  it("name both zones where clocks are changed in the night", async () => {
    await openHoursAt(LONDON, "2026-10-24");
    expect(await screen.findByText(/Europe\/London \(BST, then GMT\)/)).toBeTruthy();
    expect(screen.getByText(/The clocks change during this day\./)).toBeTruthy();
    expect(readRows(NIGHT_TABLE).at(-1)?.[1]).toMatch(/06:41 \(\+1\)$|06:42 \(\+1\)$/);
  });

  it("mark the present one, in the card and in the table", async () => {
    await openHoursAt(LONDON);
    await waitFor(() => expect(currentCard()?.textContent).toContain("Moon13:55 – 14:39"));
    expect(currentCard()?.textContent).toContain("27 minutes remain. Then comes Saturn, until 15:22.");
    expect(readRows(DAY_TABLE)[9]).toEqual(["10", "13:55 – 14:39", "MoonCurrent"]);
    expect(screen.getAllByText("Current")).toHaveLength(1);
  });

  it.each(["2026-11-19", "2026-11-21"])("mark none on another day, %s", async (date) => {
    await openHoursAt(LONDON, date);
    await waitFor(() => expect(results()).toBeTruthy());
    expect(screen.queryByText("Current")).toBeNull();
    expect(currentCard()).toBeNull();
  });

  it("before sunrise are those of the planetary day that still runs: card, dial and tables show the same", async () => {
    setNow("2026-11-20T06:00:00Z");
    await openHoursAt(LONDON);
    await waitFor(() => expect(currentCard()?.textContent).toContain("Mars04:53 (+1) – 06:10 (+1)"));
    expect(currentCard()?.textContent).toContain("This is hour 23, in the night of Thursday, the day of Jupiter");
    expect(currentCard()?.textContent).toContain("By the calendar it is Friday 20 November, marked (+1).");
    expect(results()?.textContent).toBe("Planetary Hours for 19/11/2026");
    expect(dateField().value).toBe("2026-11-19");
    expect(readRows(NIGHT_TABLE)[10]).toEqual(["23", "04:53 (+1) – 06:10 (+1)", "MarsCurrent"]);
    expect(screen.getByText(/\(\+1\) marks Friday 20 November\./)).toBeTruthy();
    expect(
      screen.getByRole("img", { name: /^Dial of the twenty-four planetary hours of Thursday, 19 November 2026/ }),
    ).toBeTruthy();
  });

  it("of the coming day have no present before it begins, although the calendar has turned", async () => {
    setNow("2026-11-20T06:00:00Z");
    await openHoursAt(LONDON, "2026-11-20");
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 20/11/2026"));
    expect(currentCard()).toBeNull();
    expect(screen.queryByText("Current")).toBeNull();
    expect(screen.getByRole("img", { name: /of Friday, 20 November 2026, [^.]*\. Day from/ })).toBeTruthy();
  });

  it("go on by themselves each minute, and when the visitor comes back", async () => {
    await openHoursAt(LONDON);
    await waitFor(() => expect(currentCard()?.textContent).toContain("27 minutes remain"));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(currentCard()?.textContent).toContain("26 minutes remain");
    vi.setSystemTime(Date.parse("2026-11-20T14:50:00Z"));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(currentCard()?.textContent).toContain("Saturn14:39 – 15:22");
  });

  it("come as a file that holds each row", async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (file: Blob) => String(files.push(file)), revokeObjectURL: vi.fn() }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await openHoursAt(LONDON, "2026-11-20");
    await userEvent.click(await screen.findByRole("button", { name: "Download CSV" }));
    expect(click.mock.contexts[0]).toMatchObject({ download: "planetary-hours-2026-11-20.csv" });
    expect(files[0]?.type).toMatch(/^text\/csv/);
    const lines = (await files[0]?.text())?.split("\n");
    expect(lines?.slice(0, 2)).toEqual(["Hour,Time Range,Planet,Symbol,Period", '1,"07:27 – 08:10",Venus,♀\uFE0E,Day']);
    expect(lines).toHaveLength(25);
  });
});

describe("a link to a day at a place", () => {
  it.each([
    ["date=banana", /^Please give a day of the calendar/],
    ["date=0000-01-01", /^Please choose a year from 1900 to 2100\.$/],
    ["date=2026-11-20&lat=51.5&lon=-0.1&tz=Mars%2FBase", /names a place or a time zone that we don’t know/],
    ["date=2026-11-20&lat=91&lon=-0.1&tz=UTC", /names a place or a time zone that we don’t know/],
    ["date=2026-11-20&lat=51.5&lon=-181&tz=UTC", /names a place or a time zone that we don’t know/],
    ["date=2026-11-20&lat=north&lon=-0.1&tz=UTC", /names a place or a time zone that we don’t know/],
    ["date=2026-11-20&lat=51.5&tz=UTC", /names a place or a time zone that we don’t know/],
    ["date=2026-11-20&lat=51.5&lon=-0.1", /names a place or a time zone that we don’t know/],
  ])("is explained where it is broken: %s", async (query, message) => {
    await openHours(Object.fromEntries(new URLSearchParams(query)));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Calculate Planetary Hours" })).toBeTruthy();
  });

  it("asks for another day, and not for the place that it names, where its day can't be shown", async () => {
    await openHoursAt(LONDON, "9999-12-31");
    expect(await screen.findByText(/^Choose another day, and this clock shows it/)).toBeTruthy();
    expect(screen.queryByText(/^Say where you are/)).toBeNull();
  });

  it("leads to the days beside it, and back", async () => {
    const router = await openHoursAt(LONDON, "2026-11-20");
    await userEvent.click(await screen.findByRole("link", { name: "Next day" }));
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 21/11/2026"));
    expect(dateField().value).toBe("2026-11-21");
    await act(async () => router.history.back());
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 20/11/2026"));
    await userEvent.click(screen.getByRole("link", { name: "Previous day" }));
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 19/11/2026"));
    await userEvent.click(screen.getByRole("link", { name: "Now" }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty("date"));
    expect(results()?.textContent).toBe("Planetary Hours for 20/11/2026");
  });

  it("shows the week of the day, with rulers and sun, and leads to each", async () => {
    await openHoursAt(LONDON, "2026-11-20");
    const week = await screen.findByRole("region", { name: "The week" });
    const days = within(week).getAllByRole("listitem");
    expect(days.map((day) => day.textContent)).toHaveLength(7);
    expect(days[0]?.textContent).toContain("Monday16 Nov");
    expect(days[4]?.textContent).toContain("Venus");
    expect(days[4]?.textContent).toContain("07:27 – 16:05");
    expect(within(week).getByRole("link", { current: "date" }).textContent).toContain("Friday");
    await userEvent.click(within(week).getByRole("link", { name: /Monday/ }));
    await waitFor(() => expect(results()?.textContent).toBe("Planetary Hours for 16/11/2026"));
  });

  it("names the next hour of each planet, the soonest first", async () => {
    await openHoursAt(LONDON);
    const next = await screen.findByRole("region", { name: "The next hour of each planet" });
    const [calendars, list] = within(next).getAllByRole("list");
    if (!calendars || !list) throw new Error("no lists");
    const hours = within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(hours[0]).toBe("SaturnToday, 14:39 – 15:22");
    expect(hours.at(-1)).toBe("MoonToday, 21:13 – 22:30");
    expect(within(calendars).getByRole("link", { name: "Venus" }).getAttribute("href")).toBe(
      "/api/planetary-hours.ics?planet=venus&lat=51.5074&lon=-0.1278&tz=Europe%2FLondon&name=London%2C+England%2C+United+Kingdom",
    );
  });
});

describe("a day without sunrise or sunset", () => {
  it.each([
    ["2026-12-21", "the sun does not rise on this day.", /last set on 27 November 2026.*next rises on 15 January 2027/],
    ["2026-06-21", "the sun does not set on this day.", /last rose on 18 May 2026.*next sets on 26 July 2026/],
  ])("is said plainly, with the last and the next event: %s", async (date, sentence, crossings) => {
    await openHoursAt(TROMSO, date);
    expect(await screen.findByText(`Tromsø, Troms, Norway: ${sentence}`)).toBeTruthy();
    expect(screen.getByText(crossings)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
  });

  it("is said of the year's only sunrise at the pole, which comes after noon", async () => {
    await openHoursAt({ label: null, latitudeDeg: 90, longitudeDeg: 0, timezone: "UTC" }, "2026-03-18");
    expect(await screen.findByText(/: the sun rises after noon and does not set before the next day\.$/)).toBeTruthy();
    const week = within(screen.getByRole("region", { name: "The week" }));
    expect(week.getByRole("link", { current: "date" }).textContent).toContain("rises after noon");
  });

  it("names the minute of an event the same in each place", async () => {
    await openHoursAt(TROMSO, "2026-05-18");
    expect((await screen.findByText("Sunrise")).nextSibling?.textContent).toBe("00:53");
    expect(screen.getByText(/^There it last rose on 18 May 2026 at 00:53 CEST, and next sets on/)).toBeTruthy();
  });

  it("has equal hours only where they are asked for, and names them", async () => {
    await openHoursAt(TROMSO, "2026-12-21");
    await userEvent.click(await screen.findByRole("link", { name: "Show 24 equal hours" }));
    expect(await screen.findByText("Equal hours, a modern convention.")).toBeTruthy();
    expect(readRows("Equal Hours around Noon")[0]).toEqual(["1", "05:42 – 06:42", "Moon"]);
    await userEvent.click(screen.getByRole("link", { name: "Back to the traditional hours" }));
    expect(await screen.findByRole("link", { name: "Show 24 equal hours" })).toBeTruthy();
  });
});
