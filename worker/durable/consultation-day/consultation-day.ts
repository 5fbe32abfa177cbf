import { DurableObject } from "cloudflare:workers";
import { and, inArray } from "drizzle-orm";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { createHold, decideProlonging, type HoldKind, type ProlongRefusal } from "#domain/consultations/holds.ts";
import {
  findJudgedAt,
  findKeepingRefusal,
  findMasterRefusal,
  type KeptTime,
  keepHold,
  listKept,
  REMEMBERED_MS,
  type StoredDay,
  toHold,
  type WantedTime,
  WRITING_MS,
} from "#domain/consultations/kept-times.ts";
import type { SlotRefusal } from "#domain/consultations/slots.ts";
import { isOverlapping } from "#domain/lib/intervals.ts";
import { err, ok, type Result } from "#domain/lib/result.ts";
import { createDatabase } from "#worker/db/database.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import type { ConsultationDay as ConsultationDayPort, DayBlock, MoveRefusal } from "#worker/ports/consultation-days.ts";
import { KeptTimeStore } from "./kept-time-store.ts";

/** When the database can’t be asked, the alarm tries again after this, in milliseconds. */
const NEXT_TRY_MS = 30_000;

/**
 * One day of the practice. Each call is one synchronous transaction: load, decide, write, with no `await` in between, so that of two calls at
 * the same moment the second one sees what the first one has written. The alarm settles what a crash has left, by what the database holds.
 */
export class ConsultationDay extends DurableObject<Env> implements ConsultationDayPort {
  readonly #store: KeptTimeStore;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#store = new KeptTimeStore(state.storage.sql);
  }

  async snapshot(now: number): Promise<readonly KeptTime[]> {
    return listKept(this.#store.list(), now);
  }

  async hold(wanted: WantedTime, stored: StoredDay, now: number): Promise<Result<KeptTime, SlotRefusal>> {
    return this.#keep("choice", wanted, stored, now);
  }

  async offer(wanted: WantedTime, stored: StoredDay, now: number): Promise<Result<KeptTime, SlotRefusal>> {
    return this.#keep("offer", wanted, stored, now);
  }

  async prolong(id: string, orderId: string, now: number): Promise<Result<KeptTime, ProlongRefusal>> {
    return this.#decide((kept) => {
      const hold = kept.map(toHold).find((one) => one?.id === id && one.orderId === orderId);
      if (!hold) return err("hold_ended");
      const prolonged = decideProlonging(hold, now);
      if (!prolonged.isOk) return prolonged;
      const time = keepHold(prolonged.value);
      this.#put(time, now);
      return ok(time);
    });
  }

  async book(wanted: WantedTime, stored: StoredDay, now: number): Promise<Result<null, SlotRefusal>> {
    return this.#decide((kept) => {
      const refusal = findKeepingRefusal(stored, kept, wanted, now);
      if (refusal !== null) return err(refusal);
      const since = findJudgedAt(kept, wanted, now);
      for (const time of kept) {
        if (time.orderId === wanted.orderId && toHold(time) !== null) this.#store.delete(time.id);
      }
      this.#put(toWriting(wanted, since, now), now);
      return ok(null);
    });
  }

  async move(
    wanted: WantedTime,
    by: "client" | "master",
    stored: StoredDay,
    now: number,
  ): Promise<Result<null, MoveRefusal>> {
    return this.#decide((kept) => {
      const find = by === "client" ? findKeepingRefusal : findMasterRefusal;
      const refusal = find(stored, kept, wanted, now);
      if (refusal !== null) return err(refusal);
      this.#put(toWriting(wanted, findJudgedAt(kept, wanted, now), now), now);
      return ok(null);
    });
  }

  async confirm(id: string, now: number): Promise<void> {
    await this.#decide((kept) => {
      const time = kept.find((one) => one.id === id && one.kind === "writing");
      if (!time?.bookingId) return;
      this.#store.deleteOfBooking(time.bookingId, id);
      if (time.orderId !== null) this.#store.deleteChoicesOf(time.orderId);
      this.#put({ ...time, kind: "written", expiresAt: now + REMEMBERED_MS }, now);
    });
  }

  async release(id: string): Promise<void> {
    await this.#decide(() => this.#store.delete(id));
  }

  async forget(bookingId: string): Promise<void> {
    await this.#decide(() => this.#store.deleteOfBooking(bookingId));
  }

  async block({ id, intervals }: DayBlock, now: number): Promise<void> {
    await this.#decide((kept) => {
      const under = kept.filter((time) => intervals.some((interval) => isOverlapping(interval, time)));
      for (const time of under) if (toHold(time) !== null) this.#store.delete(time.id);
      for (const { startsAt, endsAt } of intervals) {
        this.#put(
          {
            ...{ id, kind: "block", orderId: null, bookingId: null, startsAt, endsAt },
            ...{ since: now, expiresAt: now + REMEMBERED_MS, timesProlonged: 0 },
          },
          now,
        );
      }
    });
  }

  async unblock(blockId: string): Promise<void> {
    await this.release(blockId);
  }

  /** Lets go of what has ended. A booking whose writer said nothing more is looked up: where it was written after all, it is remembered. */
  override async alarm(): Promise<void> {
    const due = this.#store.listDue(Date.now());
    const unsettled = due.filter(({ kind }) => kind === "writing");
    const written = await this.#findWritten(unsettled);
    await this.#decide((kept) => {
      for (const time of due) {
        const isStillSo = kept.some(
          ({ id, kind, expiresAt }) => id === time.id && kind === time.kind && expiresAt === time.expiresAt,
        );
        if (!isStillSo) continue;
        if (time.kind !== "writing") this.#store.delete(time.id);
        else if (written === null) this.#store.put(time, Date.now() + NEXT_TRY_MS);
        else if (written.has(toPlace(time.bookingId, time.startsAt))) {
          const ended = { ...time, kind: "written", expiresAt: time.expiresAt + REMEMBERED_MS } as const;
          this.#store.put(ended, Date.now() + REMEMBERED_MS);
        } else this.#store.delete(time.id);
      }
    });
    // It has gone off and is set no longer, also where it came too early for anything to be due.
    await this.#setAlarm();
  }

  #keep(kind: HoldKind, wanted: WantedTime, stored: StoredDay, now: number): Promise<Result<KeptTime, SlotRefusal>> {
    return this.#decide((kept) => {
      const refusal = findKeepingRefusal(stored, kept, wanted, now);
      if (refusal !== null) return err(refusal);
      const { id, orderId, startsAt, endsAt } = wanted;
      const time = keepHold(createHold({ id, kind, orderId, startsAt, endsAt }, now));
      if (kind === "choice") this.#store.deleteChoicesOf(orderId);
      this.#put(time, now);
      return ok(time);
    });
  }

  /** One transaction, and the alarm for what it has kept. */
  async #decide<Value>(decide: (kept: readonly KeptTime[]) => Value): Promise<Value> {
    const value = this.ctx.storage.transactionSync(() => decide(this.#store.list()));
    // Most attempts are refused, and leave everything as it is.
    if (!this.#store.takeChanged()) return value;
    await this.#setAlarm();
    return value;
  }

  async #setAlarm(): Promise<void> {
    const next = this.#store.findNextDue();
    if (next === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(next);
  }

  /** `now` is the caller’s, and the alarm goes by our own clock: what counts is how long the time is kept. */
  #put(time: KeptTime, now: number): void {
    this.#store.put(time, Date.now() + Math.max(0, time.expiresAt - now));
  }

  /** Which of these bookings are in the database at their times; null where it can’t be asked. */
  async #findWritten(times: readonly KeptTime[]): Promise<ReadonlySet<string> | null> {
    const ids = times.flatMap(({ bookingId }) => (bookingId === null ? [] : [bookingId]));
    if (ids.length === 0) return new Set();
    try {
      const rows = await createDatabase(this.env.DB)
        .select({ id: consultations.id, startsAt: consultations.sessionAt })
        .from(consultations)
        .where(and(inArray(consultations.id, ids), inArray(consultations.status, [...LIVE_CONSULTATION_STATUSES])));
      return new Set(rows.map(({ id, startsAt }) => toPlace(id, startsAt)));
    } catch {
      return null;
    }
  }
}

function toWriting({ id, orderId, bookingId, startsAt, endsAt }: WantedTime, since: number, now: number): KeptTime {
  return {
    ...{ id, kind: "writing", orderId, bookingId, startsAt, endsAt, since },
    ...{ expiresAt: now + WRITING_MS, timesProlonged: 0 },
  };
}

function toPlace(bookingId: string | null, startsAt: number): string {
  return `${bookingId}|${startsAt}`;
}
