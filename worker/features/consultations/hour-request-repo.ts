import { and, asc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import type { HourRequest } from "#domain/consultations/earlier-hour.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { consultations, hourOffers, hourRequests } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { Outbox } from "#worker/mail/outbox.ts";

/** Somebody who waits for an hour, with the session that they have; null where they have none. */
export interface WaitingRequest extends HourRequest {
  readonly orderId: string;
  readonly email: string;
  readonly timezone: string;
  readonly current: Interval | null;
}

/** An offered hour as it is stored. */
export type StoredOffer = typeof hourOffers.$inferSelect;

/** An offered hour, and to whom. */
export interface OpenedOffer {
  readonly offer: StoredOffer;
  readonly request: typeof hourRequests.$inferSelect;
}

/** Requests for an hour, and what was offered. Instants are milliseconds since 1970 in UTC. */
export class HourRequestRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Notes that the buyer of an order waits; whoever waits already keeps their place, and nothing is noted for a person who was erased meanwhile. */
  async ask(order: { readonly id: string; readonly email: string }, timezone: string, now: number): Promise<void> {
    const { email } = order;
    const isWaiting = sql`${hourRequests.state} in ('waiting', 'offered')`;
    const row = { id: newId(now), orderId: order.id, email, timezone, state: "waiting" as const, createdAt: now };
    const isHeld = sql`exists (select 1 from ${orders} where ${orders.id} = ${order.id} and ${orders.erasedAt} is null)`;
    await this.#database
      .insert(hourRequests)
      .select(selectRow(hourRequests, row, isHeld))
      .onConflictDoUpdate({
        target: hourRequests.orderId,
        set: {
          email,
          timezone,
          state: sql`case when ${isWaiting} then ${hourRequests.state} else 'waiting' end`,
          createdAt: sql`case when ${isWaiting} then ${hourRequests.createdAt} else ${now} end`,
        },
      });
  }

  /** Ends the request of an order, with what it is offered; returns those offers. */
  end(orderId: string, now: number): Promise<readonly StoredOffer[]> {
    return this.#end(eq(hourRequests.orderId, orderId), now);
  }

  /** The same for all requests of an address. */
  endOfAddress(email: string, now: number): Promise<readonly StoredOffer[]> {
    return this.#end(eq(hourRequests.email, email), now);
  }

  async #end(isMeant: SQL, now: number): Promise<readonly StoredOffer[]> {
    const requestIds = this.#database.select({ id: hourRequests.id }).from(hourRequests).where(isMeant);
    const [ended] = await this.#database.batch([
      this.#database
        .update(hourOffers)
        .set({ expiresAt: now })
        .where(and(inArray(hourOffers.requestId, requestIds), isOpen(now)))
        .returning(),
      this.#database
        .update(hourRequests)
        .set({ state: "ended" })
        .where(and(isMeant, inArray(hourRequests.state, ["waiting", "offered"]))),
    ]);
    return ended;
  }

  /** Those who wait and are offered nothing at this moment, who has waited longest first. */
  async listWaiting(most: number): Promise<readonly WaitingRequest[]> {
    const rows = await this.#database
      .select({ request: hourRequests, startsAt: consultations.sessionAt, endsAt: consultations.endsAt })
      .from(hourRequests)
      .leftJoin(consultations, isLiveBookingOf(hourRequests.orderId))
      .where(eq(hourRequests.state, "waiting"))
      .orderBy(asc(hourRequests.createdAt), asc(hourRequests.id))
      .limit(most);
    return rows.map(({ request: { id, orderId, email, timezone, createdAt }, startsAt, endsAt }) => ({
      ...{ id, orderId, email, timezone, createdAt, bookedAt: startsAt },
      current: startsAt === null || endsAt === null ? null : { startsAt, endsAt },
    }));
  }

  /** What was offered of some hours, the earliest of which comes first. */
  async listOffers(hours: readonly Interval[]): Promise<readonly StoredOffer[]> {
    const [first, last] = [hours[0], hours.at(-1)];
    if (!first || !last) return [];
    const isWithin = and(gte(hourOffers.sessionAt, first.startsAt), lte(hourOffers.sessionAt, last.startsAt));
    return this.#database.select().from(hourOffers).where(isWithin);
  }

  /** Writes an offer with its mail, where its request still waits; returns whether it was written. */
  async offer(offer: StoredOffer, mail: Awaited<ReturnType<Outbox["draft"]>>["statement"]): Promise<boolean> {
    const isWaiting = sql`exists (select 1 from ${hourRequests} where ${hourRequests.id} = ${offer.requestId} and ${hourRequests.state} = 'waiting')`;
    const [written] = await this.#database.batch([
      this.#database
        .insert(hourOffers)
        .select(selectRow(hourOffers, offer, isWaiting))
        .onConflictDoNothing(),
      mail,
      this.#database
        .update(hourRequests)
        .set({ state: "offered" })
        .where(and(eq(hourRequests.id, offer.requestId), isOfferThere(offer.id))),
    ]);
    return written.meta.changes > 0;
  }

  /** Lets those wait again whose offer is over, but for who has booked an hour that they were offered. */
  async settleEnded(now: number): Promise<void> {
    const isOfferOpen = sql`exists (select 1 from ${hourOffers} where ${hourOffers.requestId} = ${hourRequests.id} and ${isOpen(now)})`;
    const isBooked = sql`exists (select 1 from ${hourOffers}, ${consultations} where ${hourOffers.requestId} = ${hourRequests.id}
      and ${isLiveBookingOf(hourRequests.orderId)} and ${consultations.sessionAt} = ${hourOffers.sessionAt})`;
    await this.#database
      .update(hourRequests)
      .set({ state: sql`case when ${isBooked} then 'taken' else 'waiting' end` })
      .where(and(eq(hourRequests.state, "offered"), sql`not ${isOfferOpen}`));
  }

  /** The offer whose link has this digest; null where there is none. */
  async findByHash(tokenHash: string): Promise<OpenedOffer | null> {
    const [row] = await this.#database
      .select({ offer: hourOffers, request: hourRequests })
      .from(hourOffers)
      .innerJoin(hourRequests, eq(hourRequests.id, hourOffers.requestId))
      .where(eq(hourOffers.tokenHash, tokenHash));
    return row ?? null;
  }

  /** Ends an offer that is open; returns whether it was. */
  async endOffer({ id }: StoredOffer, now: number): Promise<boolean> {
    const isOpenOffer = and(eq(hourOffers.id, id), isOpen(now));
    const ended = await this.#database.update(hourOffers).set({ expiresAt: now }).where(isOpenOffer);
    return ended.meta.changes > 0;
  }

  /** Notes that an offer was taken. */
  async settleTaken({ id, requestId }: StoredOffer, now: number): Promise<void> {
    await this.#database.batch([
      this.#database.update(hourOffers).set({ takenAt: now }).where(eq(hourOffers.id, id)),
      this.#database.update(hourRequests).set({ state: "taken" }).where(eq(hourRequests.id, requestId)),
    ]);
  }
}

/** Makes the condition for other statements of the batch in which an offer is written: that it is there. */
export function isOfferThere(id: string) {
  return sql`exists (select 1 from ${hourOffers} where ${hourOffers.id} = ${id})`;
}

function isOpen(now: number) {
  return and(gt(hourOffers.expiresAt, now), isNull(hourOffers.takenAt));
}

function isLiveBookingOf(orderId: typeof hourRequests.orderId) {
  return and(eq(consultations.orderId, orderId), inArray(consultations.status, [...LIVE_CONSULTATION_STATUSES]));
}
