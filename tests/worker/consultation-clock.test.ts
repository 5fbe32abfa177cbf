import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Decision,
  decideCancellingByClient,
  decideCancellingByMaster,
  decideConfirming,
  decideMovingByClient,
  decideMovingByMaster,
} from "#domain/consultations/lifecycle.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import type { MailedBooking } from "#worker/features/consultations/booking-mails.ts";
import { doDueActs } from "#worker/features/consultations/do-due-acts.ts";
import { isSomethingDue } from "#worker/features/consultations/due-bookings.ts";
import { mailAgenda } from "#worker/features/consultations/mail-agenda.ts";
import type { Platform } from "#worker/platform.ts";
import { ORIGIN } from "./support/call.ts";
import { getValue } from "./support/get-value.ts";
import { emptyMailTables } from "./support/guide-mail.ts";
import { MailedPractice } from "./support/mailed-practice.ts";

/** Tuesday, December 8, 2026, 9:00 in New York; bookings are made on November 21. */
const START = Date.UTC(2026, 11, 8, 14);
const LATER = { startsAt: START + DAY_MS, endsAt: START + DAY_MS + HOUR_MS };
const MASTER_MOVE = { otherBookings: [], liveHolds: [], zone: "America/New_York", hasLink: true };
const NOTHING = { reminded: 0, asked: 0, confirmed: 0, lapsed: 0, nothing: 0, failed: 0 };

let practice: MailedPractice;

beforeEach(async () => {
  practice = new MailedPractice();
  await practice.saveSettings();
});
afterEach(async () => {
  await emptyMailTables();
  for (const table of ["consultation_links", "consultations", "consultation_settings"]) {
    await env.DB.prepare(`delete from ${table}`).run();
  }
});

/** Runs the clock’s work at an instant. */
function runAt(now: number, platform: Platform = practice.product.platform) {
  practice.product.now = now;
  return doDueActs(platform, { origin: ORIGIN, now });
}

/** Stores what was decided, without any mail. */
async function store(booking: MailedBooking, decision: Decision): Promise<MailedBooking> {
  const changed = { ...booking, ...getValue(decision) };
  await practice.update(changed);
  return changed;
}

async function bookConfirmed(startsAt = START): Promise<MailedBooking> {
  const booking = await practice.book(startsAt);
  return store(booking, decideConfirming(booking, true, practice.product.now));
}

async function readStatus({ id }: MailedBooking): Promise<unknown> {
  return env.DB.prepare("select status from consultations where id = ?").bind(id).first("status");
}

describe("a reminder", () => {
  it("is mailed a day before a confirmed session, and not earlier", async () => {
    const booking = await bookConfirmed();
    expect(await runAt(START - DAY_MS - 1)).toEqual(NOTHING);
    expect(await runAt(START - DAY_MS)).toEqual({ ...NOTHING, reminded: 1 });
    expect(await practice.listKeys("consultation_reminder")).toEqual([`consultation_reminder|${booking.id}|${START}`]);
  });

  it("is mailed once, however often and by how many runs at once it is looked for", async () => {
    await bookConfirmed();
    await Promise.all(Array.from({ length: 5 }, () => runAt(START - DAY_MS)));
    for (let minutes = 1; minutes < 5; minutes += 1) {
      expect(await runAt(START - DAY_MS + minutes * MINUTE_MS)).toEqual(NOTHING);
    }
    expect(await practice.listKeys("consultation_reminder")).toHaveLength(1);
    expect(await env.DB.prepare("select count(*) as n from consultation_links").first("n")).toBe(1);
  });

  it("is late rather than missing where no run came for hours, and is missing once the session has begun", async () => {
    await bookConfirmed();
    await bookConfirmed(START - 4 * HOUR_MS);
    expect(await runAt(START - 3 * HOUR_MS)).toEqual({ ...NOTHING, reminded: 1 });
    expect(await practice.listKeys("consultation_reminder")).toEqual([expect.stringMatching(`\\|${START}$`)]);
  });

  it.each<[string, (booking: MailedBooking) => Decision]>([
    ["its client has cancelled", (booking) => decideCancellingByClient(booking, true, START - DAY_MS - HOUR_MS)],
    ["the master has cancelled", (booking) => decideCancellingByMaster(booking, "I am ill.")],
    ["its client has moved", (booking) => decideMovingByClient(booking, LATER, START - 20 * DAY_MS)],
    ["the master has moved", (booking) => decideMovingByMaster(booking, LATER, MASTER_MOVE, START - 20 * DAY_MS)],
  ])("is not mailed of a session that %s", async (_who, decide) => {
    const booking = await bookConfirmed();
    await store(booking, decide(booking));
    await runAt(START - DAY_MS);
    expect(await practice.listKeys("consultation_reminder")).toEqual([]);
  });

  it("comes a day before the new time of a session that has moved", async () => {
    const booking = await bookConfirmed();
    await store(booking, decideMovingByMaster(booking, LATER, MASTER_MOVE, practice.product.now));
    await runAt(LATER.startsAt - DAY_MS);
    expect(await practice.listKeys("consultation_reminder")).toEqual([
      `consultation_reminder|${booking.id}|${LATER.startsAt}`,
    ]);
  });

  it("is not mailed where the confirmation, less than a day before, was one already", async () => {
    const booking = await practice.book(START);
    await store(booking, decideConfirming(booking, true, START - DAY_MS));
    expect(await runAt(START - HOUR_MS)).toEqual(NOTHING);
  });

  it("is not mailed of a session that is cancelled between being found and being mailed", async () => {
    const booking = await bookConfirmed();
    const { outbox } = practice.product.platform;
    const draft: typeof outbox.draft = async (...given) => {
      await store(booking, decideCancellingByMaster(booking, "I am ill."));
      return outbox.draft(...given);
    };
    const slow = new Proxy(outbox, {
      get: (target, name: keyof typeof outbox) => (name === "draft" ? draft : target[name].bind(target)),
    });
    await runAt(START - DAY_MS, { ...practice.product.platform, outbox: slow });
    expect(await practice.listKeys("consultation_reminder")).toEqual([]);
    expect(await env.DB.prepare("select count(*) as n from consultation_links").first("n")).toBe(0);
  });

  it("that waits in the outbox is taken back when the master moves the session", async () => {
    const booking = await bookConfirmed();
    await runAt(START - DAY_MS);
    const moved = getValue(decideMovingByMaster(booking, LATER, MASTER_MOVE, practice.product.now));
    await practice.store({
      booking: { ...booking, ...moved },
      occasion: { kind: "moved", by: "master", previous: booking, reason: null },
    });
    await practice.product.platform.mailSender.deliverDue();
    expect((await practice.product.readMails()).map(({ subject }) => subject)).toEqual([
      "The master has moved your session",
    ]);
  });
});

describe("a session that nobody has confirmed", () => {
  const NOTICE = "consultation_notice|unconfirmed";

  it("is asked about a day after the booking and again two days before it, once each, and never reminded of", async () => {
    const bookedAt = START - 4 * DAY_MS;
    practice.product.now = bookedAt;
    const booking = await practice.book(START);
    await practice.saveSettings({ meetingLink: null });
    const asked: string[] = [];
    for (let now = bookedAt; now < START; now += 2 * HOUR_MS) {
      const before = (await practice.listKeys(NOTICE)).length;
      await runAt(now);
      const keys = await practice.listKeys(NOTICE);
      asked.push(...keys.slice(before).map((key) => `${key} ${(START - now) / HOUR_MS}`));
    }
    expect(asked).toEqual([
      `${NOTICE}_after_a_day|${booking.id}|0 ${(START - bookedAt) / HOUR_MS - 24}`,
      `${NOTICE}_two_days_before|${booking.id}|0 48`,
    ]);
    expect(await practice.listKeys("consultation_reminder")).toEqual([]);
  });

  it("is asked about once where both questions fall together", async () => {
    const bookedAt = START - 3 * DAY_MS;
    practice.product.now = bookedAt;
    await practice.book(START);
    await practice.saveSettings({ meetingLink: null });
    for (let minutes = 0; minutes < 4; minutes += 1) await runAt(bookedAt + DAY_MS + minutes * MINUTE_MS);
    expect(await practice.listKeys(NOTICE)).toEqual([expect.stringContaining("two_days_before")]);
  });

  it("is not asked about where the settings switch that off", async () => {
    await practice.book(START);
    await practice.saveSettings({ notices: ["booked"] });
    expect(await runAt(START - 2 * DAY_MS)).toEqual(NOTHING);
  });

  it("confirms itself a day before it where there is a link, with one mail that is the reminder as well", async () => {
    const booking = await practice.book(START);
    await runAt(START - DAY_MS - 1);
    expect(await readStatus(booking)).toBe("pending");
    expect(await runAt(START - DAY_MS)).toEqual({ ...NOTHING, confirmed: 1 });
    expect(await readStatus(booking)).toBe("confirmed");
    for (let hours = 1; hours < 24; hours += 1) await runAt(START - DAY_MS + hours * HOUR_MS);
    const mails = await practice.product.readMails();
    expect(mails.filter(({ to }) => to === booking.email).map(({ subject }) => subject)).toEqual([
      "Your session is confirmed, and begins soon",
    ]);
  });

  it("stays pending without a link, and is cancelled at no cost when it would begin", async () => {
    const booking = await practice.book(START);
    await practice.saveSettings({ meetingLink: null });
    expect(await runAt(START - 1)).toMatchObject({ confirmed: 0, lapsed: 0 });
    expect(await runAt(START)).toEqual({ ...NOTHING, lapsed: 1 });
    expect(await readStatus(booking)).toBe("cancelled");
    expect(await runAt(START + MINUTE_MS)).toEqual(NOTHING);
    const mails = await practice.product.readMails();
    expect(
      mails.filter(({ to }) => to === booking.email).map(({ text }) => text.includes("You have lost nothing")),
    ).toEqual([true]);
  });
});

describe("a run", () => {
  it("looks at fifty bookings at most; the next one at the rest", async () => {
    for (let at = 0; at < 53; at += 1) await bookConfirmed(START + at * MINUTE_MS);
    expect(await runAt(START - DAY_MS + HOUR_MS)).toEqual({ ...NOTHING, reminded: 50 });
    expect(await runAt(START - DAY_MS + HOUR_MS)).toEqual({ ...NOTHING, reminded: 3 });
  });

  it("looks bookings and mails up by their indexes, since it comes each minute", async () => {
    const due = isSomethingDue(practice.database, { isMasterAsked: true, now: START });
    const { sql, params } = practice.database.select().from(consultations).where(due).toSQL();
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const steps = results.map(({ detail }) => detail);
    expect(steps.filter((step) => /^SCAN (?!CONSTANT)/.test(step))).toEqual([]);
    expect(steps.filter((step) => step.includes("consultations_status_session_at")).length).toBeGreaterThan(0);
  });

  it("goes on where one booking can’t be read", async () => {
    const broken = await bookConfirmed();
    await bookConfirmed(START + HOUR_MS);
    await env.DB.prepare("update consultations set meeting_url = 's1.test.AAAA' where id = ?").bind(broken.id).run();
    expect(await runAt(START - 2 * HOUR_MS)).toEqual({ ...NOTHING, reminded: 1, failed: 1 });
  });
});

describe("the day’s agenda", () => {
  function mailAt(now: number): Promise<number> {
    practice.product.now = now;
    return mailAgenda(practice.product.platform, { origin: ORIGIN, now });
  }

  it.each([
    ["before seven in the morning", Date.UTC(2026, 11, 8, 11, 7), 0],
    ["after seven", Date.UTC(2026, 11, 8, 12, 7), 1],
    ["late, where a run was missed", Date.UTC(2026, 11, 8, 16, 7), 1],
    ["in the afternoon", Date.UTC(2026, 11, 8, 17, 7), 0],
    ["on a day without a session", Date.UTC(2026, 11, 9, 12, 7), 0],
  ])("by the practice’s clock, %s", async (_when, now, mails) => {
    await bookConfirmed();
    expect(await mailAt(now)).toBe(mails);
  });

  it.each([
    ["the Friday before clocks change", Date.UTC(2027, 2, 12, 14), Date.UTC(2027, 2, 12, 12, 7)],
    ["the Monday after", Date.UTC(2027, 2, 15, 13), Date.UTC(2027, 2, 15, 11, 7)],
  ])("comes after seven by the wall clock on %s", async (_day, startsAt, sevenAt) => {
    await bookConfirmed(startsAt);
    expect([await mailAt(sevenAt - HOUR_MS), await mailAt(sevenAt)]).toEqual([0, 1]);
  });

  it("comes once a day, lists the live sessions by the practice’s clock, and no word of what they are about", async () => {
    const cancelled = await bookConfirmed(START + 4 * HOUR_MS);
    await store(cancelled, decideCancellingByMaster(cancelled, "I am ill."));
    await practice.book(START + 2 * HOUR_MS, { name: "Grace Hopper" });
    await bookConfirmed();
    expect([await mailAt(START - 2 * HOUR_MS), await mailAt(START - HOUR_MS)]).toEqual([1, 0]);
    await practice.product.platform.mailSender.deliverDue();
    const { subject, text } = await practice.product.readLastMail();
    expect(subject).toBe("2 sessions today");
    expect(text).toContain("Tuesday, December 8, 2026");
    expect(text).toContain("1. 9:00 AM to 10:00 AM: Ada Lovelace, confirmed");
    expect(text).toContain("2. 11:00 AM to 12:00 PM: Grace Hopper, not confirmed");
    expect(text).toContain("One session waits to be confirmed.");
    expect(text).not.toMatch(/Kanarien|1:00 PM/);
  });

  it("is not mailed where the settings switch it off, nor sent on the next day", async () => {
    await bookConfirmed();
    await mailAt(START - 2 * HOUR_MS);
    practice.product.now = Date.UTC(2026, 11, 9, 5);
    await practice.product.platform.mailSender.deliverDue();
    expect(await practice.product.readMails()).toEqual([]);
    await emptyMailTables();
    await practice.saveSettings({ notices: [] });
    expect(await mailAt(START - 2 * HOUR_MS)).toBe(0);
  });
});
