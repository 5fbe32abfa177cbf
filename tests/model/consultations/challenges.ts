import { env } from "cloudflare:workers";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import { toInstant, WAYS_OF_WORKING } from "./calendar.ts";
import { enter, type Practice } from "./commands.ts";
import type { Client } from "./people.ts";
import { listBrokenInTheEnd, listBrokenNow } from "./statements.ts";
import { ConsultationWorld, type PlantedBug } from "./world.ts";

/** A course of events, which breaks no statement; with a bug it breaks some. */
export type Challenge = (bug: PlantedBug) => Promise<readonly string[]>;

const AT_NINE = toInstant("2040-11-01", "09:00");
const AT_TEN_FIFTEEN = toInstant("2040-11-01", "10:15");
const AT_TEN_THIRTY = toInstant("2040-11-01", "10:30");
const FRIDAY_AT_NINE = toInstant("2040-11-02", "09:00");
/** Clocks have been set back by then; in Tokyo it is Tuesday. */
const MONDAY_AT_TEN_FIFTEEN = toInstant("2040-11-05", "10:15");

/** A challenge from what happens in it; Carl has not paid yet. */
function challenge(run: (practice: Practice, ada: Client, bob: Client, carl: Client) => Promise<unknown>): Challenge {
  return async (bug) => {
    const practice = enter(await ConsultationWorld.begin(bug));
    const [ada, bob, carl] = practice.clients;
    if (!ada || !bob || !carl) throw new Error("There have to be three clients.");
    await run(practice, ada, bob, carl);
    const now = await listBrokenNow(practice.world);
    return [...now, ...(await listBrokenInTheEnd(practice.world))];
  };
}

/** A session that is confirmed, a day before it begins. */
async function bookForTomorrow({ world, master }: Practice, client: Client): Promise<void> {
  await client.book(AT_NINE);
  await master.confirm(0);
  await world.deliverMails();
  world.now = AT_NINE - DAY_MS + MINUTE_MS;
}

/** An earlier hour is given up that somebody waits for with a later one, and is offered. */
async function giveUp(
  { world }: Practice,
  leaving: Client,
  waiting: Client,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await leaving.book(AT_NINE);
  await waiting.book(FRIDAY_AT_NINE);
  await waiting.askForHour();
  await meanwhile();
  await leaving.cancel(true);
  await world.tick();
}

/** Courses of events by what happens in them. */
export const CHALLENGES = {
  "two clients choose the same hour at once": challenge((_practice, ada, bob) =>
    Promise.all([ada.hold(AT_NINE), bob.hold(AT_NINE)]),
  ),

  "two clients book the same hour at once": challenge((_practice, ada, bob) =>
    Promise.all([ada.book(AT_NINE), bob.book(AT_NINE)]),
  ),

  "two clients book, by old and by new breaks": challenge(async ({ world }, ada, bob) => {
    await ada.book(AT_TEN_FIFTEEN);
    await world.changeWay(WAYS_OF_WORKING[1]);
    world.now += HOUR_MS;
    await bob.book(AT_TEN_THIRTY);
  }),

  "a booking stalls, another session is moved over its hour, and then it is written": challenge(
    async ({ world, master }, ada, bob) => {
      await bob.book(FRIDAY_AT_NINE);
      world.faults.stalled = Number.POSITIVE_INFINITY;
      await ada.book(AT_TEN_FIFTEEN);
      world.clearFaults();
      world.now += HOUR_MS;
      await world.ringAlarms();
      await master.move(0, AT_TEN_FIFTEEN + 30 * MINUTE_MS);
      await world.faults.land();
    },
  ),

  "a client books in two tabs": challenge((_practice, ada) =>
    Promise.all([ada.book(AT_NINE), ada.book(FRIDAY_AT_NINE)]),
  ),

  "somebody chooses an hour and goes away": challenge((_practice, ada) => ada.hold(AT_NINE)),

  "a session of somebody in Tokyo": challenge((_practice, ada) => ada.book(MONDAY_AT_TEN_FIFTEEN)),

  "a client moves to an hour that is taken": challenge(async (_practice, ada, bob) => {
    await ada.book(AT_NINE);
    await bob.book(FRIDAY_AT_NINE);
    await ada.move(FRIDAY_AT_NINE);
  }),

  "a session is moved while its reminder waits": challenge(async (practice, ada) => {
    await bookForTomorrow(practice, ada);
    await practice.world.doDue();
    await practice.master.move(0, AT_NINE + 4 * DAY_MS);
    await practice.world.deliverMails();
  }),

  "a session is cancelled between being found and being reminded of": challenge(async (practice, ada) => {
    await bookForTomorrow(practice, ada);
    practice.world.meanwhile = () => practice.master.cancel(0);
    await practice.world.tick();
  }),

  "the cron runs twice while a session is near": challenge(async (practice, ada) => {
    await bookForTomorrow(practice, ada);
    await practice.world.doDue();
    await practice.world.doDue();
  }),

  "a session is booked and confirmed, and its mails are read": challenge(async ({ world, master }, ada) => {
    await ada.book(AT_NINE);
    await world.deliverMails();
    await master.confirm(0);
    await world.deliverMails();
  }),

  "the master blocks an hour that is booked": challenge(async ({ master }, ada) => {
    await ada.book(AT_NINE);
    await master.block(AT_NINE);
  }),

  "somebody looks at the hours before and after one is booked": challenge(async ({ world }, ada) => {
    await listBrokenInTheEnd(world);
    await ada.book(FRIDAY_AT_NINE + 3 * DAY_MS);
  }),

  "a session’s link is changed while its confirmation waits": challenge(async ({ world, master }, ada) => {
    await ada.book(AT_NINE);
    await master.confirm(0);
    await master.changeLink(0, 8);
    await world.deliverMails();
  }),

  "an hour is given up that two wait for": challenge(async (practice, ada, bob, carl) => {
    await practice.world.setOrder(carl.buyer, "paid");
    await carl.book(MONDAY_AT_TEN_FIFTEEN);
    await carl.askForHour();
    await giveUp(practice, ada, bob);
    practice.world.now += MINUTE_MS;
    await practice.world.tick();
  }),

  "an hour is given up, and taken by who has waited for it": challenge(async (practice, ada, bob) => {
    await giveUp(practice, ada, bob);
    await bob.takeOffer();
  }),

  "an hour is given up that somebody waits for whose payment is in dispute": challenge((practice, ada, bob) =>
    giveUp(practice, ada, bob, () => practice.world.setOrder(bob.buyer, "disputed")),
  ),

  "somebody books whose payment is in dispute": challenge(async ({ world }, ada) => {
    await world.setOrder(ada.buyer, "disputed");
    await ada.book(AT_NINE);
  }),

  "the money of a confirmed session goes back": challenge(async ({ world, master }, ada) => {
    await ada.book(AT_NINE);
    await master.confirm(0);
    await world.refund(ada.buyer);
  }),

  "somebody has everything deleted who waits for an hour": challenge(async ({ world }, ada) => {
    await ada.book(FRIDAY_AT_NINE);
    await ada.askForHour();
    await world.deliverMails();
    await world.erase(ada.buyer);
  }),

  "somebody has everything deleted who is offered an hour": challenge(async (practice, ada, bob) => {
    await giveUp(practice, ada, bob);
    await practice.world.erase(bob.buyer);
  }),

  "an hour is given up, and declined by who has waited for it": challenge(async (practice, ada, bob) => {
    await giveUp(practice, ada, bob);
    await bob.declineOffer();
  }),

  "a client cancels in time": challenge(async (_practice, ada) => {
    await ada.book(FRIDAY_AT_NINE);
    await ada.cancel(true);
  }),
} as const satisfies Record<string, Challenge>;

/** Without an index of the database, for as long as something runs. */
export async function withoutIndex<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  const sql = await env.DB.prepare("select sql from sqlite_master where name = ?").bind(name).first<string>("sql");
  if (sql === null) throw new Error("There is no such index.");
  await env.DB.prepare(`drop index ${name}`).run();
  try {
    return await run();
  } finally {
    await env.DB.prepare("delete from consultations")
      .run()
      .catch(() => {});
    await env.DB.prepare(sql).run();
  }
}
