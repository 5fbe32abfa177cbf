import type { MasterAct } from "#domain/accounts/master-act.ts";
import { createHourBlock } from "#domain/consultations/blocks.ts";
import { isLive } from "#domain/consultations/booking.ts";
import { NO_MEETING } from "#domain/consultations/meeting.ts";
import type { HoldResponse } from "#domain/contracts/consultations.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { AuditedAct } from "#worker/db/audit-log.ts";
import {
  cancelAsClient,
  cancelAsMaster,
  changeMeeting,
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
import {
  askForHour,
  declineOffer,
  openOffer,
  takeOffer,
  withdrawRequest,
} from "#worker/features/consultations/hour-offers.ts";
import { moveAsClient, moveAsMaster } from "#worker/features/consultations/move-session.ts";
import type { Buyer } from "./buyers.ts";
import type { ArrivedMail } from "./stored.ts";
import { type ConsultationWorld, ORIGIN } from "./world.ts";

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
    return this.#whileEntitled("books", () =>
      this.#world.change((deps) => bookSession(deps, { visitor, origin: ORIGIN }, request)),
    );
  }

  async move(startsAt: number): Promise<void> {
    const booking = await this.#findLive();
    if (!booking) return;
    const { triedMoves } = this.#world;
    triedMoves.set(booking.id, (triedMoves.get(booking.id) ?? 0) + 1);
    await this.#whileEntitled("moves", () =>
      this.#world.change((deps) => moveAsClient(deps, booking.id, { startsAt, origin: ORIGIN })),
    );
  }

  /** Asks to be told of an hour that becomes free. */
  async askForHour(): Promise<void> {
    const visitor = await this.#world.visit(this.buyer);
    const asked = await this.#world.act((deps) => askForHour(deps, visitor, this.buyer.zone));
    if (asked?.isOk) this.#world.reached.add("asked");
  }

  async withdrawRequest(): Promise<void> {
    const visitor = await this.#world.visit(this.buyer);
    await this.#world.act((deps) => withdrawRequest(deps, visitor));
  }

  /** Takes what the newest mail offers: a session moves there, and without one the hour is booked. */
  async takeOffer(): Promise<void> {
    const { offered, reached } = this.#world;
    const mail = this.#findOfferMail();
    const found = offered.find(({ offer }) => mail?.key === `hour_offer|${offer.id}`);
    if (!mail || !found) return;
    if (!(await this.#findLive())) {
      await this.book(found.offer.sessionAt);
      return;
    }
    const token = readOfferToken(mail);
    const taken = await this.#whileEntitled("takes an offered hour", () =>
      this.#world.change(async (deps) => {
        const opened = await openOffer(deps, token);
        return opened.isOk ? takeOffer(deps, opened.value, ORIGIN) : opened;
      }),
    );
    if (taken?.isOk) reached.add("taken");
  }

  /** Declines what the newest mail offers: the hour is free for the next who waits. */
  async declineOffer(): Promise<void> {
    const mail = this.#findOfferMail();
    if (!mail) return;
    const declined = await this.#world.act(async (deps) => {
      const opened = await openOffer(deps, readOfferToken(mail));
      if (opened.isOk) await declineOffer(deps, opened.value);
      return opened;
    });
    if (declined?.isOk) this.#world.reached.add("offer declined");
  }

  #findOfferMail(): ArrivedMail | undefined {
    return this.#world.arrived.findLast(({ kind, to }) => kind === "hour_offer" && to === this.buyer.email);
  }

  /** Does something by which a client gets an hour, and notes where they have got one while the access was not open. */
  async #whileEntitled(what: string, run: () => ReturnType<ConsultationWorld["change"]>) {
    const before = await this.#world.listBookings();
    const wasOpen = await this.#world.isOpen(this.buyer);
    const result = await run();
    if (!result?.isOk || wasOpen || (await this.#world.isOpen(this.buyer))) return result;
    const { id, sequence } = result.value.booking;
    if (!before.some((row) => row.id === id && row.sequence === sequence)) {
      this.#world.unentitled.push(`${this.buyer.email} ${what}`);
    }
    return result;
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
      this.#world.change((deps) => confirmAsMaster(deps, id, { meeting: null, ...audit("session_confirmed") })),
    );
  }

  move(at: number, startsAt: number): Promise<void> {
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) => moveAsMaster(deps, id, { startsAt, reason: null, ...audit("session_moved") })),
    );
  }

  changeLink(at: number, room: number): Promise<void> {
    const meeting = { ...NO_MEETING, meetingUrl: `https://meet.example.org/room-${room}` };
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) => changeMeeting(deps, id, { meeting, ...audit("session_link_changed") })),
    );
  }

  cancel(at: number): Promise<void> {
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) => cancelAsMaster(deps, id, { reason: "I am ill.", ...audit("session_cancelled") })),
    );
  }

  complete(at: number): Promise<void> {
    return this.#onBooking(at, (id) =>
      this.#world.change((deps) =>
        completeAsMaster(deps, id, { summary: "", hasPicture: false, ...audit("session_completed") }),
      ),
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

/** The token of the link in a mail that offers an hour. */
function readOfferToken({ text }: ArrivedMail): string {
  return /\/hour-offer\/([\w-]+)/.exec(text)?.[1] ?? "";
}
