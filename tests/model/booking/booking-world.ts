import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Visitor } from "#domain/accounts/visitor.ts";
import type { BookingRequest } from "#domain/contracts/consultations.ts";
import type { Fault, Result } from "#domain/lib/result.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase, type Database } from "#worker/db/database.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { cancelAsClient, confirmAsMaster } from "#worker/features/consultations/acts.ts";
import { bookSession } from "#worker/features/consultations/book-session.ts";
import type { BookingDeps } from "#worker/features/consultations/booking-deps.ts";
import { cancelRevokedBookings } from "#worker/features/consultations/cancel-revoked.ts";
import type { StoredBooking } from "#worker/features/consultations/consultation-repo.ts";
import { doDueActs } from "#worker/features/consultations/do-due-acts.ts";
import { listFreeHours } from "#worker/features/consultations/free-hours.ts";
import { holdHour } from "#worker/features/consultations/hold-hour.ts";
import { moveAsClient, moveAsMaster } from "#worker/features/consultations/move-session.ts";
import { Outbox } from "#worker/mail/outbox.ts";
import type { ConsultationDays } from "#worker/ports/consultation-days.ts";
import { watchDays } from "../../worker/support/steps.ts";
import { type CrashPoint, Effects, watchDatabase } from "../effects.ts";

const ORIGIN = "https://sigilarium.test";

/** Saturday, 21 November 2026, 12:00 in UTC. */
const START = Date.UTC(2026, 10, 21, 12);

/** Where confirmed sessions take place. */
const LINK = "https://meet.example.org/room";

const AUDIT = { browser: "Firefox on Linux" } as const;

const composed = compose(env);

/** Children go before their parent. */
const TABLES = [
  ...["consultation_links", "consultation_holds", "hour_requests", "consultations", "blocked_slots"],
  ...["consultation_settings", "outbox", "orders", "audit_entries"],
];

/** Who books: each has paid. */
export const CLIENTS = ["ada@example.test", "bea@example.test", "cyd@example.test"] as const;

/** Who books. */
export type ClientEmail = (typeof CLIENTS)[number];

/** A bug that is put between the product and what it works with. */
export interface PlantedBug {
  readonly days?: (days: ConsultationDays) => ConsultationDays;
  readonly binding?: (binding: D1Database) => D1Database;
  /** Statements that change the database itself. */
  readonly sql?: readonly string[];
}

/**
 * The engine of booking over a real database and real objects, with clients, master and clock in the test’s hand. Each act runs in an isolate
 * that may stop before or after any of its effects.
 */
export class BookingWorld {
  now = START;
  effects = new Effects();
  nextCrash: CrashPoint | null = null;
  /** What happens once, right before the next batch is written: between what an act has read and what it writes. */
  meanwhile: (() => Promise<unknown>) | null = null;
  /** For looks at what is stored: nothing stops them. */
  readonly database: Database = createDatabase(env.DB);
  readonly #bug: PlantedBug;

  private constructor(bug: PlantedBug) {
    this.#bug = bug;
  }

  /** Begins again from nothing, with three clients who have paid. */
  static async begin(bug: PlantedBug = {}): Promise<BookingWorld> {
    await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
    for (const id of await listDurableObjectIds(env.CONSULTATION_DAYS)) {
      await runInDurableObject(env.CONSULTATION_DAYS.get(id), (_day, state) => {
        state.storage.sql.exec("delete from kept_times");
      });
    }
    const world = new BookingWorld(bug);
    await world.database.insert(orders).values(CLIENTS.map(toOrder));
    return world;
  }

  hold(email: ClientEmail, hour: string) {
    return this.run(async (deps) => holdHour(deps, await this.#visit(email), Date.parse(hour)));
  }

  book(email: ClientEmail, hour: string) {
    return this.run(async (deps) =>
      bookSession(deps, { visitor: await this.#visit(email), origin: ORIGIN }, toForm(email, hour)),
    );
  }

  move(email: ClientEmail, hour: string) {
    return this.#act(email, (deps, id) => moveAsClient(deps, id, { startsAt: Date.parse(hour), origin: ORIGIN }));
  }

  moveAsMaster(email: ClientEmail, hour: string) {
    const move = { startsAt: Date.parse(hour), reason: null, origin: ORIGIN };
    return this.#act(email, (deps, id) =>
      moveAsMaster(deps, id, { ...move, audit: { ...AUDIT, act: "session_moved" } }),
    );
  }

  cancel(email: ClientEmail) {
    return this.#act(email, (deps, id) =>
      cancelAsClient(deps, id, { reason: "", acceptsForfeiture: true, origin: ORIGIN }),
    );
  }

  confirm(email: ClientEmail) {
    const audit = { ...AUDIT, act: "session_confirmed" } as const;
    return this.#act(email, (deps, id) => confirmAsMaster(deps, id, { meetingUrl: LINK, origin: ORIGIN, audit }));
  }

  /** The money of a client goes back, or is there again. */
  async setPaid(email: ClientEmail, isPaid: boolean): Promise<void> {
    await this.database
      .update(orders)
      .set({ status: isPaid ? "paid" : "refunded" })
      .where(eq(orders.email, email));
  }

  /** The master blocks an hour, or ends the block: the statements of the desk. */
  async setBlocked(hour: string, isBlocked: boolean): Promise<void> {
    const [startsAt, endsAt] = [Date.parse(hour), Date.parse(hour) + 3_600_000];
    const day = hour.slice(0, 10);
    await env.DB.batch([
      isBlocked
        ? env.DB.prepare(
            `insert into blocked_slots (id, kind, day, last_day, starts_at, ends_at, created_at)
             select ?, 'range', ?, ?, ?, ?, 1 where not exists
             (select 1 from consultations where status in ('pending', 'confirmed') and session_at < ? and ends_at > ?)
             on conflict (id) do nothing`,
          ).bind(hour, day, day, startsAt, endsAt, endsAt, startsAt)
        : env.DB.prepare("delete from blocked_slots where id = ?").bind(hour),
      env.DB.prepare(
        `insert into consultation_settings (id, settings, calendar_version, changed_at) values ('settings', '{}', 1, 1)
         on conflict (id) do update set calendar_version = calendar_version + 1`,
      ),
    ]);
  }

  /** What the clock does each minute. */
  async tick(): Promise<void> {
    await this.run(async (deps) => {
      await doDueActs(deps, { origin: ORIGIN, now: this.now });
      await cancelRevokedBookings(deps, { origin: ORIGIN });
    });
  }

  /** The free hours of a day, for somebody who looks. */
  async listFree(day: `${number}-${number}-${number}`): Promise<readonly string[]> {
    const free = await this.run((deps) => listFreeHours(deps, day, null, null));
    return (free ?? []).map(({ time }) => time);
  }

  /** What holds after any crash: holds and what is remembered are over, and a minute has passed. */
  async recover(): Promise<void> {
    this.nextCrash = null;
    this.meanwhile = null;
    this.now += 31 * 60_000;
    await this.tick();
  }

  /** Every booking, the earliest first. */
  async listBookings(): Promise<readonly (typeof consultations.$inferSelect)[]> {
    return this.database.select().from(consultations).orderBy(consultations.sessionAt, consultations.id);
  }

  /** The live booking of a client; null where there is none. */
  async findLive(email: ClientEmail): Promise<string | null> {
    const bookings = await this.listBookings();
    const live = bookings.find((one) => one.email === email && ["pending", "confirmed"].includes(one.status));
    return live?.id ?? null;
  }

  /** Runs something in an isolate that has just begun; null where it stopped. */
  async run<Value>(work: (deps: BookingDeps) => Promise<Value>): Promise<Value | null> {
    const effects = new Effects(this.nextCrash);
    this.nextCrash = null;
    this.effects = effects;
    try {
      const value = await work(this.connect(effects));
      return effects.isStopped ? null : value;
    } catch (error) {
      if (effects.isStopped) return null;
      throw error;
    }
  }

  /** What an isolate works with. */
  connect(effects: Pick<Effects, "happen" | "look">): BookingDeps {
    const { binding = (same) => same, days = (same) => same } = this.#bug;
    const watched = { happen: this.#interrupt(effects), look: effects.look.bind(effects) };
    const database = createDatabase(watchDatabase(binding(env.DB), watched));
    const { encryption, links } = composed;
    return {
      ...{ database, encryption, links, clock: { now: () => this.now } },
      days: watchDays(days(composed.days), effects),
      outbox: new Outbox(database, encryption),
      mailSender: { deliver: async () => {} },
      background: { run: () => {} },
      masterEmail: "master@example.test",
    };
  }

  /** Somebody in whose browser it was paid. */
  async #visit(email: ClientEmail): Promise<Visitor> {
    const [order] = await this.database.select().from(orders).where(eq(orders.email, email));
    if (!order) throw new Error("Nobody has paid.");
    const { orderNumber, tier, status } = order;
    return { kind: "buyer", tier: "free", orders: [{ orderNumber, tier, status, email }] };
  }

  async #act(
    email: ClientEmail,
    act: (deps: BookingDeps, id: string) => Promise<Result<StoredBooking, Fault>>,
  ): Promise<Result<StoredBooking, Fault> | null> {
    const id = await this.findLive(email);
    return id === null ? null : this.run((deps) => act(deps, id));
  }

  #interrupt(effects: Pick<Effects, "happen">): Effects["happen"] {
    return async (name, effect) => {
      const { meanwhile } = this;
      if (meanwhile !== null && /^one batch: .*(?:insert|update)/.test(name)) {
        this.meanwhile = null;
        await meanwhile();
      }
      return effects.happen(name, effect);
    };
  }
}

function toOrder(email: string, at: number): typeof orders.$inferInsert {
  const id = `order-${at}`;
  return {
    ...{ id, email, orderNumber: `ORD-0000000${at + 1}`, tier: "consultation", status: "paid", amount: 49_900 },
    ...{ idempotencyKey: id, paidAt: 1, createdAt: 1 },
  };
}

function toForm(email: string, sessionDateTime: string): BookingRequest {
  return {
    ...{ email, sessionDateTime, name: "Ada Lovelace", dateOfBirth: "1990-02-03" },
    ...{ consultationTopic: "Where my work is going next", timezone: "Europe/London" },
  };
}
