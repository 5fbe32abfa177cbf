import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { createHold } from "#domain/consultations/holds.ts";
import { keepHold } from "#domain/consultations/kept-times.ts";
import { toStatusRefusal } from "#domain/consultations/refusals.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { err, ok } from "#domain/lib/result.ts";
import { ConsultationDay } from "#worker/durable/consultation-day/consultation-day.ts";
import {
  AWAITS_IN_BETWEEN,
  changeDays,
  changeOutbox,
  changeSql,
  RELEASES_FIRST,
} from "./consultations/bugs-between.ts";
import { CHALLENGES, type Challenge, withoutIndex } from "./consultations/challenges.ts";
import { wrapDay } from "./consultations/faults.ts";
import type { StatementName } from "./consultations/statements.ts";
import type { PlantedBug } from "./consultations/world.ts";

// A bug lives in this file alone: in place of a module of the product, or between the use cases and what they work with.
const planted = vi.hoisted(() => {
  // The Worker itself was loaded before this file: what it consists of is loaded once more, with the mistakes in it.
  vi.resetModules();
  return { bug: "", shown: new Map<string, unknown>() };
});

vi.mock(import("#domain/lib/intervals.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    isOverlapping: (one, other) =>
      planted.bug === "starts are compared, and not intervals" && one.endsAt - one.startsAt < 2 * 3_600_000
        ? one.startsAt === other.startsAt
        : real.isOverlapping(one, other),
  };
});

vi.mock(import("#domain/consultations/kept-times.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    listKept: (kept, now) => real.listKept(kept, planted.bug === "a hold has no end" ? 0 : now),
    computePractice: (stored, kept, who, now) =>
      real.computePractice(
        stored,
        kept,
        who,
        planted.bug === "a hold has no end" ? Math.min(now, who.id === "" ? 0 : now) : now,
      ),
  };
});

vi.mock(import("#worker/features/consultations/consultation-repo.ts"), async (original) => {
  const real = await original();
  class ByBrowsersClock extends real.ConsultationRepo {
    override draft(...[booked, condition]: Parameters<InstanceType<typeof real.ConsultationRepo>["draft"]>) {
      if (planted.bug !== "the zone is the browser’s") return super.draft(booked, condition);
      return super.draft({ ...booked, day: findCivilDay(booked.booking.startsAt, booked.timezone) }, condition);
    }
  }
  return { ...real, ConsultationRepo: ByBrowsersClock };
});

vi.mock(import("#worker/features/consultations/free-hours.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    async listFreeHours(deps, day, timezone, buyer) {
      if (planted.bug !== "hours are shown as they once were") return real.listFreeHours(deps, day, timezone, buyer);
      const shown = planted.shown.get(day) ?? (await real.listFreeHours(deps, day, timezone, buyer));
      planted.shown.set(day, shown);
      return shown as Awaited<ReturnType<typeof real.listFreeHours>>;
    },
  };
});

vi.mock(import("#domain/consultations/lifecycle.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    decideCancellingByClient: (booking, accepts, now) => {
      const decided = real.decideCancellingByClient(booking, accepts, now);
      if (planted.bug !== "cancelling always costs the access" || !decided.isOk) return decided;
      return ok({ ...decided.value, forfeitedAt: now });
    },
    decideTakingOffer: (booking, to, now) => {
      const decided = real.decideTakingOffer(booking, to, now);
      if (planted.bug !== "taking an offered hour is a move" || !decided.isOk) return decided;
      return ok({ ...decided.value, clientMoves: booking.clientMoves + 1 });
    },
    decideRevoking: (booking) =>
      planted.bug === "a confirmed session outlives its refund" && booking.status === "confirmed"
        ? err(toStatusRefusal("confirmed"))
        : real.decideRevoking(booking),
  };
});

vi.mock(import("#domain/consultations/access.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    decideBookingAccess: (access) =>
      planted.bug === "a dispute suspends nothing" && access.state === "suspended"
        ? real.decideBookingAccess({ ...access, state: "open" })
        : real.decideBookingAccess(access),
    computeAccessState: (order, bookings) =>
      planted.bug === "hours are offered whatever became of the payment"
        ? "open"
        : real.computeAccessState(order, bookings),
  };
});

vi.mock(import("#worker/features/consultations/hour-request-repo.ts"), async (original) => {
  const real = await original();
  class Forgetful extends real.HourRequestRepo {
    override async listOffers(...given: Parameters<InstanceType<typeof real.HourRequestRepo>["listOffers"]>) {
      return planted.bug === "an offer keeps nothing, and is forgotten" ? [] : super.listOffers(...given);
    }
  }
  return { ...real, HourRequestRepo: Forgetful };
});

vi.mock(import("#worker/features/consultations/freed-times.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    listFreedTimes: async (...given) =>
      planted.bug === "what has become free is never looked at" ? [] : real.listFreedTimes(...given),
  };
});

vi.mock(import("#worker/mail/mail-kind.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    addressMail: (kind, mail) => {
      const addressed = real.addressMail(kind, mail);
      if (planted.bug !== "a mail’s key doesn’t name its occasion") return addressed;
      return { ...addressed, key: `${addressed.key}|${crypto.randomUUID()}` };
    },
  };
});

/** The code of the object as it was loaded here, with the mistake in it, over the storage of the real one. */
const OBJECT_OF_THIS_FILE = changeDays((day, world, name) => ({
  ...wrapDay(day, (_name, call) => call()),
  hold: (...given) =>
    runInDurableObject(world.stub(name), (_o, state) => new ConsultationDay(state, env).hold(...given)),
  book: (...given) =>
    runInDurableObject(world.stub(name), (_o, state) => new ConsultationDay(state, env).book(...given)),
}));

/** The condition by which the database takes an hour, where it says whether another session is nearer than the break. */
const IS_OVER = ['"consultations"."session_at" < ? and "consultations"."ends_at" > ?', "(? is ? and false)"] as const;
const HAS_SAME_START = [
  '"consultations"."session_at" < ? and "consultations"."ends_at" > ?',
  '(? - "consultations"."session_at" = 5400000 and ? is not null)',
] as const;

/** A mistake, the course of events that brings it out, and the statement that it breaks. */
interface Planted {
  readonly bug: string;
  readonly isCaughtIn: keyof typeof CHALLENGES;
  readonly by: StatementName;
  readonly between?: PlantedBug;
  /** The index that is missing. */
  readonly withoutIndex?: string;
}

const BUGS: readonly Planted[] = [
  {
    bug: "the object awaits between reading and writing",
    isCaughtIn: "two clients choose the same hour at once",
    by: "an hour is kept for one person at a time",
    between: AWAITS_IN_BETWEEN,
  },
  {
    bug: "the database takes what overlaps",
    isCaughtIn: "a booking stalls, another session is moved over its hour, and then it is written",
    by: "no hour is sold twice, and clients’ hours have a break between them",
    between: changeSql(IS_OVER),
  },
  {
    bug: "the database has no UNIQUE index of live buyers",
    isCaughtIn: "a client books in two tabs",
    by: "a buyer has one live booking",
    withoutIndex: "consultations_live_email_unique",
  },
  {
    bug: "starts are compared, and not intervals",
    isCaughtIn: "two clients book, by old and by new breaks",
    by: "no hour is sold twice, and clients’ hours have a break between them",
    between: { ...OBJECT_OF_THIS_FILE, ...changeSql(HAS_SAME_START) },
  },
  {
    bug: "a hold has no end",
    isCaughtIn: "somebody chooses an hour and goes away",
    by: "free is what nothing takes: no hold outlives its end",
  },
  {
    bug: "an object’s alarm is never set",
    isCaughtIn: "somebody chooses an hour and goes away",
    by: "an alarm releases what has ended",
    between: changeDays((day, world, name) => ({
      ...wrapDay(day, (_name, call) => call()),
      async hold(...given) {
        const held = await day.hold(...given);
        await runInDurableObject(world.stub(name), (_object, state) => state.storage.deleteAlarm());
        return held;
      },
    })),
  },
  {
    bug: "the zone is the browser’s",
    isCaughtIn: "a session of somebody in Tokyo",
    by: "a session is on the practice’s day, and a client’s at a time of its clock",
  },
  {
    bug: "a move gives its hour up first",
    isCaughtIn: "a client moves to an hour that is taken",
    by: "what somebody was told of a booking is so, or something newer",
    between: RELEASES_FIRST,
  },
  {
    bug: "hours are shown as they once were",
    isCaughtIn: "somebody looks at the hours before and after one is booked",
    by: "free is what nothing takes: no hold outlives its end",
  },
  {
    bug: "a reminder that waits is not taken back",
    isCaughtIn: "a session is moved while its reminder waits",
    by: "a reminder is of a confirmed session that begins within a day, and comes once",
    between: changeOutbox((outbox) => ({
      retract: (_beginnings, except, condition) => outbox.retract(["nothing"], except, condition),
    })),
  },
  {
    bug: "a session is not looked at again before its reminder",
    isCaughtIn: "a session is cancelled between being found and being reminded of",
    by: "a reminder is of a confirmed session that begins within a day, and comes once",
    between: changeOutbox((outbox) => ({ draft: (mail, now) => outbox.draft(mail, now) })),
  },
  {
    bug: "a mail says what was so",
    isCaughtIn: "a session is moved while its reminder waits",
    by: "a mail about a session says what is so when it arrives",
    between: changeOutbox((outbox) => ({
      retract: (_beginnings, except, condition) => outbox.retract(["nothing"], except, condition),
    })),
  },
  {
    bug: "a mail’s key doesn’t name its occasion",
    isCaughtIn: "the cron runs twice while a session is near",
    by: "each change of a booking is mailed once",
  },
  {
    bug: "the link of a mail is not stored",
    isCaughtIn: "a session is booked and confirmed, and its mails are read",
    by: "every link of every mail shows the booking as it is",
    between: changeOutbox(() => ({ isPosted: () => sql`false` })),
  },
  {
    bug: "a block lies over a booking",
    isCaughtIn: "the master blocks an hour that is booked",
    by: "no client’s session lies under a block",
    between: changeSql(
      ["json_extract(part.value, '$[1]')", "0"],
      ['"consultations"."ends_at" > ? and "consultations"."session_at" < ?', "(? is ? and false)"],
    ),
  },
  {
    bug: "a mail with the old link is not taken back",
    isCaughtIn: "a session’s link is changed while its confirmation waits",
    by: "a mail about a confirmed session says where it takes place when it arrives",
    between: changeOutbox((outbox) => ({
      retract: (_beginnings, except, condition) => outbox.retract(["nothing"], except, condition),
    })),
  },
  {
    bug: "an offer keeps nothing, and is forgotten",
    isCaughtIn: "an hour is given up that two wait for",
    by: "an hour is offered to one person at a time",
    between: changeDays((day) => ({
      ...wrapDay(day, (_name, call) => call()),
      offer: async (wanted, _stored, now) => ok(keepHold(createHold({ ...wanted, kind: "offer" }, now))),
    })),
  },
  {
    bug: "hours are offered whatever became of the payment",
    isCaughtIn: "an hour is given up that somebody waits for whose payment is in dispute",
    by: "who is offered an hour can book it, and has none that is earlier",
  },
  {
    bug: "taking an offered hour is a move",
    isCaughtIn: "an hour is given up, and taken by who has waited for it",
    by: "an hour that was offered counts as no move",
  },
  {
    bug: "what has become free is never looked at",
    isCaughtIn: "an hour is given up, and taken by who has waited for it",
    by: "what has become free is offered, until nobody is left who could have it",
  },
  {
    bug: "a dispute suspends nothing",
    isCaughtIn: "somebody books whose payment is in dispute",
    by: "no client gets an hour while the payment is in dispute, or the money has gone back",
    between: changeSql([`"orders"."status" = 'paid'`, "true"]),
  },
  {
    bug: "a confirmed session outlives its refund",
    isCaughtIn: "the money of a confirmed session goes back",
    by: "no session lives on an access that was taken back",
  },
  {
    bug: "an erasure leaves the request for an hour",
    isCaughtIn: "somebody has everything deleted who waits for an hour",
    by: "nothing but the invoice is left of a person who was erased",
    between: changeSql(['delete from "hour_requests" where', 'delete from "hour_requests" where false and']),
  },
  {
    bug: "an hour stays kept for an offer that was deleted",
    isCaughtIn: "somebody has everything deleted who is offered an hour",
    by: "free is what nothing takes: no hold outlives its end",
    between: changeDays((day) => ({ ...wrapDay(day, (_name, call) => call()), release: async () => {} })),
  },
  {
    bug: "an hour stays kept for an offer that was declined",
    isCaughtIn: "an hour is given up, and declined by who has waited for it",
    by: "free is what nothing takes: no hold outlives its end",
    between: changeDays((day) => ({ ...wrapDay(day, (_name, call) => call()), release: async () => {} })),
  },
  {
    bug: "cancelling always costs the access",
    isCaughtIn: "a client cancels in time",
    by: "access is lost by a no-show and by a client who cancels late, and by nothing else",
  },
];

function face({ isCaughtIn, between = {}, withoutIndex: index }: Planted): Promise<readonly string[]> {
  const run = () => CHALLENGES[isCaughtIn](between);
  return index === undefined ? run() : withoutIndex(index, run);
}

describe("without a bug", () => {
  it.each(Object.entries<Challenge>(CHALLENGES))("%s breaks no statement", async (_name, challenge) => {
    planted.bug = "";
    expect(await challenge({})).toEqual([]);
  });
});

describe("a bug is caught", () => {
  it.each(BUGS.map((planting) => [planting.bug, planting.by, planting] as const))(
    "where %s: “%s” is broken",
    async (bug, by, planting) => {
      planted.bug = bug;
      const broken = await face(planting).finally(() => {
        planted.bug = "";
      });
      expect(broken.map((wrong) => wrong.split(": ").slice(0, by.split(": ").length).join(": "))).toContain(by);
    },
  );
});
