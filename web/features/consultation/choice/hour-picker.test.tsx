import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "#tests/support/generator.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { type HourChoice, HourPicker } from "./hour-picker.tsx";

/** The days of the practice that have a free hour: none in November, the last one on the last day of a month. */
const FREE_DAYS = ["2026-12-03", "2026-12-04", "2026-12-31", "2027-01-04"];

interface Practice {
  readonly freeDays?: readonly string[];
  readonly slots?: readonly { readonly time: string; readonly localDay: string | null }[];
}

const SLOTS = ["14:00", "15:15", "16:30", "17:45"].map((time) => ({
  time: `2026-12-03T${time}:00.000Z`,
  localDay: null,
}));

function servePractice({ freeDays = FREE_DAYS, slots = SLOTS }: Practice = {}): ReturnType<typeof serve> {
  return serve(async (address) => {
    const url = new URL(String(address), "http://localhost");
    if (url.pathname.endsWith("/available-slots")) {
      const availableSlots = slots.map((slot) => ({ ...slot, displayTime: "" }));
      return new Response(JSON.stringify({ availableSlots }));
    }
    const month = url.searchParams.get("month") ?? "";
    const days = freeDays.filter((day) => day.startsWith(month)).map((day) => ({ day, free: 4 }));
    const bounds = { firstDay: "2026-11-25", lastDay: "2027-02-14", timezone: "America/New_York" };
    return new Response(JSON.stringify({ days, firstFreeDay: freeDays[0] ?? null, ...bounds }));
  });
}

function Picker({ zone }: { readonly zone: string }): ReactElement {
  const [choice, setChoice] = useState<HourChoice>({ month: null, day: null, slot: null, zone });
  return <HourPicker choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} whenScarce="Ask us" />;
}

async function open(practice?: Practice, zone = "Europe/London"): Promise<ReturnType<typeof serve>> {
  const fetchMock = servePractice(practice);
  renderPart(<Picker zone={zone} />);
  await waitFor(() => expect(screen.getByRole("grid").getAttribute("aria-busy")).toBe("false"));
  return fetchMock;
}

const day = (name: RegExp): HTMLElement => within(screen.getByRole("grid")).getByRole("button", { name });
const listTabStops = (part: HTMLElement): HTMLElement[] =>
  within(part)
    .getAllByRole("button")
    .filter(({ tabIndex }) => tabIndex === 0);

beforeEach(() => {
  setLanguages("en-US");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the month", () => {
  it("opens as the first one with a free hour", async () => {
    await open();
    expect(await screen.findByRole("heading", { name: "December 2026" })).toBeTruthy();
    expect(screen.getByText("December 2026: 3 days have free hours.")).toBeTruthy();
  });

  it("is one stop of the tab key, and its days are named with their free hours", async () => {
    await open();
    await screen.findByRole("heading", { name: "December 2026" });
    expect(listTabStops(screen.getByRole("grid"))).toEqual([day(/^Thursday, December 3, 4 hours free$/)]);
  });

  it("reads out days without a free hour, and gives them no focus", async () => {
    await open();
    await screen.findByRole("heading", { name: "December 2026" });
    expect(screen.getByText("Saturday, December 5, nothing free").closest("button")).toBeNull();
  });

  it("is walked by arrows from one free day to the next, into the next month as well", async () => {
    await open();
    await screen.findByRole("heading", { name: "December 2026" });
    day(/December 3,/).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(day(/December 4,/));
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(day(/December 31,/));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(document.activeElement).toBe(day(/January 4,/)));
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(document.activeElement).toBe(day(/December 4,/)));
  });

  it("that has nothing free leads to the next day that has", async () => {
    await open({ freeDays: ["2026-12-03", "2027-02-01"] });
    await userEvent.click(await screen.findByRole("button", { name: "Next month, January 2027" }));
    expect(await screen.findByText(/^Nothing is free in/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Jump to the next free day" }));
    expect(await screen.findByRole("heading", { name: "February 2027" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute("data-time")).toBe(SLOTS[0]?.time));
  });

  it("says so where nothing is free for weeks, and what can be done", async () => {
    await open({ freeDays: [] });
    expect(await screen.findByText("Nothing is free up to February 14, 2027.")).toBeTruthy();
    expect(screen.getByText("Ask us")).toBeTruthy();
  });

  it("says so where the first free day is weeks away", async () => {
    await open({ freeDays: ["2027-01-04"] });
    expect(await screen.findByText("The first free day is Monday, January 4.")).toBeTruthy();
    expect(screen.getByText("Ask us")).toBeTruthy();
  });
});

describe("the hours of a day", () => {
  it("take the focus once a day is chosen, and are one stop of the tab key", async () => {
    await open();
    await userEvent.click(await screen.findByRole("button", { name: /^Thursday, December 3,/ }));
    const hours = await screen.findByRole("group", { name: "Free times on Thursday, December 3" });
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^2:00 PM, Thursday/));
    expect(listTabStops(hours)).toHaveLength(1);
    expect(screen.getByText("4 times are free.")).toBeTruthy();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("5:45 PM");
    await userEvent.keyboard("{Home}{ArrowRight}{Enter}");
    expect(document.activeElement?.getAttribute("aria-pressed")).toBe("true");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("3:15 PM, Thursday, December 3, Europe/London");
  });

  it("have the client’s own date above them where it is another", async () => {
    const slots = [
      { time: "2026-12-03T14:00:00.000Z", localDay: null },
      { time: "2026-12-03T15:15:00.000Z", localDay: "2026-12-04" },
    ];
    await open({ slots }, "Asia/Tokyo");
    await userEvent.click(await screen.findByRole("button", { name: /^Thursday, December 3,/ }));
    expect(await screen.findByText("Friday, December 4")).toBeTruthy();
    expect(screen.getAllByText(/where you are$/)).toHaveLength(1);
  });

  it("that are all taken say so in the fixed words, and lead on", async () => {
    await open({ slots: [] });
    await userEvent.click(await screen.findByRole("button", { name: /^Thursday, December 3,/ }));
    expect(await screen.findByText("No available slots for this date.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Jump to the next free day" })).toBeTruthy();
  });

  it("are asked for again when the tab comes back", async () => {
    const fetchMock = await open();
    await userEvent.click(await screen.findByRole("button", { name: /^Thursday, December 3,/ }));
    await screen.findByRole("group", { name: /^Free times/ });
    const countCalls = (): number =>
      fetchMock.mock.calls.filter(([url]) => String(url).includes("available-slots")).length;
    const before = countCalls();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(countCalls()).toBe(before + 1));
  });

  it("that can’t be fetched say so in the fixed words", async () => {
    await open();
    serve(() => Promise.reject(new TypeError("Failed to fetch")));
    await userEvent.click(await screen.findByRole("button", { name: /^Thursday, December 3,/ }));
    expect(await screen.findByText("Failed to fetch available slots")).toBeTruthy();
  });
});
