import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../lib/time.ts";
import {
  canProlong,
  createHold,
  decideProlonging,
  findHeldSince,
  type Hold,
  isHoldLive,
  listHoldsOfOthers,
} from "./holds.ts";

const NOW = Date.parse("2026-12-01T12:00Z");
const HOUR = { startsAt: NOW + 7 * DAY_MS, endsAt: NOW + 7 * DAY_MS + HOUR_MS };
const hold = createHold({ id: "h1", kind: "choice", orderId: "o1", ...HOUR }, NOW);
const offer = createHold({ id: "h2", kind: "offer", orderId: "o2", ...HOUR }, NOW);

function prolong(held: Hold): Hold {
  const decision = decideProlonging(held, held.expiresAt - MINUTE_MS);
  if (!decision.isOk) throw new Error(decision.error);
  return decision.value;
}

describe("a hold", () => {
  it("keeps an hour for ten minutes, an offered one for two hours, and at its end no more", () => {
    expect([hold.expiresAt - NOW, offer.expiresAt - NOW]).toEqual([10 * MINUTE_MS, 2 * HOUR_MS]);
    expect([isHoldLive(hold, hold.expiresAt - 1), isHoldLive(hold, hold.expiresAt)]).toEqual([true, false]);
  });

  it.each([
    ["just after it began", NOW, "too_early"],
    ["two minutes before its end", hold.expiresAt - 2 * MINUTE_MS, "too_early"],
    ["a minute before its end", hold.expiresAt - MINUTE_MS, null],
    ["a little earlier, by a browser’s clock", hold.expiresAt - MINUTE_MS - 4000, null],
    ["at the last moment", hold.expiresAt - 1, null],
    ["at its end", hold.expiresAt, "hold_ended"],
  ])("is prolonged near its end: %s", (_case, now, refusal) => {
    const decision = decideProlonging(hold, now);
    expect(decision.isOk ? null : decision.error).toBe(refusal);
    if (decision.isOk) expect(decision.value.expiresAt).toBe(hold.expiresAt + 10 * MINUTE_MS);
  });

  it("is prolonged twice at most, so that nobody keeps an hour for more than thirty minutes", () => {
    const twice = prolong(prolong(hold));
    expect([canProlong(hold), canProlong(twice)]).toEqual([true, false]);
    expect(twice.expiresAt - NOW).toBe(30 * MINUTE_MS);
    expect(decideProlonging(twice, twice.expiresAt - 1)).toEqual({ isOk: false, error: "prolonged_enough" });
  });

  it("of an offer is not prolonged", () => {
    expect(canProlong(offer)).toBe(false);
    expect(decideProlonging(offer, offer.expiresAt - 1)).toEqual({ isOk: false, error: "is_offer" });
  });

  it("tells since when the hour has been kept, also after it was prolonged", () => {
    expect([hold, prolong(hold), prolong(prolong(hold)), offer].map(findHeldSince)).toEqual([NOW, NOW, NOW, NOW]);
  });

  it("keeps the hour from others alone, and from them only while it lasts", () => {
    expect(listHoldsOfOthers([hold, offer], "o1", NOW)).toEqual([offer]);
    expect(listHoldsOfOthers([hold, offer], "o3", hold.expiresAt)).toEqual([offer]);
  });
});
