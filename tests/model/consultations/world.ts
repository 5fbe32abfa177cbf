import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Visitor } from "#domain/accounts/visitor.ts";
import { isLive } from "#domain/consultations/booking.ts";
import { HOLD_MS } from "#domain/consultations/holds.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { Fault, Result } from "#domain/lib/result.ts";
import { MINUTE_MS } from "#domain/lib/time.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase, type Database } from "#worker/db/database.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { blockedSlots, consultations, hourOffers, hourRequests } from "#worker/db/schema/consultations.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { erasePerson, finishErasures } from "#worker/erase-person.ts";
import type { BookingDeps } from "#worker/features/consultations/booking-deps.ts";
import { readMeeting } from "#worker/features/consultations/booking-words.ts";
import { cancelRevokedBookings } from "#worker/features/consultations/cancel-revoked.ts";
import type { StoredBooking } from "#worker/features/consultations/consultation-repo.ts";
import { doDueActs } from "#worker/features/consultations/do-due-acts.ts";
import { offerFreedHours } from "#worker/features/consultations/offer-freed-hours.ts";
import { FEATURES } from "#worker/features.ts";
import { MailSender } from "#worker/mail/mail-sender.ts";
import { Outbox } from "#worker/mail/outbox.ts";
import type { Platform } from "#worker/platform.ts";
import type { ConsultationDays } from "#worker/ports/consultation-days.ts";
import type { DeliveryResult, MailMessage } from "#worker/ports/mail.ts";
import { type CrashPoint, Effects, watchDatabase } from "../effects.ts";
import { type Buyer, beginPractice, toSettings } from "./buyers.ts";
import { listNextDays, START, WAYS_OF_WORKING, type WayOfWorking } from "./calendar.ts";
import { DatabaseFaults, isLostConnection, watchDays } from "./faults.ts";
import type { ArrivedMail, BookingRow, KeptRow, OfferedHour, Stored } from "./stored.ts";

/** Where the links of mails lead. */
export const ORIGIN = "https://sigilarium.test";

const composed = compose(env);
const { encryption, links, seller } = composed;
const KINDS = FEATURES.flatMap(({ mails = [] }) => mails);

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
  readonly offered: OfferedHour[] = [];
  /** Who has asked for everything about them to be deleted. */
  readonly erased = new Set<string>();
  /** How often each booking’s client has tried to move it by themselves. */
  readonly triedMoves = new Map<string, number>();
  /** What clients have done with an access that was not open: each is a mistake. */
  readonly unentitled: string[] = [];
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
    await beginPractice(world.database, encryption, world.way);
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
    if (!order || order.status === "pending" || order.erasedAt !== null) return { kind: "anonymous" };
    return {
      kind: "buyer",
      tier: "free",
      orders: [{ orderNumber, tier: "consultation", status: order.status, email, isForfeited: false }],
    };
  }

  /** What becomes of a payment. */
  async setOrder({ orderId }: Buyer, status: OrderStatus): Promise<void> {
    await this.database.update(orders).set({ status, paidAt: START }).where(eq(orders.id, orderId));
  }

  /** The money goes back, and what settles the order ends what depends on it: at once, or never where it stops before. */
  async refund(buyer: Buyer): Promise<void> {
    await this.setOrder(buyer, "refunded");
    await this.act((deps) => cancelRevokedBookings(deps, { origin: ORIGIN, orderId: buyer.orderId }));
    this.reached.add("refunded");
  }

  /** Somebody has everything deleted that is held about them; from then on nothing of it need be there any more. */
  async erase({ email }: Buyer): Promise<void> {
    this.erased.add(email);
    const erased = await this.act((platform) => erasePerson(platform, FEATURES, { email, origin: ORIGIN }));
    if (erased?.isOk && erased.value.isDone) this.reached.add("erased");
  }

  /** Whether somebody can book by what is stored at this moment: it is paid, in no dispute, and theirs still. */
  async isOpen({ orderId }: Pick<Buyer, "orderId">): Promise<boolean> {
    const [order] = await this.database.select().from(orders).where(eq(orders.id, orderId));
    return order?.status === "paid" && order.erasedAt === null;
  }

  /** Runs an act in an isolate that has just begun; null where it stopped. What a booking is, is noted where somebody was told. */
  async act<Value>(run: (platform: Platform) => Promise<Value>): Promise<Value | null> {
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

  /** What the cron does each minute: what is due, what was given up or taken back, and the mails that wait. */
  async tick(): Promise<void> {
    await this.doDue();
    await this.act((deps) => cancelRevokedBookings(deps, { origin: ORIGIN }));
    await this.act((platform) => finishErasures(platform, FEATURES, { origin: ORIGIN, now: this.now }));
    await this.offerHours();
    await this.deliverMails();
  }

  /** What has become free is offered; what was known of the client at that moment is noted. */
  async offerHours(): Promise<void> {
    const known = new Set((await this.database.select().from(hourOffers)).map(({ id }) => id));
    await this.act((deps) => offerFreedHours(deps, { origin: ORIGIN, now: this.now }));
    const rows = await this.database
      .select({ offer: hourOffers, orderId: hourRequests.orderId })
      .from(hourOffers)
      .innerJoin(hourRequests, eq(hourRequests.id, hourOffers.requestId));
    for (const { offer, orderId } of rows.filter((row) => !known.has(row.offer.id))) {
      const live = (await this.listBookings()).find((row) => row.orderId === orderId && isLive(row));
      this.offered.push({ offer, isOpen: await this.isOpen({ orderId }), bookedAt: live?.sessionAt ?? null });
      this.reached.add("offered");
    }
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
    const [bookings, blocks, mails, offers] = await this.database.batch([
      this.database.select().from(consultations).orderBy(asc(consultations.id)),
      this.database.select().from(blockedSlots),
      this.database.select({ key: outbox.messageKey }).from(outbox),
      this.database.select().from(hourOffers),
    ]);
    const mailKeys = mails.map(({ key }) => key);
    return { bookings, blocks, mailKeys, offers, kept: await this.#listKept(touched) };
  }

  /** What all objects keep, whether or not it has ended. */
  listAllKept(): Promise<readonly KeptRow[]> {
    return this.#listKept([...this.#usedDays]);
  }

  /** Another way of working, which the master has set; no booking moves. */
  async changeWay(way: WayOfWorking): Promise<void> {
    this.way = way;
    await env.DB.prepare("update consultation_settings set settings = ?, calendar_version = calendar_version + 1")
      .bind(toSettings(way))
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

  /** What holds after any crash: writes that were under way happen, holds and offers end, alarms ring, and the cron runs. */
  async recover(): Promise<void> {
    this.clearFaults();
    await this.faults.land();
    this.now += 31 * MINUTE_MS;
    await this.tick();
    while (await this.#hasOpenOffers()) {
      this.now += HOLD_MS.offer;
      await this.tick();
    }
  }

  /** Whether somebody is offered an hour; after a crash also whether an hour is kept for an offer that is over, which then ends by itself. */
  async #hasOpenOffers(): Promise<boolean> {
    const isOpen = and(gt(hourOffers.expiresAt, this.now), isNull(hourOffers.takenAt));
    if ((await this.database.$count(hourOffers, isOpen)) > 0) return true;
    if (!this.reached.has("crash")) return false;
    return (await this.listAllKept()).some((time) => time.kind === "offer" && time.expires_at > this.now);
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

  #connect(effects: Effects): Platform {
    const { binding = (real) => real, outbox: wrap = (real) => real } = this.#bug;
    const database = createDatabase(binding(watchDatabase(env.DB, effects, (work) => this.faults.write(work))));
    const box = wrap(new SlowOutbox(database, encryption, this));
    return {
      ...{ ...composed, database },
      clock: { now: () => this.now },
      days: watchDays(this.days, effects),
      outbox: box,
      mailSender: new WaitingSender(this.#toSenderDeps(box)),
      background: { run: () => {} },
      masterEmail: "master@example.test",
    };
  }

  #connectSender(box: Outbox): MailSender {
    return new MailSender(this.#toSenderDeps(box));
  }

  #toSenderDeps(box: Outbox): ConstructorParameters<typeof MailSender>[0] {
    return {
      outbox: box,
      transport: { deliver: (message) => this.#receive(message) },
      clock: { now: () => this.now },
      tools: { links, seller, makeGuide: async () => new Uint8Array(), readFile: async () => null },
      kinds: KINDS,
      replyTo: "help@example.test",
    };
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
    const meetingUrl = row ? (await readMeeting(encryption, row)).meetingUrl : null;
    this.arrived.push({
      kind: mail.kind,
      key: mail.messageKey,
      to: mail.recipient,
      text,
      token,
      booking: row ?? null,
      meetingUrl,
      at: this.now,
    });
    this.reached.add(mail.kind);
    return { isDelivered: true };
  }
}

/** Mails wait in the outbox for the cron. */
class WaitingSender extends MailSender {
  override async deliver(): Promise<void> {}
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
