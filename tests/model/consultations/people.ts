import type { MasterAct } from "#domain/accounts/master-act.ts";
import { createHourBlock } from "#domain/consultations/blocks.ts";
import { isLive } from "#domain/consultations/booking.ts";
import type { HoldResponse } from "#domain/contracts/consultations.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { AuditedAct } from "#worker/db/audit-log.ts";
import {
  cancelAsClient,
  cancelAsMaster,
  completeAsMaster,
  confirmAsMaster,
  editNotes,
  liftCap,
  markMissed,
  restoreAccess,
} from "#worker/features/consultations/acts.ts";
import { bookSession } from "#worker/features/consultations/book-session.ts";
import { blockTime, unblockTime } from "#worker/features/consultations/desk/block-time.ts";
import { listFreeHours } from "#worker/features/consultations/free-hours.ts";
import { holdHour, prolongHold, releaseHold } from "#worker/features/consultations/hold-hour.ts";
import { moveAsClient, moveAsMaster } from "#worker/features/consultations/move-session.ts";
import { type Buyer, type ConsultationWorld, ORIGIN } from "./world.ts";

const DESK = { origin: ORIGIN, userAgent: "" };

function audit(act: MasterAct): { readonly origin: string; readonly audit: AuditedAct } {
  return { origin: ORIGIN, audit: { act, browser: "a browser" } };
}

/** What somebody who has paid does, in any of their tabs. */
export class Client {
  readonly buyer: Buyer;
  readonly #world: ConsultationWorld;
  #hold: HoldResponse | null = null;

  constructor(world: ConsultationWorld, buyer: Buyer) {
    this.#world = world;
    this.buyer = buyer;
  }

  async hold(startsAt: number): Promise<void> {
    const visitor = await this.#world.visit(this.buyer);
    const held = await this.#world.act((deps) => holdHour(deps, visitor, startsAt));
    if (held?.isOk) this.#noteHold(held.value);
  }

  async prolong(): Promise<void> {
    const hold = this.#hold;
    if (!hold) return;
    const visitor = await this.#world.visit(this.buyer);
    const held = await this.#world.act((deps) => prolongHold(deps, visitor, hold.id));
    if (!held?.isOk) return;
    this.#noteHold(held.value);
    this.#world.reached.add("prolonged");
  }

  async release(): Promise<void> {
    const visitor = await this.#world.visit(this.buyer);
    const id = this.#hold?.id ?? "none";
    await this.#world.act((deps) => releaseHold(deps, visitor, id));
  }

  async book(startsAt: number) {
    const { email, zone } = this.buyer;
    const visitor = await this.#world.visit(this.buyer);
    const request = {
      ...{ email, name: "Ada Lovelace", timezone: zone, dateOfBirth: "1990-02-03" },
      consultationTopic: "Where my work is going next",
      sessionDateTime: new Date(startsAt).toISOString(),
    };
    return this.#world.change((deps) => bookSession(deps, { visitor, origin: ORIGIN }, request));
  }

  async move(startsAt: number): Promise<void> {
    const booking = await this.#findLive();
    if (booking) await this.#world.change((deps) => moveAsClient(deps, booking.id, { startsAt, origin: ORIGIN }));
  }

  async cancel(acceptsForfeiture: boolean): Promise<void> {
    const booking = await this.#findLive();
    const how = { reason: "", acceptsForfeiture, origin: ORIGIN };
    if (booking) await this.#world.change((deps) => cancelAsClient(deps, booking.id, how));
  }

  async editNotes(): Promise<void> {
    const booking = await this.#findLive();
    if (booking)
      await this.#world.change((deps) => editNotes(deps, booking.id, { notes: "By the sea", origin: ORIGIN }));
  }

  /** What their browser has of the hold: it never lasts longer than it may. */
  #noteHold(hold: HoldResponse): void {
    this.#hold = hold;
    this.#world.reached.add("hold");
  }

  async #findLive() {
    const bookings = await this.#world.listBookings();
    return bookings.find((booking) => booking.email === this.buyer.email && isLive(booking));
  }
}

/** What the master does, at any of the desks that are open. Which booking is meant is a number that may be larger than how many there are. */
export class Master {
  readonly #world: ConsultationWorld;

  constructor(world: ConsultationWorld) {
    this.#world = world;
  }

  confirm(at: number): Promise<void> {
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) => confirmAsMaster(deps, id, { meetingUrl: null, ...audit("session_confirmed") })),
    );
  }

  move(at: number, startsAt: number): Promise<void> {
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) => moveAsMaster(deps, id, { startsAt, reason: null, ...audit("session_moved") })),
    );
  }

  cancel(at: number): Promise<void> {
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) => cancelAsMaster(deps, id, { reason: "I am ill.", ...audit("session_cancelled") })),
    );
  }

  complete(at: number): Promise<void> {
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) => completeAsMaster(deps, id, { summary: "", ...audit("session_completed") })),
    );
  }

  markMissed(at: number): Promise<void> {
    return this.#onBooking(at, (id) => this.#world.change((deps) => markMissed(deps, id, audit("session_missed"))));
  }

  restore(at: number): Promise<void> {
    return this.#onBooking(at, (id) => this.#world.change((deps) => restoreAccess(deps, id, audit("access_restored"))));
  }

  liftCap(at: number): Promise<void> {
    return this.#onBooking(at, (id) => this.#world.change((deps) => liftCap(deps, id, audit("move_cap_lifted"))));
  }

  async block(startsAt: number): Promise<void> {
    const block = createHourBlock(startsAt);
    const blocked = await this.#world.act((deps) => blockTime(deps, DESK, { block, reason: null }));
    this.#world.reached.add(blocked?.isOk ? "blocked" : "not blocked");
  }

  async blockDay(day: CivilDay): Promise<void> {
    await this.#world.act((deps) =>
      blockTime(deps, DESK, { block: { kind: "days", firstDay: day, lastDay: day }, reason: null }),
    );
  }

  async unblock(at: number): Promise<void> {
    const { blocks } = await this.#world.look();
    const block = blocks[at % blocks.length];
    if (block) await this.#world.act((deps) => unblockTime(deps, DESK, block.id));
  }

  async #onBooking(at: number, run: (id: string) => Promise<unknown>): Promise<void> {
    const bookings = await this.#world.listBookings();
    const booking = bookings[at % bookings.length];
    if (booking) await run(booking.id);
  }
}

/** The hours of a day that the page shows to anybody. */
export async function listShown(world: ConsultationWorld, day: CivilDay): Promise<readonly number[]> {
  const shown = await world.act((deps) => listFreeHours(deps, day, null, null));
  return (shown ?? []).map(({ time }) => Date.parse(time));
}
