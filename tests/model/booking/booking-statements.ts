import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { compose } from "#worker/compose.ts";
import { openBooking } from "#worker/features/consultations/open-booking.ts";
import { type BookingWorld, CLIENTS } from "./booking-world.ts";

/** What holds at any time, whatever has happened. */
export const STATEMENTS = [
  "no two live sessions overlap",
  "a session that its client chose keeps its break",
  "nobody has two live sessions",
  "a session is never over a block that was there first",
  "each session that is live was mailed",
  "each link of each mail shows its session",
  "nobody is reminded of a session that is not confirmed at that time",
  "an hour that nobody has is free",
] as const;

/** What holds at any time. */
export type Statement = (typeof STATEMENTS)[number];

const LIVE = "status in ('pending', 'confirmed')";

/** The statements that don’t hold at this moment. */
export async function listBroken(world: BookingWorld): Promise<readonly Statement[]> {
  const [overlaps, tight, twice, blocked, unmailed, reminded] = await Promise.all([
    count(`select 1 from consultations a join consultations b on a.id < b.id and a.${LIVE} and b.${LIVE}
      and a.session_at < b.ends_at and b.session_at < a.ends_at`),
    count(`select 1 from consultations a join consultations b on a.id <> b.id and a.${LIVE} and b.${LIVE}
      and a.start_chosen_by = 'client' and b.start_chosen_by = 'client'
      and a.session_at < b.ends_at + 900000 and b.session_at < a.ends_at + 900000`),
    count(`select 1 from consultations where ${LIVE} group by email having count(*) > 1`),
    count(`select 1 from consultations a join blocked_slots b on a.${LIVE} and a.start_chosen_by = 'client'
      and a.session_at < b.ends_at and b.starts_at < a.ends_at`),
    count(`select 1 from consultations a where ${LIVE} and not exists
      (select 1 from outbox where instr(message_key, 'consultation_booked|' || a.id || '|') = 1)`),
    count(`select 1 from outbox where kind = 'consultation_reminder' and status = 'pending' and not exists
      (select 1 from consultations a where message_key = 'consultation_reminder|' || a.id || '|' || a.session_at
       and a.status = 'confirmed')`),
  ]);
  const broken: readonly (readonly [Statement, boolean])[] = [
    ["no two live sessions overlap", overlaps > 0],
    ["a session that its client chose keeps its break", tight > 0],
    ["nobody has two live sessions", twice > 0],
    ["a session is never over a block that was there first", blocked > 0],
    ["each session that is live was mailed", unmailed > 0],
    ["each link of each mail shows its session", !(await areLinksGood(world))],
    ["nobody is reminded of a session that is not confirmed at that time", reminded > 0],
  ];
  return broken.filter(([, isBroken]) => isBroken).map(([statement]) => statement);
}

/** The same, and what holds once holds are over: an hour that no session or block takes is free, and can be booked by whoever has an open access. */
export async function listBrokenAtRest(world: BookingWorld, hours: readonly string[]): Promise<readonly Statement[]> {
  const broken = await listBroken(world);
  return (await areHoursFree(world, hours)) ? broken : [...broken, "an hour that nobody has is free"];
}

async function areHoursFree(world: BookingWorld, hours: readonly string[]): Promise<boolean> {
  const free = new Set(
    await world.listFree("2026-11-25").then(async (first) => [...first, ...(await world.listFree("2026-11-26"))]),
  );
  for (const hour of hours) {
    const taken = await count(
      `select 1 from consultations where ${LIVE} and session_at < ${Date.parse(hour) + 4_500_000} and ends_at > ${Date.parse(hour) - 900_000}
       union all select 1 from blocked_slots where starts_at < ${Date.parse(hour) + 3_600_000} and ends_at > ${Date.parse(hour)}`,
    );
    if (taken === 0 && !free.has(new Date(hour).toISOString())) return false;
  }
  return true;
}

const MailData = z.object({ token: z.string(), bookingId: z.string() });

async function areLinksGood(world: BookingWorld): Promise<boolean> {
  const { encryption } = compose(env);
  const { results } = await env.DB.prepare(
    "select id, payload from outbox where payload is not null and kind <> 'consultation_notice'",
  ).all<{ id: string; payload: Parameters<ReturnType<typeof encryption.forRow<"outbox">>["decrypt"]>[1] }>();
  for (const { id, payload } of results) {
    const data = MailData.parse(JSON.parse(await encryption.forRow("outbox", id).decrypt("payload", payload)));
    const opened = await world.run((deps) => openBooking(deps, data.token));
    if (!opened?.isOk || opened.value.stored.booking.id !== data.bookingId) return false;
  }
  return true;
}

async function count(sql: string): Promise<number> {
  const { results } = await env.DB.prepare(sql).all();
  return results.length;
}

/** Whether somebody of the clients has a live booking. */
export async function hasLive(world: BookingWorld): Promise<boolean> {
  const live = await Promise.all(CLIENTS.map((email) => world.findLive(email)));
  return live.some((id) => id !== null);
}
