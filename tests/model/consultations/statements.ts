import { env } from "cloudflare:workers";
import type { Block } from "#domain/consultations/blocks.ts";
import { isLive } from "#domain/consultations/booking.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { toBlock } from "#worker/features/consultations/block-rows.ts";
import { findOrderAccess } from "#worker/features/consultations/find-access.ts";
import { openBooking } from "#worker/features/consultations/open-booking.ts";
import { BUYERS } from "./buyers.ts";
import { LEAST_BREAK_MS, listNextDays, readClock, STARTS, toHour, toInstant } from "./calendar.ts";
import { Client, listShown } from "./people.ts";
import type { BookingRow, Stored } from "./stored.ts";
import type { ConsultationWorld } from "./world.ts";

type Check = (world: ConsultationWorld) => Promise<readonly string[]>;
type MomentaryCheck = (moment: Moment, world: ConsultationWorld) => readonly string[];

/** What is stored at a moment, with blocks as the time that they take. */
type Moment = Omit<Stored, "blocks"> & { readonly blocks: readonly Interval[] };

/** What holds at every moment, whatever is under way. */
export const STATEMENTS_ALWAYS = {
  "no hour is sold twice, and clients’ hours have a break between them": ({ bookings }) =>
    listPairs(bookings.filter(isLive)).flatMap(([one, other]) => {
      const areOfClients = one.startChosenBy === "client" && other.startChosenBy === "client";
      const breakMs = areOfClients ? LEAST_BREAK_MS : 0;
      const isApart = one.sessionAt >= other.endsAt + breakMs || other.sessionAt >= one.endsAt + breakMs;
      return isApart ? [] : [`${toWords(one)} and ${toWords(other)}`];
    }),

  "a buyer has one live booking": ({ bookings }) =>
    listPairs(bookings.filter(isLive)).flatMap(([one, other]) =>
      one.email === other.email || one.orderId === other.orderId ? [`${toWords(one)} and ${toWords(other)}`] : [],
    ),

  "an hour is kept for one person at a time": ({ kept }, { now }) => {
    const ofClients = kept.filter((time) => time.expires_at > now && isOfClient(time));
    return listPairs(ofClients).flatMap(([one, other]) =>
      one.order_id !== other.order_id && one.starts_at < other.ends_at && other.starts_at < one.ends_at
        ? [`${one.kind} and ${other.kind} at ${new Date(one.starts_at).toISOString()}`]
        : [],
    );
  },

  "what somebody was told of a booking is so, or something newer": ({ bookings }, { told, erased }) => {
    const rows = new Map(bookings.map((row) => [row.id, row]));
    return [...told.values()].flatMap(({ booking, email }) => {
      const row = rows.get(booking.id);
      if (!row && erased.has(email)) return [];
      if (row && row.sequence > booking.sequence) return [];
      const isSame = row?.sequence === booking.sequence && row.sessionAt === booking.startsAt;
      return isSame && (row.status === "cancelled") === (booking.status === "cancelled")
        ? []
        : [
            `told ${booking.status} at ${new Date(booking.startsAt).toISOString()}, is ${row ? toWords(row) : "nothing"}`,
          ];
    });
  },

  "a session is on the practice’s day, and a client’s at a time of its clock": ({ bookings }) =>
    bookings.flatMap((row) => {
      const { day, time } = readClock(row.sessionAt);
      const isRight = row.day === day && row.endsAt === row.sessionAt + HOUR_MS;
      return isRight && (row.startChosenBy === "master" || STARTS.includes(time)) ? [] : [toWords(row)];
    }),

  "no client’s session lies under a block": ({ bookings, blocks }) =>
    bookings
      .filter((row) => isLive(row) && row.startChosenBy === "client")
      .flatMap((row) =>
        blocks.some((block) => row.sessionAt < block.endsAt && block.startsAt < row.endsAt) ? [toWords(row)] : [],
      ),

  "access is lost by a no-show and by a client who cancels late, and by nothing else": ({ bookings }) =>
    bookings.flatMap((row) => {
      if (row.forfeitedAt === null) return row.status === "no_show" ? [toWords(row)] : [];
      const isMissed = row.status !== "cancelled" && row.forfeitedAt >= row.sessionAt;
      const isLate =
        row.cancelReason === "by_client" &&
        row.startChosenBy === "client" &&
        row.forfeitedAt > row.sessionAt - 2 * DAY_MS;
      return isMissed || isLate ? [] : [toWords(row)];
    }),

  "a mail about a session says what is so when it arrives": (_moment, { arrived }) =>
    arrived.flatMap(({ kind, key, text, booking }) => {
      const [, id, number] = key.split("|");
      if (!SAYS_WHAT_IS_SO.includes(kind)) return [];
      if (!booking || booking.id !== id) return [`${key}: its link leads to no booking`];
      const isNewest = kind === "consultation_reminder" || Number(number) === booking.sequence;
      return isNewest && text.includes(formatDay(booking)) ? [] : [`${key}: ${toWords(booking)}`];
    }),

  "a mail about a confirmed session says where it takes place when it arrives": (_moment, { arrived }) =>
    arrived.flatMap(({ kind, key, text, booking, meetingUrl }) => {
      if (!SAYS_WHAT_IS_SO.includes(kind) || booking?.status !== "confirmed") return [];
      return meetingUrl !== null && text.includes(meetingUrl) ? [] : [`${key}: ${meetingUrl}`];
    }),

  "a reminder is of a confirmed session that begins within a day, and comes once": (_moment, { arrived }) => {
    const reminders = arrived.filter(({ kind }) => kind === "consultation_reminder");
    const keys = reminders.map(({ key }) => key);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    const wrong = reminders.flatMap(({ key, booking, at }) => {
      const isRight =
        booking?.status === "confirmed" &&
        key.endsWith(`|${booking.sessionAt}`) &&
        at < booking.sessionAt &&
        at >= booking.sessionAt - DAY_MS;
      return isRight ? [] : [`${key}: ${booking ? toWords(booking) : "nothing"}`];
    });
    return [...twice, ...wrong];
  },

  "an hour is offered to one person at a time": ({ offers }, { now }) => {
    const open = offers.filter(({ expiresAt, takenAt }) => takenAt === null && expiresAt > now);
    return listPairs(open).flatMap(([one, other]) =>
      one.sessionAt === other.sessionAt ? [`${toTimes([one.sessionAt])}, twice at once`] : [],
    );
  },

  "who is offered an hour can book it, and has none that is earlier": (_moment, { offered }) =>
    offered.flatMap(({ offer: { sessionAt }, isOpen, bookedAt }) =>
      isOpen && (bookedAt === null || sessionAt < bookedAt) ? [] : [toTimes([sessionAt])],
    ),

  "an hour that was offered counts as no move": ({ bookings }, { triedMoves }) =>
    bookings.filter((row) => row.clientMoves > (triedMoves.get(row.id) ?? 0)).map(toWords),

  "no client gets an hour while the payment is in dispute, or the money has gone back": (_moment, { unentitled }) =>
    unentitled,

  "each change of a booking is mailed once": ({ mailKeys }) => {
    const changes = mailKeys
      .map((key) => key.split("|").slice(0, 3))
      .filter(([kind = ""]) => SAYS_WHAT_IS_SO.includes(kind))
      .map((parts) => parts.join("|"));
    return changes.filter((key, at) => changes.indexOf(key) !== at);
  },
} satisfies Record<string, MomentaryCheck>;

/** What holds once nothing is under way any more. */
export const STATEMENTS_AFTER_RECOVERY = {
  "every link of every mail shows the booking as it is": async (world) => {
    const rows = new Map((await world.listBookings()).map((row) => [row.id, row]));
    const wrong: string[] = [];
    for (const { key, token, booking } of world.arrived) {
      if (token === null) continue;
      const opened = await world.act((deps) => openBooking(deps, token));
      const row = rows.get(booking?.id ?? "");
      const shown = opened?.isOk ? opened.value.stored.booking : null;
      if (!row && shown === null && booking !== null && world.erased.has(booking.email)) continue;
      const isSo = row && shown?.id === row.id && shown.status === row.status && shown.startsAt === row.sessionAt;
      if (!isSo) wrong.push(`${key}: ${row ? toWords(row) : "no booking"}`);
    }
    return wrong;
  },

  "free is what nothing takes: no hold outlives its end": async (world) => {
    const wrong: string[] = [];
    for (const day of listNextDays(world.now, 4)) {
      const [shown, free] = [await listShown(world, day), await listFree(world, day)];
      if (shown.join() !== free.join()) wrong.push(`${day}: ${toTimes(shown)} are shown, ${toTimes(free)} are free`);
    }
    return wrong;
  },

  "no session lives on an access that was taken back": async (world) => {
    const revoked = await env.DB.prepare(
      "select id from orders where status = 'refunded' or erased_at is not null",
    ).all();
    const ids = new Set(revoked.results.map(({ id }) => id));
    return (await world.listBookings()).filter((row) => isLive(row) && ids.has(row.orderId)).map(toWords);
  },

  "what has become free is offered, until nobody is left who could have it": async () => {
    const { results } = await env.DB.prepare("select starts_at as at from freed_times").all<{ at: number }>();
    return results.map(({ at }) => toTimes([at]));
  },

  "nothing but the invoice is left of a person who was erased": async (world) => {
    const wrong: string[] = [];
    for (const email of world.erased) {
      if (!(await isErased(email))) continue;
      for (const [what, sql] of Object.entries(LEFT_OF_SOMEBODY)) {
        const count = await env.DB.prepare(sql).bind(email).first<number>("n");
        if (count !== 0) wrong.push(`${email}: ${count} ${what}`);
      }
    }
    return wrong;
  },

  "an alarm releases what has ended": async (world) => {
    await world.ringAlarms();
    // What a crash has left was written after all, and is remembered for a while more.
    world.now += 6 * MINUTE_MS;
    await world.ringAlarms();
    const ended = (await world.listAllKept()).filter((time) => time.expires_at <= world.now);
    return ended.map(({ kind, starts_at: startsAt }) => `${kind} at ${new Date(startsAt).toISOString()}`);
  },

  "nothing that is paid is lost: who can book, books": async (world) => {
    const wrong: string[] = [];
    for (const buyer of BUYERS) {
      const bookings = (await world.listBookings()).filter(({ email }) => email === buyer.email);
      const isLost = bookings.some((row) => row.forfeitedAt !== null && row.restoredAt === null);
      const visitor = await world.visit(buyer);
      const isPaid = visitor.kind === "buyer" && visitor.orders.some(({ status }) => status === "paid");
      const access = await world.act((deps) => findOrderAccess(deps, buyer.orderId));
      if (isPaid && access !== (isLost ? "forfeited" : "open")) wrong.push(`${buyer.email}: ${access}`);
      if (!isPaid || isLost || bookings.some(isLive)) continue;
      const free = (await Promise.all(listNextDays(world.now, 4).map((day) => listFree(world, day)))).flat();
      const [first] = free;
      if (first === undefined) continue;
      const booked = await new Client(world, buyer).book(first);
      if (!booked?.isOk) wrong.push(`${buyer.email}: ${booked?.error.message}`);
    }
    return wrong;
  },
} satisfies Record<string, Check>;

/** Whether an erasure was noted, and is done: a crash before that leaves everything as it was. */
async function isErased(email: string): Promise<boolean> {
  const sql = `select (select count(*) from erasures where email = ?1) as waiting,
    (select count(*) from orders where email = ?1 and erased_at is null) as held`;
  const found = await env.DB.prepare(sql).bind(email).first<{ waiting: number; held: number }>();
  return found?.waiting === 0 && found.held === 0;
}

/** What would be left of somebody, each by a query that counts it. */
const LEFT_OF_SOMEBODY = {
  bookings: "select count(*) as n from consultations where email = ?",
  links:
    "select count(*) as n from consultation_links where consultation_id not in (select id from consultations) and ? <> ''",
  "kept hours": "select count(*) as n from consultation_holds join orders on orders.id = order_id where email = ?",
  "requests for an hour": "select count(*) as n from hour_requests where email = ?",
  "offers of an hour":
    "select count(*) as n from hour_offers where request_id in (select id from hour_requests where email = ?)",
  "mails that wait":
    "select count(*) as n from outbox where recipient = ? and payload is not null and kind <> 'data_erased'",
} as const;

/** A statement by its name. */
export type StatementName = keyof typeof STATEMENTS_ALWAYS | keyof typeof STATEMENTS_AFTER_RECOVERY;

/** The statements that don't hold now, each with what breaks it. */
export async function listBrokenNow(world: ConsultationWorld): Promise<readonly string[]> {
  const stored = await world.look();
  const moment = { ...stored, blocks: stored.blocks.map((row) => toSpan(toBlock(row))) };
  return Object.entries<MomentaryCheck>(STATEMENTS_ALWAYS).flatMap(([name, check]) =>
    check(moment, world).map((what) => `${name}: ${what}`),
  );
}

/** All statements that don't hold once everything that was under way has come to its end. */
export async function listBrokenInTheEnd(world: ConsultationWorld): Promise<readonly string[]> {
  await world.recover();
  const broken: string[] = [];
  for (const [name, check] of Object.entries<Check>(STATEMENTS_AFTER_RECOVERY)) {
    for (const what of await check(world)) broken.push(`${name}: ${what}`);
  }
  return [...broken, ...(await listBrokenNow(world))];
}

/** The mails that say how a session is. */
const SAYS_WHAT_IS_SO = ["booked", "confirmed", "link_changed", "moved", "cancelled", "reminder"].map(
  (kind) => `consultation_${kind}`,
);

/** The hours of a day that nothing takes, by the rules as the test knows them. */
async function listFree(world: ConsultationWorld, day: CivilDay): Promise<readonly number[]> {
  const { bookings, blocks: rows } = await world.look();
  const live = bookings.filter(isLive);
  const blocks = rows.map((row) => toSpan(toBlock(row)));
  const breakMs = world.way.bufferMinutes * MINUTE_MS;
  return world.way.starts
    .map((time) => toHour(toInstant(day, time)))
    .filter(
      ({ startsAt, endsAt }) =>
        !live.some((row) => startsAt - breakMs < row.endsAt && row.sessionAt < endsAt + breakMs) &&
        !blocks.some((block) => startsAt < block.endsAt && block.startsAt < endsAt),
    )
    .map(({ startsAt }) => startsAt);
}

function toSpan(block: Block): Interval {
  if (block.kind === "range") return block;
  return { startsAt: toInstant(block.firstDay, "00:00"), endsAt: toInstant(block.lastDay, "23:59") + MINUTE_MS };
}

function isOfClient({ kind }: { readonly kind: string }): boolean {
  return kind === "choice" || kind === "offer" || kind === "writing";
}

/** The day as the mail writes it, by the client's clock. */
function formatDay({ sessionAt, timezone }: BookingRow): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: timezone }).format(sessionAt);
}

function toWords({ email, status, sessionAt, sequence }: BookingRow): string {
  const { day, time } = readClock(sessionAt);
  return `${email} ${status} on ${day} at ${time} (${sequence})`;
}

function toTimes(instants: readonly number[]): string {
  return instants.map((instant) => readClock(instant).time).join(" and ") || "none";
}

function listPairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));
}
