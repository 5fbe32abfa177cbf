import { beforeEach, describe, expect, it } from "vitest";
import { ACCESS_MESSAGES } from "#domain/consultations/access.ts";
import type { SessionResponse } from "#domain/contracts/account.ts";
import type { Booking } from "#domain/contracts/consultations.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import {
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

describe("a client’s booking", () => {
  it("moves twice to a free hour, and waits to be confirmed again; the hour before is free", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    const moved = await readBody<Booking>(await client.move(booking, THURSDAY_AT_NINE));
    expect(moved).toMatchObject({
      id: booking.id,
      time: THURSDAY_AT_NINE,
      status: "pending",
      rights: { movesLeft: 1 },
    });
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect(await practice.listFree("2026-11-26")).not.toContain(THURSDAY_AT_NINE);
    await readBody(await client.move(booking, WEDNESDAY_AT_NINE));
    expect(await readRefusal(await client.move(booking, THURSDAY_AT_NINE))).toEqual({
      ...{ status: 409, code: "conflict" },
      message: "This session has been moved twice. To move it once more, please write to us.",
    });
  });

  it("stays where it is when the other hour is taken", async () => {
    const [client, other] = await Promise.all([Client.buy(practice), Client.buy(practice)]);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    await other.bookNow(THURSDAY_AT_NINE);
    expect(await readRefusal(await client.move(booking, THURSDAY_AT_NINE))).toMatchObject({ code: "slot_taken" });
    expect((await client.mine()).bookings).toMatchObject([{ time: WEDNESDAY_AT_NINE, rights: { movesLeft: 2 } }]);
  });

  it("does not move while the payment is in dispute", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    await practice.setOrder(client.email, { status: "disputed" });
    expect(await readRefusal(await client.move(booking, THURSDAY_AT_NINE))).toEqual({
      ...{ status: 402, code: "payment_required", message: ACCESS_MESSAGES.suspended },
    });
  });

  it("that is cancelled frees its hour, and another one can be booked", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    expect(await readBody(await client.cancel(booking))).toMatchObject({ status: "cancelled", isForfeited: false });
    expect(await practice.listFree(DAY)).toHaveLength(6);
    expect((await client.bookNow(THURSDAY_AT_NINE)).status).toBe("pending");
  });

  it("that is cancelled inside 48 hours costs the access, and only after that was accepted", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    practice.now = Date.parse(WEDNESDAY_AT_NINE) - 48 * HOUR_MS + 1;
    const [later = booking] = (await client.mine()).bookings;
    expect((await client.cancel(later)).status).toBe(409);
    expect(await readBody(await client.cancel(later, true))).toMatchObject({
      status: "cancelled",
      isForfeited: true,
    });
    expect(await readRefusal(await client.book("2026-12-01T14:00:00Z"))).toEqual({
      ...{ status: 402, code: "payment_required", message: ACCESS_MESSAGES.forfeited },
    });
    expect(await client.mine()).toMatchObject({ access: "forfeited", canBook: false });
    const session = await readBody<SessionResponse>(await client.ask("/api/session"));
    expect(session.accesses).toEqual([]);
  });

  it("has notes that can be changed until a day before", async () => {
    const client = await Client.buy(practice);
    const booking = await client.bookNow(WEDNESDAY_AT_NINE);
    const edit = () => client.post(`/api/bookings/${booking.token}/notes`, { optionalNotes: "I live by the sea" });
    expect(await readBody(await edit())).toMatchObject({ optionalNotes: "I live by the sea" });
    practice.now = Date.parse(WEDNESDAY_AT_NINE) - 24 * HOUR_MS + 1;
    const { token } = (await client.mine()).bookings[0] ?? booking;
    expect((await client.post(`/api/bookings/${token}/notes`, { optionalNotes: "" })).status).toBe(409);
  });

  it("is opened by the link of its mail without an end, and by a token of our pages for a day", async () => {
    const client = await Client.buy(practice);
    const { token } = await client.bookNow(WEDNESDAY_AT_NINE);
    const mail = (await practice.product.readMails()).find(({ to }) => to === client.email);
    const [, mailed] = /\/booking\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
    practice.now += DAY_MS;
    expect((await practice.fetch(`/api/bookings/${token}`)).status).toBe(404);
    expect(await readBody(await practice.fetch(`/api/bookings/${mailed}`))).toMatchObject({ time: WEDNESDAY_AT_NINE });
  });

  it("is a file for calendars, without topic and without a link while it is pending", async () => {
    const client = await Client.buy(practice);
    const { token } = await client.bookNow(WEDNESDAY_AT_NINE);
    const response = await practice.fetch(`/api/bookings/${token}/calendar`);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    const text = await response.text();
    expect(text).toContain("DTSTART:20261125T140000Z");
    expect(text).toContain("STATUS:TENTATIVE");
    expect(text).not.toContain(client.form().consultationTopic);
  });
});
