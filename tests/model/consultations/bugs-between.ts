import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHold } from "#domain/consultations/holds.ts";
import { keepHold, type WantedTime } from "#domain/consultations/kept-times.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { ok } from "#domain/lib/result.ts";
import { KeptTimeStore } from "#worker/durable/consultation-day/kept-time-store.ts";
import type { Outbox } from "#worker/mail/outbox.ts";
import type { ConsultationDays, ConsultationDay as DayPort } from "#worker/ports/consultation-days.ts";
import { rewriteSql } from "../effects.ts";
import { wrapDay } from "./faults.ts";
import type { ConsultationWorld, PlantedBug } from "./world.ts";

// Bugs between the use cases and their dependencies; those inside a module are planted where it is loaded.

/** A bug between the use cases and the objects of the days. */
export function changeDays(change: (day: DayPort, world: ConsultationWorld, name: CivilDay) => DayPort): PlantedBug {
  return {
    days: (days: ConsultationDays, world) => ({ get: (day, hint) => change(days.get(day, hint), world, day) }),
  };
}

/** An object that looks, lets something else happen, and then writes. */
export const AWAITS_IN_BETWEEN = changeDays((day, world, name) => ({
  ...wrapDay(day, (_name, call) => call()),
  hold: (wanted: WantedTime, _stored, now) =>
    runInDurableObject(world.stub(name), async (_object, state) => {
      const store = new KeptTimeStore(state.storage.sql);
      const isTaken = store.list().some(({ startsAt }) => startsAt === wanted.startsAt);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const time = keepHold(createHold({ ...wanted, kind: "choice" }, now));
      if (!isTaken) store.put(time, time.expiresAt);
      return ok(time);
    }),
}));

/** A move that gives the old hour up before it has the new one. */
export const RELEASES_FIRST = changeDays((day) => ({
  ...wrapDay(day, (_name, call) => call()),
  async move(wanted, by, stored, now) {
    const set = (status: string, reason: string | null) =>
      env.DB.prepare("update consultations set status = ?, cancel_reason = ?, sequence = sequence where id = ?")
        .bind(status, reason, wanted.bookingId)
        .run();
    await set("cancelled", "by_client");
    const moved = await day.move(wanted, by, stored, now);
    if (moved.isOk) await set("pending", null);
    return moved;
  },
}));

/** A bug in what the database is asked. */
export function changeSql(...changes: readonly (readonly [from: string, to: string])[]): PlantedBug {
  return { binding: (binding) => changes.reduce((changed, [from, to]) => rewriteSql(changed, from, to), binding) };
}

/** A bug between the use cases and the outbox. */
export function changeOutbox(change: (outbox: Outbox) => Partial<Outbox>): PlantedBug {
  return {
    outbox: (outbox) =>
      new Proxy(outbox, {
        get: (target, name) => {
          const member: unknown = Reflect.get(change(target), name) ?? Reflect.get(target, name);
          return typeof member === "function" ? member.bind(target) : member;
        },
      }),
  };
}
