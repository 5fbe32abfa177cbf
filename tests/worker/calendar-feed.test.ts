import { env } from "cloudflare:workers";
import { convertIcsCalendar } from "ts-ics";
import { beforeEach, describe, expect, it } from "vitest";
import { decideCancellingByMaster, decideConfirming, decideMovingByClient } from "#domain/consultations/lifecycle.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { getValue } from "./support/get-value.ts";
import { CANARY, MailedPractice, MEETING_LINK } from "./support/mailed-practice.ts";

/** Tuesday, December 8, 2026, 9:00 in New York. */
const START = Date.UTC(2026, 11, 8, 14);

let practice: MailedPractice;
let token: string;

async function setFeed(): Promise<string> {
  const secret = newToken();
  await env.DB.prepare("update consultation_settings set feed_hash = ?")
    .bind(await hashToken(secret))
    .run();
  return secret;
}

beforeEach(async () => {
  await env.DB.prepare("delete from consultations").run();
  practice = new MailedPractice();
  await practice.saveSettings();
  token = await setFeed();
});

function ask(secret = token): Promise<Response> {
  return practice.product.ask(`/api/calendar-feed/${secret}`);
}

async function read() {
  const response = await ask();
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  const text = await response.text();
  return { text, events: convertIcsCalendar(undefined, text).events ?? [] };
}

describe("the master’s calendar to subscribe to", () => {
  it("shows sessions as they are now: those that wait, are confirmed, have moved; and no cancelled one", async () => {
    const waiting = await practice.book(START);
    const booked = await practice.book(START + 2 * HOUR_MS, { name: "Grace Hopper" });
    const confirmed = { ...booked, ...getValue(decideConfirming(booked, true, practice.product.now)) };
    await practice.update(confirmed);
    const gone = await practice.book(START + 4 * HOUR_MS);
    await practice.update({ ...gone, ...getValue(decideCancellingByMaster(gone, "I am ill.")) });
    const before = await read();
    expect(before.events.map(({ summary, status, start }) => [summary, status, start.date.getTime()])).toEqual([
      ["Ada Lovelace (not confirmed)", "TENTATIVE", START],
      ["Grace Hopper", "CONFIRMED", START + 2 * HOUR_MS],
    ]);
    expect(before.events.map(({ location }) => location)).toEqual(["Private video call", MEETING_LINK]);

    const to = { startsAt: START + DAY_MS, endsAt: START + DAY_MS + HOUR_MS };
    await practice.update({ ...confirmed, ...getValue(decideMovingByClient(confirmed, to, practice.product.now)) });
    const after = await read();
    const [, moved] = before.events;
    expect(after.events.find(({ uid }) => uid === moved?.uid)).toMatchObject({
      summary: "Grace Hopper (not confirmed)",
      sequence: 2,
      start: { date: new Date(to.startsAt) },
    });
    expect(after.events.map(({ uid }) => uid)).toContain(before.events[0]?.uid);
    expect(waiting.id.length).toBeGreaterThan(0);
  });

  it("has neither what clients wrote nor where they are reached", async () => {
    const { email } = await practice.book(START);
    const { text } = await read();
    const unfolded = text.replaceAll("\r\n ", "");
    expect([unfolded.includes(CANARY), unfolded.includes(email), /ATTENDEE/.test(unfolded)]).toEqual([
      ...[false, false, false],
    ]);
  });

  it("is written by the letter: UTC, lines of at most 75 bytes, and a name that ends no line", async () => {
    await practice.book(START, { name: `Ada, "${"☾".repeat(40)}"\r\nEND:VCALENDAR` });
    const { text } = await read();
    const lines = text.split("\r\n");
    expect(lines.every((line) => !/[\r\n]/.test(line) && new TextEncoder().encode(line).length <= 75)).toBe(true);
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
    expect(unfolded.match(/^DT(?:START|END|STAMP)[^\r]*/gm)?.every((line) => /^DT\w+:\d{8}T\d{6}Z$/.test(line))).toBe(
      true,
    );
  });

  it("holds one plain note where nothing is booked, since an empty calendar is none", async () => {
    const { events } = await read();
    expect(events).toMatchObject([{ summary: "No sessions are booked", start: { type: "DATE" } }]);
  });

  it("is opened by its newest secret alone, and kept by no cache", async () => {
    const old = token;
    expect((await ask()).headers.get("Cache-Control")).toBe("private, no-store");
    token = await setFeed();
    const statuses = await Promise.all([ask(old), ask(), ask("x"), ask(await hashToken(token))]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 200, 404, 404]);
  });
});
