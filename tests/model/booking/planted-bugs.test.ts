import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { findKeepingRefusal, type KeptTime, WRITING_MS } from "#domain/consultations/kept-times.ts";
import { err, ok } from "#domain/lib/result.ts";
import type { ConsultationDay, ConsultationDays } from "#worker/ports/consultation-days.ts";
import { rewriteSql } from "../effects.ts";
import { listBroken } from "./booking-statements.ts";
import { BookingWorld, type PlantedBug } from "./booking-world.ts";

const [ADA, BEA, CYD] = ["ada@example.test", "bea@example.test", "cyd@example.test"] as const;
const NINE = "2026-11-25T14:00:00Z";
const LATER_LONGER = "2026-11-25T14:45:00Z";
const THURSDAY = "2026-11-26T14:00:00Z";

const UNIQUE_START = "consultations_live_session_at_unique";

/** Days that keep nothing: all that is left is the database. */
function blind(days: ConsultationDays, changes: Partial<ConsultationDay> = {}): ConsultationDays {
  return change(days, () => ({
    book: async () => ok(null),
    move: async () => ok(null),
    snapshot: async () => [],
    ...changes,
  }));
}

/** Days of which some calls are others. */
function change(days: ConsultationDays, changes: (day: ConsultationDay) => Partial<ConsultationDay>): ConsultationDays {
  return {
    get(day, locationHint) {
      const object = days.get(day, locationHint);
      const others = changes(object);
      return new Proxy(object, {
        get: (target, name: keyof ConsultationDay) =>
          others[name] ??
          ((...call: Parameters<(typeof target)[typeof name]>) => Reflect.apply(target[name], target, call)),
      });
    },
  };
}

/** A day that waits between its look and its write. */
function createWaitingDays(): ConsultationDays {
  const kept: KeptTime[] = [];
  const nothing = async (): Promise<void> => {};
  const day: ConsultationDay = {
    ...{ confirm: nothing, release: nothing, forget: nothing, block: nothing, unblock: nothing },
    ...{ snapshot: async () => kept, hold: async () => err("taken"), offer: async () => err("taken") },
    ...{ prolong: async () => err("hold_ended"), move: async () => err("taken") },
    async book(wanted, stored, now) {
      const refusal = findKeepingRefusal(stored, [...kept], wanted, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (refusal !== null) return err(refusal);
      const writing = { kind: "writing", since: now, expiresAt: now + WRITING_MS, timesProlonged: 0 } as const;
      kept.push({ ...wanted, ...writing });
      return ok(null);
    },
  };
  return { get: () => day };
}

const OVERLAP = '"consultations"."session_at" < ? and "consultations"."ends_at" > ?';

/** A database that takes any hour. */
function withoutOverlap(binding: D1Database): D1Database {
  return rewriteSql(binding, OVERLAP, "0 * ? > 1 and 0 * ? > 1");
}

/** Something that happens, the statement that it is about, and a bug that breaks that one. */
interface Challenge {
  readonly name: string;
  readonly bug: PlantedBug;
  readonly nameOfBug: string;
  /** The statement that the bug breaks. */
  readonly breaks: string;
  /** What holds whatever the bug: a lock that the challenge takes away, so that the other one is looked at alone. */
  readonly without?: PlantedBug;
  /** Resolves to what is broken. */
  readonly run: (world: BookingWorld) => Promise<readonly string[]>;
}

const CHALLENGES: readonly Challenge[] = [
  {
    name: "three book one hour, and the database alone decides",
    breaks: "no two live sessions overlap",
    nameOfBug: "neither a UNIQUE index nor a look at other sessions",
    without: { days: blind },
    bug: { days: blind, binding: withoutOverlap, sql: [`drop index ${UNIQUE_START}`] },
    async run(world) {
      await Promise.all([world.book(ADA, NINE), world.book(BEA, NINE), world.book(CYD, NINE)]);
      return listBroken(world);
    },
  },
  {
    name: "somebody books an hour that lies over another one, and the database alone decides",
    breaks: "no two live sessions overlap",
    nameOfBug: "starts are compared instead of times",
    without: { days: blind },
    bug: {
      days: blind,
      binding: (binding) =>
        rewriteSql(binding, OVERLAP, '"consultations"."session_at" <> ? and "consultations"."session_at" = ? + 900000'),
    },
    async run(world) {
      await world.book(ADA, NINE);
      // From then on sessions begin each forty-five minutes.
      await env.DB.prepare(
        "insert into consultation_settings (id, settings, calendar_version, changed_at) values ('settings', '{\"lengthMinutes\":30}', 1, 1)",
      ).run();
      await world.book(BEA, LATER_LONGER);
      return listBroken(world);
    },
  },
  {
    name: "three book one hour, and the day’s object alone decides",
    breaks: "no two live sessions overlap",
    nameOfBug: "an await between look and write",
    without: { binding: withoutOverlap, sql: [`drop index ${UNIQUE_START}`] },
    bug: { days: createWaitingDays, binding: withoutOverlap, sql: [`drop index ${UNIQUE_START}`] },
    async run(world) {
      await Promise.all([world.book(ADA, NINE), world.book(BEA, NINE), world.book(CYD, NINE)]);
      return listBroken(world);
    },
  },
  {
    name: "the database refuses a booking: its hour is free for others at once",
    breaks: "an hour that nobody has is free",
    nameOfBug: "the hour isn’t let go",
    bug: { days: (days) => change(days, () => ({ release: async () => {} })) },
    async run(world) {
      world.meanwhile = () => world.setPaid(ADA, false);
      await world.book(ADA, NINE);
      const booked = await world.book(BEA, NINE);
      return booked?.isOk ? [] : ["an hour that nobody has is free"];
    },
  },
  {
    name: "somebody keeps an hour: it isn’t offered to others",
    breaks: "an hour that is kept is offered to nobody else",
    nameOfBug: "free hours are served without what is kept",
    bug: { days: (days) => change(days, () => ({ snapshot: async () => [] })) },
    async run(world) {
      await world.hold(ADA, NINE);
      const free = await world.listFree("2026-11-25");
      return free.includes("2026-11-25T14:00:00.000Z") ? ["an hour that is kept is offered to nobody else"] : [];
    },
  },
  {
    name: "a session is cancelled while its reminder is made",
    breaks: "nobody is reminded of a session that is not confirmed at that time",
    nameOfBug: "the session isn’t looked at again",
    bug: {
      binding: (binding) =>
        rewriteSql(
          binding,
          'where "consultations"."id" = ? and "consultations"."status" = ?',
          "where 0 * ? < 1 and 0 * ? < 1 and 1 = 1 or 0",
        ),
    },
    async run(world) {
      await world.book(ADA, NINE);
      await world.confirm(ADA);
      world.now = Date.parse(NINE) - 20 * 3_600_000;
      world.meanwhile = () => world.cancel(ADA);
      await world.tick();
      return listBroken(world);
    },
  },
  {
    name: "a mail is written: its link shows the session",
    breaks: "each link of each mail shows its session",
    nameOfBug: "the link isn’t stored with the mail",
    bug: {
      binding: (binding) =>
        rewriteSql(binding, 'exists (select 1 from "outbox" where', 'exists (select 1 from "outbox" where 1 = 0 and'),
    },
    async run(world) {
      await world.book(ADA, NINE);
      return listBroken(world);
    },
  },
  {
    name: "the money goes back while somebody books",
    breaks: "who has the money back has no session",
    nameOfBug: "the access isn’t looked at again",
    bug: { binding: (binding) => rewriteSql(binding, `("orders"."status" = 'paid' or`, "(1 = 1 or") },
    async run(world) {
      world.meanwhile = () => world.setPaid(ADA, false);
      await world.book(ADA, NINE);
      return (await world.findLive(ADA)) === null ? [] : ["who has the money back has no session"];
    },
  },
  {
    name: "an hour is blocked while somebody books it",
    breaks: "a session is never over a block that was there first",
    nameOfBug: "the calendar’s version isn’t looked at again",
    bug: { binding: rewriteCalendar },
    async run(world) {
      world.meanwhile = () => world.setBlocked(NINE, true);
      await world.book(ADA, NINE);
      return listBroken(world);
    },
  },
  {
    name: "a session is cancelled while the master confirms it",
    breaks: "what was cancelled stays cancelled",
    nameOfBug: "the session is written whatever it has become",
    bug: {
      binding: (binding) => IGNORED.reduce((rewritten, [from, to]) => rewriteSql(rewritten, from, to), binding),
    },
    async run(world) {
      await world.book(ADA, NINE);
      world.meanwhile = () => world.cancel(ADA);
      await world.confirm(ADA);
      return (await world.findLive(ADA)) === null ? [] : ["what was cancelled stays cancelled"];
    },
  },
  {
    name: "a session moves to another day: the old hour is free at once, and the new one is not",
    breaks: "an hour that nobody has is free",
    nameOfBug: "the old day isn’t told",
    bug: { days: (days) => change(days, () => ({ forget: async () => {} })) },
    async run(world) {
      await world.book(ADA, NINE);
      await world.move(ADA, THURSDAY);
      const free = [...(await world.listFree("2026-11-25")), ...(await world.listFree("2026-11-26"))];
      return free.includes("2026-11-25T14:00:00.000Z") && !free.includes("2026-11-26T14:00:00.000Z")
        ? []
        : ["an hour that nobody has is free"];
    },
  },
];

/** What tells a booking that has changed since it was read. */
const IGNORED = [
  ['"consultations"."status" is ? and', '"consultations"."status" is not ? || 1 and'],
  ['"consultations"."sequence" is ? and', '"consultations"."sequence" >= 0 * ? and'],
  ['"consultations"."cancel_reason" is null and', ""],
] as const;

/** The condition on the calendar names its row by a parameter. */
function rewriteCalendar(binding: D1Database): D1Database {
  return rewriteSql(
    binding,
    '"consultation_settings"."id" = ?), 0) = ?',
    '"consultation_settings"."id" = ?), 0) >= 0 * ?',
  );
}

async function changeDatabase(statements: readonly string[] = []): Promise<void> {
  for (const statement of statements) await env.DB.prepare(statement).run();
}

afterEach(async () => {
  await BookingWorld.begin();
  await env.DB.prepare(
    `create unique index if not exists ${UNIQUE_START} on consultations (session_at) where status in ('pending', 'confirmed')`,
  ).run();
});

describe.each(CHALLENGES.map((challenge) => [challenge.name, challenge] as const))("%s", (_name, challenge) => {
  it("does no harm", async () => {
    const world = await BookingWorld.begin(challenge.without);
    await changeDatabase(challenge.without?.sql);
    expect(await challenge.run(world)).toEqual([]);
  });

  it(`breaks something with this bug: ${challenge.nameOfBug}`, async () => {
    const world = await BookingWorld.begin(challenge.bug);
    await changeDatabase(challenge.bug.sql);
    expect(await challenge.run(world)).toContain(challenge.breaks);
  });
});
