import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HourOffer } from "#domain/contracts/own-booking.ts";
import { serve } from "#tests/support/generator.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { queryClient } from "#web/lib/query-client.ts";

/** Tuesday, 4 PM in New York, when it is Wednesday in Sydney. */
const OFFER: HourOffer = {
  time: "2026-12-01T21:00:00.000Z",
  endsAt: "2026-12-01T22:00:00.000Z",
  timezone: "Australia/Sydney",
  practiceTimezone: "America/New_York",
  state: "open",
  offerEndsAt: "2026-11-23T14:00:00.000Z",
  currentTime: null,
};

async function open(offer: HourOffer): Promise<void> {
  serve(async (address) => {
    if (String(address).includes("/api/hour-offers/")) return new Response(JSON.stringify(offer));
    return new Response(JSON.stringify({ account: null, tier: "free", accesses: [] }));
  });
  await renderApp("/hour-offer/secret");
  await screen.findByRole("link", { name: "Book this hour" });
}

beforeEach(() => {
  setLanguages("en-US");
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe("the offer of an hour to somebody without a session", () => {
  it("leads to its day in the practice’s calendar, although it is another one for the client", async () => {
    await open(OFFER);
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Book this hour" }).href);
    expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
      ...{ day: "2026-12-01", slot: OFFER.time, zone: "Australia/Sydney" },
    });
  });

  it("says the day of both", async () => {
    await open(OFFER);
    expect(screen.getByText(/^Wednesday, December 2, 2026.+8:00/)).toBeTruthy();
    expect(screen.getByText(/For the master in New York: Tuesday, December 1 at 4:00.PM\.$/)).toBeTruthy();
  });

  it("says on which day it ends, which is after midnight for some", async () => {
    await open(OFFER);
    expect(screen.getByText(/It is kept for you until Tuesday, November 24 at 1:00.AM\./)).toBeTruthy();
  });

  it("says the time alone where the day is the same, and nothing twice in the same zone", async () => {
    await open({ ...OFFER, timezone: "America/Los_Angeles" });
    expect(screen.getByText(/For the master in New York: 4:00.PM\.$/)).toBeTruthy();
    queryClient.clear();
    document.body.replaceChildren();
    await open({ ...OFFER, timezone: "America/New_York" });
    expect(screen.queryByText(/For the master/)).toBeNull();
  });
});
