import { beforeEach, describe, expect, it } from "vitest";
import { PROLONG_MESSAGES } from "#domain/consultations/holds.ts";
import type { HoldResponse } from "#domain/contracts/consultations.ts";
import { MINUTE_MS } from "#domain/lib/time.ts";
import {
  AT_TEN_FIFTEEN,
  Client,
  forgetPractice,
  Practice,
  readBody,
  readRefusal,
  THURSDAY_AT_NINE,
  WEDNESDAY_AT_NINE,
} from "./support/practice.ts";

const DAY = "2026-11-25";

let practice: Practice;

beforeEach(async () => {
  await forgetPractice();
  practice = new Practice();
});

describe("a hold", () => {
  it("keeps the hour from others for ten minutes, and for no longer", async () => {
    const [first, second] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    const hold = await first.keep(WEDNESDAY_AT_NINE);
    expect(Date.parse(hold.expiresAt)).toBe(practice.now + 10 * MINUTE_MS);
    expect(await practice.listFree(DAY)).not.toContain(WEDNESDAY_AT_NINE);
    expect(await readRefusal(await second.book(WEDNESDAY_AT_NINE))).toMatchObject({ status: 409, code: "slot_taken" });
    practice.now += 10 * MINUTE_MS;
    expect(await practice.listFree(DAY)).toContain(WEDNESDAY_AT_NINE);
    expect((await second.bookNow(WEDNESDAY_AT_NINE)).status).toBe("pending");
  });

  it("is shown to its buyer, who alone sees the hour free", async () => {
    const client = await Client.buy(practice);
    const hold = await client.keep(WEDNESDAY_AT_NINE);
    expect((await client.mine()).hold).toEqual(hold);
    const response = await client.ask(`/api/consultations/available-slots?date=${DAY}`);
    const { availableSlots } = await readBody<{ availableSlots: { time: string }[] }>(response);
    expect(availableSlots.map(({ time }) => time)).toContain(WEDNESDAY_AT_NINE);
  });

  it("is one for each buyer: choosing another hour lets the first go, also on another day", async () => {
    const client = await Client.buy(practice);
    await client.keep(WEDNESDAY_AT_NINE);
    await client.keep(AT_TEN_FIFTEEN);
    expect(await practice.listFree(DAY)).toContain(WEDNESDAY_AT_NINE);
    await client.keep(THURSDAY_AT_NINE);
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect(await practice.listFree("2026-11-26")).toHaveLength(5);
  });

  it("goes when its buyer books another hour", async () => {
    const client = await Client.buy(practice);
    await client.keep(WEDNESDAY_AT_NINE);
    await client.bookNow(THURSDAY_AT_NINE);
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect((await client.mine()).hold).toBeNull();
  });

  it("is prolonged twice, each time within its last minute", async () => {
    const client = await Client.buy(practice);
    let hold = await client.keep(WEDNESDAY_AT_NINE);
    const prolong = () => client.post(`/api/consultations/holds/${hold.id}/prolong`, {});
    expect(await readRefusal(await prolong())).toEqual({
      status: 409,
      code: "conflict",
      message: PROLONG_MESSAGES.too_early,
    });
    for (const canProlong of [true, false]) {
      practice.now = Date.parse(hold.expiresAt) - MINUTE_MS;
      const longer: HoldResponse = await readBody(await prolong());
      expect(longer).toEqual({
        ...hold,
        canProlong,
        expiresAt: new Date(Date.parse(hold.expiresAt) + 10 * MINUTE_MS).toISOString(),
      });
      hold = longer;
    }
    practice.now = Date.parse(hold.expiresAt) - MINUTE_MS;
    expect(await readRefusal(await prolong())).toMatchObject({ message: PROLONG_MESSAGES.prolonged_enough });
    practice.now += MINUTE_MS;
    expect(await readRefusal(await prolong())).toEqual({
      status: 410,
      code: "gone",
      message: PROLONG_MESSAGES.hold_ended,
    });
  });

  it("that is let go is free at once; somebody else can’t let it go", async () => {
    const [client, other] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    const { id } = await client.keep(WEDNESDAY_AT_NINE);
    expect((await other.ask(`/api/consultations/holds/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await practice.listFree(DAY)).toHaveLength(5);
    expect((await client.ask(`/api/consultations/holds/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await practice.listFree(DAY)).toHaveLength(6);
  });

  it("begun before midnight is not too near after it", async () => {
    const client = await Client.buy(practice);
    practice.now = Date.parse("2026-11-22T04:58:00Z");
    await client.keep("2026-11-24T14:00:00Z");
    practice.now += 5 * MINUTE_MS;
    expect(await practice.listFree("2026-11-24")).toEqual([]);
    expect((await client.bookNow("2026-11-24T14:00:00Z")).status).toBe("pending");
  });
});
