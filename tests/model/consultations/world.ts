import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import type { Visitor } from "#domain/accounts/visitor.ts";
import { DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import { formatSettings } from "#domain/consultations/stored-settings.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { Fault, Result } from "#domain/lib/result.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/lib/time.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase, type Database } from "#worker/db/database.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { blockedSlots, consultationSettings, consultations } from "#worker/db/schema/consultations.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { BookingDeps } from "#worker/features/consultations/booking-deps.ts";
import type { StoredBooking } from "#worker/features/consultations/consultation-repo.ts";
import { doDueActs } from "#worker/features/consultations/do-due-acts.ts";
import { FEATURES } from "#worker/features.ts";
import { MailSender } from "#worker/mail/mail-sender.ts";
import { Outbox } from "#worker/mail/outbox.ts";
import type { ConsultationDays } from "#worker/ports/consultation-days.ts";
import type { DeliveryResult, MailMessage } from "#worker/ports/mail.ts";
import { type CrashPoint, Effects, watchDatabase } from "../effects.ts";
import { listNextDays, START, WAYS_OF_WORKING, type WayOfWorking } from "./calendar.ts";
import { DatabaseFaults, watchDays } from "./faults.ts";

/** Where the links of mails lead. */
export const ORIGIN = "https://sigilarium.test";

/** Where sessions take place. */
const MEETING_LINK = "https://meet.example.org/room-7";

const composed = compose(env);
const { encryption, links, seller } = composed;
const KINDS = FEATURES.flatMap(({ mails = [] }) => mails);

/** Children go before their parent. */
const TABLES = [
  ...["consultation_links", "consultation_holds", "hour_requests", "consultations", "blocked_slots"],
  ...["consultation_settings", "outbox", "orders", "audit_entries"],
];

/** Somebody with an order, each in another zone. */
export interface Buyer {
  readonly email: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly zone: string;
}

/** Who books: two have paid, and one pays late. */
export const BUYERS: readonly Buyer[] = ["Asia/Tokyo", "Europe/London", "America/New_York"].map((zone, at) => ({
  email: `buyer-${at}@example.test`,
  orderId: `00000000-0000-7000-8000-00000000000${at}`,
  orderNumber: `ORD-M0DE100${at}`,
  zone,
}));

/** A booking as it is stored. */
export type BookingRow = typeof consultations.$inferSelect;

/** What is stored at a moment. */
export interface Stored {
  readonly bookings: readonly BookingRow[];
  readonly blocks: readonly (typeof blockedSlots.$inferSelect)[];
  /** The key of each mail that was ever written. */
  readonly mailKeys: readonly string[];
  /** What the objects keep of the days that the last act was about. */
  readonly kept: readonly KeptRow[];
}

/** A mail as it arrived, and what was so at that moment. */
export interface ArrivedMail {
  readonly kind: string;
  readonly key: string;
  readonly text: string;
  /** The secret of its link; null where it has none. */
  readonly token: string | null;
  /** The booking that it is about, as it was when the mail arrived; null where it has no link. */
  readonly booking: BookingRow | null;
  readonly at: number;
}

/** What an object keeps, as it is stored there. */
export type KeptRow = {
  readonly kind: string;
  readonly order_id: string | null;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly expires_at: number;
};

/** A bug that is put between the product and what it works with. */
export interface PlantedBug {
  readonly binding?: (binding: D1Database) => D1Database;
  readonly days?: (days: ConsultationDays, world: ConsultationWorld) => ConsultationDays;
  readonly outbox?: (outbox: Outbox) => Outbox;
}

let runs = 0;

/** How many acts are running: some run at once. */
let running = 0;
const REAL = { now: Date.now, random: Math.random };

/**
 * The booking of sessions over a real database and real objects, with clients, the master and the clock in the test's hand. Each act may end
 * in a crash; the next one runs in another isolate over what is stored.
 */
export class ConsultationWorld {
  now = START;
  /** For looks at what is stored: no crash and no fault stops them. */
  readonly database: Database = createDatabase(env.DB);
  readonly faults = new DatabaseFaults();
  effects = new Effects();
  nextCrash: CrashPoint | null = null;
  way: WayOfWorking = WAYS_OF_WORKING[0];
  /** The last state of each booking that somebody was told. */
  readonly told = new Map<string, StoredBooking>();
  /** What happens once, the next time that a mail is drafted; null for nothing. */
  meanwhile: (() => Promise<unknown>) | null = null;
  readonly arrived: ArrivedMail[] = [];
  readonly reached = new Set<string>();
  readonly #bug: PlantedBug;
  readonly #usedDays = new Set<CivilDay>();
  readonly #touchedDays = new Set<CivilDay>();

  private constructor(bug: PlantedBug) {
    this.#bug = bug;
  }

  /** A practice that is empty but for who has paid; the tables and the objects of the days are the same for all runs. */
  static async begin(bug: PlantedBug = {}): Promise<ConsultationWorld> {
    const world = new ConsultationWorld(bug);
    runs += 1;
    const link = await encryption.forRow("consultation_settings", "settings").encrypt("meeting_url", MEETING_LINK);
    await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
    await world.database.batch([
      world.database.insert(orders).values(BUYERS.map((buyer, at) => toOrder(buyer, at < 2 ? "paid" : "pending"))),
      world.database
        .insert(consultationSettings)
        .values({ ...toSettings(world.way), meetingUrl: link, changedAt: START }),
    ]);
    return world;
  }

  /** The objects of the days; those of a run are another run's no longer. */
  get days(): ConsultationDays {
    const real: ConsultationDays = {
      get: (day) => {
        this.#usedDays.add(day);
        this.#touchedDays.add(day);
        return this.stub(day);
      },
    };
    return this.#bug.days?.(real, this) ?? real;
  }

  /** The object of a day. */
  stub(day: CivilDay) {
    return env.CONSULTATION_DAYS.get(env.CONSULTATION_DAYS.idFromName(`${runs} ${day}`));
  }

  /** What a buyer's browser holds: an order counts once it is paid. */
  async visit({ orderNumber, email }: Buyer): Promise<Visitor> {
    const [order] = await this.database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    if (!order || order.status === "pending") return { kind: "anonymous" };
    return {
      kind: "buyer",
      tier: "free",
      orders: [{ orderNumber, tier: "consultation", status: order.status, email }],
    };
  }

  /** What becomes of a payment. */
  async setOrder({ orderId }: Buyer, status: OrderStatus): Promise<void> {
    await this.database.update(orders).set({ status, paidAt: START }).where(eq(orders.id, orderId));
  }

  /** Runs an act in an isolate that has just begun; null where it stopped. What a booking is, is noted where somebody was told. */
  async act<Value>(run: (deps: BookingDeps) => Promise<Value>): Promise<Value | null> {
    const effects = new Effects(this.nextCrash);
    this.nextCrash = null;
    this.effects = effects;
    try {
      const value = await this.#atOurTime(() => run(this.#connect(effects)));
      return effects.isStopped ? null : value;
    } catch (error) {
      if (effects.isStopped) return null;
      // What the database didn't respond to is a failure that the client is told of.
      if (isLostConnection(error)) return null;
      throw error;
    } finally {
      if (effects.isStopped) this.reached.add("crash");
    }
  }

  /** An act that leaves a booking, which its caller is told. */
  async change(
    run: (deps: BookingDeps) => Promise<Result<StoredBooking, Fault>>,
  ): Promise<Result<StoredBooking, Fault> | null> {
    const result = await this.act(run);
    if (result?.isOk) {
      const { booking } = result.value;
      const before = this.told.get(booking.id);
      if (!before || before.booking.sequence <= booking.sequence) this.told.set(booking.id, result.value);
      this.reached.add(booking.status);
    } else if (result) this.reached.add(result.error.code);
    return result;
  }

  /** What the cron does each minute: what is due, and the mails that wait. */
  async tick(): Promise<void> {
    await this.doDue();
    await this.deliverMails();
  }

  /** What the clock brings about is done, and its mails wait. */
  async doDue(): Promise<void> {
    await this.act((deps) => doDueActs(deps, { origin: ORIGIN, now: this.now }));
  }

  /** The mails that wait arrive. */
  async deliverMails(): Promise<void> {
    await this.#atOurTime(() => this.#connectSender(new Outbox(this.database, encryption)).deliverDue());
  }

  /** The alarms of all objects, whether or not their time has come. */
  async ringAlarms(): Promise<void> {
    await this.#atOurTime(async () => {
      for (const day of this.#usedDays) await runDurableObjectAlarm(this.stub(day));
    });
  }

  /** The object of a day is taken out of memory, as happens whenever it is idle. */
  async evict(day: CivilDay): Promise<void> {
    await this.stub(day).snapshot(this.now);
    await evictDurableObject(this.stub(day));
  }

  /** What is stored now, and what the objects keep of the days that the last act was about. */
  async look(): Promise<Stored> {
    const touched = [...this.#touchedDays];
    this.#touchedDays.clear();
    const [bookings, blocks, mails] = await this.database.batch([
      this.database.select().from(consultations).orderBy(asc(consultations.id)),
      this.database.select().from(blockedSlots),
      this.database.select({ key: outbox.messageKey }).from(outbox),
    ]);
    return { bookings, blocks, mailKeys: mails.map(({ key }) => key), kept: await this.#listKept(touched) };
  }

  /** What all objects keep, whether or not it has ended. */
  listAllKept(): Promise<readonly KeptRow[]> {
    return this.#listKept([...this.#usedDays]);
  }

  /** Another way of working, which the master has set; no booking moves. */
  async changeWay(way: WayOfWorking): Promise<void> {
    this.way = way;
    const { settings } = toSettings(way);
    await env.DB.prepare("update consultation_settings set settings = ?, calendar_version = calendar_version + 1")
      .bind(settings)
      .run();
  }

  /** The bookings of all times, the oldest first. */
  async listBookings(): Promise<readonly BookingRow[]> {
    return this.database.select().from(consultations).orderBy(asc(consultations.id));
  }

  /** The days that somebody chooses from. */
  listDays(): readonly CivilDay[] {
    return listNextDays(this.now, 3);
  }

  /** From now on all goes well; what has stalled is still under way. */
  clearFaults(): void {
    this.nextCrash = null;
    this.faults.lostResponses = 0;
    this.faults.stalled = 0;
  }

  /** What holds after any crash: writes that were under way happen, holds end, alarms ring, and the cron runs. */
  async recover(): Promise<void> {
    this.clearFaults();
    await this.faults.land();
    this.now += 31 * MINUTE_MS;
    await this.tick();
  }

  async #listKept(days: readonly CivilDay[]): Promise<readonly KeptRow[]> {
    const kept = days.map((day) =>
      runInDurableObject(this.stub(day), (_object, state) =>
        state.storage.sql.exec<KeptRow>("select * from kept_times").toArray(),
      ),
    );
    return (await Promise.all(kept)).flat();
  }

  /** For as long as something runs, all clocks are the test's, and nothing is waited for between two tries. */
  async #atOurTime<Value>(run: () => Promise<Value>): Promise<Value> {
    running += 1;
    Date.now = () => this.now;
    Math.random = () => 0;
    try {
      return await run();
    } finally {
      running -= 1;
      if (running === 0) {
        Date.now = REAL.now;
        Math.random = REAL.random;
      }
    }
  }

  #connect(effects: Effects): BookingDeps {
    const { binding = (real) => real, outbox: wrap = (real) => real } = this.#bug;
    const database = createDatabase(binding(watchDatabase(env.DB, effects, (work) => this.faults.write(work))));
    return {
      ...{ database, encryption, links },
      clock: { now: () => this.now },
      days: watchDays(this.days, effects),
      outbox: wrap(new SlowOutbox(database, encryption, this)),
      // Mails wait in the outbox for the cron.
      mailSender: { deliver: async () => {} },
      background: { run: () => {} },
      masterEmail: "master@example.test",
    };
  }

  #connectSender(box: Outbox): MailSender {
    return new MailSender({
      outbox: box,
      transport: { deliver: (message) => this.#receive(message) },
      clock: { now: () => this.now },
      tools: { links, seller, makeGuide: async () => new Uint8Array() },
      kinds: KINDS,
      replyTo: "help@example.test",
    });
  }

  async #receive({ id, text }: MailMessage): Promise<DeliveryResult> {
    const [, token = null] = /\/booking\/([\w-]+)/.exec(text) ?? [];
    const [mail] = await this.database.select().from(outbox).where(eq(outbox.id, id));
    const hash = token === null ? "" : await hashToken(token);
    const booking = await env.DB.prepare("select consultation_id as id from consultation_links where token_hash = ?")
      .bind(hash)
      .first<{ id: string }>();
    const [row] = await this.database
      .select()
      .from(consultations)
      .where(eq(consultations.id, booking?.id ?? ""));
    if (!mail) throw new Error("A mail arrived that was never in the outbox.");
    this.arrived.push({ kind: mail.kind, key: mail.messageKey, text, token, booking: row ?? null, at: this.now });
    this.reached.add(mail.kind);
    return { isDelivered: true };
  }
}

/** An outbox in which something can happen while a mail is drafted. */
class SlowOutbox extends Outbox {
  readonly #world: ConsultationWorld;

  constructor(database: Database, encryption: ConstructorParameters<typeof Outbox>[1], world: ConsultationWorld) {
    super(database, encryption);
    this.#world = world;
  }

  override async draft(...given: Parameters<Outbox["draft"]>): ReturnType<Outbox["draft"]> {
    const { meanwhile } = this.#world;
    this.#world.meanwhile = null;
    await meanwhile?.();
    return super.draft(...given);
  }
}

function toOrder({ orderId, orderNumber, email }: Buyer, status: OrderStatus) {
  return {
    ...{ id: orderId, orderNumber, email, tier: "consultation" as const, status, amount: 49_900 },
    ...{ idempotencyKey: orderId, paidAt: status === "paid" ? START - HOUR_MS : null, createdAt: START - HOUR_MS },
  };
}

function toSettings({ bufferMinutes }: WayOfWorking): { readonly id: string; readonly settings: string } {
  const hours = { start: "09:00", end: "12:00" } as const;
  const workingHours = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
  return { id: "settings", settings: formatSettings({ ...DEFAULT_SETTINGS, workingHours, bufferMinutes }) };
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes("Network connection lost") || isLostConnection(error.cause);
}
