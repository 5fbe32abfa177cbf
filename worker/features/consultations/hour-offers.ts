import type { Visitor } from "#domain/accounts/visitor.ts";
import { isLive } from "#domain/consultations/booking.ts";
import type { HourOffer } from "#domain/contracts/own-booking.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { isCivilDay } from "#domain/hours/civil-day.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";
import { findAccess } from "./find-access.ts";
import { refuseAccess } from "./hold-hour.ts";
import { HourRequestRepo, type OpenedOffer, type StoredOffer } from "./hour-request-repo.ts";
import { moveAsClient } from "./move-session.ts";
import { PracticeRepo } from "./practice-repo.ts";

/** What people are told about offers. */
const MESSAGES = {
  unknown: "This link shows no offer.",
  over: "The two hours of this offer are over, and the hour went to the next person. You are still on the list.",
  noSession: "You have no session to move: fill in the form to book this hour, which is kept for you.",
} as const;

/** Notes that somebody wants to hear of hours that become free. */
export async function askForHour(deps: BookingDeps, visitor: Visitor, timezone: string): Promise<Result<null, Fault>> {
  const { state, order } = await findAccess(deps, visitor);
  if (state === "suspended" || state === "forfeited") return refuseAccess(state);
  if (state !== "open" || order === null) return refuseAccess("not_paid");
  await new HourRequestRepo(deps.database).ask(order, timezone, deps.clock.now());
  return ok(null);
}

/** Takes the request back, and lets go of what is offered, so that the next person has it. */
export async function withdrawRequest(deps: BookingDeps, visitor: Visitor): Promise<void> {
  const { order } = await findAccess(deps, visitor);
  if (order === null) return;
  const ended = await new HourRequestRepo(deps.database).end(order.id, deps.clock.now());
  for (const offer of ended) await letOfferGo(deps, offer);
}

/** Ends the requests of a person whose data are deleted; an open offer goes to the next person. */
export async function endRequestsOfPerson(deps: BookingDeps, email: string): Promise<void> {
  const ended = await new HourRequestRepo(deps.database).endOfAddress(email, deps.clock.now());
  for (const offer of ended) await letOfferGo(deps, offer);
}

/** Opens an offer by the secret of its link. */
export async function openOffer({ database }: BookingDeps, rawToken: string): Promise<Result<OpenedOffer, Fault>> {
  const opened = await new HourRequestRepo(database).findByHash(await hashToken(rawToken));
  return opened === null ? refuse("not_found", { message: MESSAGES.unknown }) : ok(opened);
}

/** An offer as it is now. */
export async function describeOffer(deps: BookingDeps, opened: OpenedOffer): Promise<HourOffer> {
  const { offer, request } = opened;
  const booked = await findLive(deps, opened);
  const { settings } = await new PracticeRepo(deps.database, deps.encryption).readSettings();
  return {
    time: new Date(offer.sessionAt).toISOString(),
    endsAt: new Date(offer.endsAt).toISOString(),
    timezone: request.timezone,
    practiceTimezone: settings.zone,
    state: findState(offer, booked, deps.clock.now()),
    offerEndsAt: new Date(offer.expiresAt).toISOString(),
    currentTime: booked === null ? null : new Date(booked.booking.startsAt).toISOString(),
  };
}

/** Moves the session of whoever was offered an hour to it. The same again returns the same session. */
export async function takeOffer(
  deps: BookingDeps,
  opened: OpenedOffer,
  origin: string,
): Promise<Result<StoredBooking, Fault>> {
  const { offer } = opened;
  const now = deps.clock.now();
  const booked = await findLive(deps, opened);
  const state = findState(offer, booked, now);
  if (booked !== null && booked.booking.startsAt === offer.sessionAt) return ok(booked);
  if (state !== "open") return refuse("gone", { message: MESSAGES.over });
  if (booked === null) return refuse("conflict", { message: MESSAGES.noSession });
  const moved = await moveAsClient(deps, booked.booking.id, { startsAt: offer.sessionAt, origin, isOffered: true });
  if (!moved.isOk) return moved;
  await new HourRequestRepo(deps.database).settleTaken(offer, now);
  await letOfferGo(deps, offer);
  return moved;
}

/** Declines an offer: the hour goes to the next who waits, and the client stays on the list for other hours. */
export async function declineOffer(deps: BookingDeps, { offer }: OpenedOffer): Promise<void> {
  const hasEnded = await new HourRequestRepo(deps.database).endOffer(offer, deps.clock.now());
  if (hasEnded) await letOfferGo(deps, offer);
}

function findState({ sessionAt, takenAt, expiresAt }: StoredOffer, booked: StoredBooking | null, now: number) {
  if (takenAt !== null || booked?.booking.startsAt === sessionAt) return "taken";
  return now < expiresAt ? "open" : "over";
}

async function findLive(
  { database, encryption }: BookingDeps,
  { request }: OpenedOffer,
): Promise<StoredBooking | null> {
  const bookings = await new ConsultationRepo(database, encryption).listByOrders([request.orderId]);
  return bookings.find(({ booking }) => isLive(booking)) ?? null;
}

/** Tells the day of an offer that nothing is kept under it. Where the day can’t be asked, the offer ends by itself. */
async function letOfferGo({ database, encryption, days }: BookingDeps, { id, day }: StoredOffer): Promise<void> {
  try {
    const { settings } = await new PracticeRepo(database, encryption).readSettings();
    await days.get(toDay(day), settings.locationHint).release(id);
  } catch {}
}

function toDay(text: string): CivilDay {
  if (!isCivilDay(text)) throw new Error("A stored day is none of the calendar.");
  return text;
}
