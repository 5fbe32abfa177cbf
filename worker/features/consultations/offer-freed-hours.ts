import { canBeOffered, chooseNextRequest } from "#domain/consultations/earlier-hour.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import { findBookableDays, listGrid } from "#domain/consultations/slots.ts";
import { addDays, type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import { type Interval, isOverlapping } from "#domain/lib/intervals.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { describeFailure, writeLog } from "#worker/log.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { HOUR_OFFER } from "#worker/mail/templates/hour-offer.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { findOrderAccess } from "./find-access.ts";
import { deleteFreedTime, type FreedTime, listFreedTimes } from "./freed-times.ts";
import { HourRequestRepo, isOfferThere, type WaitingRequest } from "./hour-request-repo.ts";
import { PracticeRepo, type StoredPractice, toPractice } from "./practice-repo.ts";

/** How many freed times, and how many who wait, a run looks at; the rest wait for the next minute. */
const MOST_FREED = 20;
const MOST_WAITING = 100;

/** Offers what has become free to one person at a time; returns how many offers were made, and what failed. */
export async function offerFreedHours(
  deps: BookingDeps,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<Readonly<Record<"offered" | "failed", number>>> {
  const { database, encryption } = deps;
  const requests = new HourRequestRepo(database);
  await requests.settleEnded(now);
  const counts = { offered: 0, failed: 0 };
  const freed = await listFreedTimes(database, MOST_FREED);
  if (freed.length === 0) return counts;
  const { settings } = await new PracticeRepo(database, encryption).readSettings();
  for (const time of freed) {
    try {
      const waiting = await requests.listWaiting(MOST_WAITING);
      const { isOver, offered } = await offerTime(deps, time, { waiting, settings, origin, now });
      counts.offered += offered;
      if (isOver) await deleteFreedTime(database, time.id);
    } catch (error) {
      writeLog("error", { hourOffer: describeFailure(error) });
      counts.failed += 1;
    }
  }
  return counts;
}

interface Run {
  readonly waiting: readonly WaitingRequest[];
  readonly settings: ConsultationSettings;
  readonly origin: string;
  readonly now: number;
}

/** Offers the hours of one freed time; it is over once none of them is offered, nor can be to anybody who waits. */
async function offerTime(
  deps: BookingDeps,
  freed: FreedTime,
  run: Run,
): Promise<{ readonly isOver: boolean; readonly offered: number }> {
  const { now } = run;
  const hours = await listHours(deps, freed, run);
  if (hours === null) return { isOver: true, offered: 0 };
  const offers = await new HourRequestRepo(deps.database).listOffers(hours.list);
  const waiting = new Set(run.waiting.filter(({ orderId }) => orderId !== freed.leftByOrderId));
  const outcome = { isOver: true, offered: 0 };
  for (const hour of hours.list) {
    const ofHour = offers.filter(({ sessionAt }) => sessionAt === hour.startsAt);
    const isOffered = ofHour.some(({ expiresAt, takenAt }) => takenAt === null && expiresAt > now);
    const asked = new Set(ofHour.map(({ requestId }) => requestId));
    const made = isOffered ? "busy" : await offerHour(deps, hour, { ...run, stored: hours.stored, waiting, asked });
    if (made !== "nobody") outcome.isOver = false;
    if (made === "offered") outcome.offered += 1;
  }
  return outcome;
}

/** Offers an hour to the next who waits, and who was not asked before; nobody may be left. Whoever is chosen waits no longer. */
async function offerHour(
  deps: BookingDeps,
  hour: Hour,
  {
    waiting,
    asked,
    ...run
  }: Pick<Run, "origin" | "now"> & {
    readonly stored: StoredPractice;
    readonly waiting: Set<WaitingRequest>;
    readonly asked: ReadonlySet<string>;
  },
): Promise<"offered" | "busy" | "nobody"> {
  const fitting = [...waiting].filter(({ id }) => !asked.has(id));
  const next = chooseNextRequest(fitting, hour.startsAt);
  if (next === null) return "nobody";
  waiting.delete(next);
  const made = await offer(deps, next, hour, run);
  if (made === "not_entitled") return offerHour(deps, hour, { waiting, asked, ...run });
  if (made === "busy") waiting.add(next);
  return made;
}

interface Hour extends Interval {
  readonly day: CivilDay;
}

interface Hours {
  readonly list: readonly Hour[];
  readonly stored: StoredPractice;
}

/** The hours of the practice that a freed time makes room for, and that can be offered still; null where it leaves no day for any. */
async function listHours(
  { database, encryption }: BookingDeps,
  freed: FreedTime,
  { settings, now }: Run,
): Promise<Hours | null> {
  const { first, last } = findBookableDays(settings, now);
  const lastDay = findCivilDay(freed.endsAt - 1, settings.zone);
  const days: CivilDay[] = [];
  for (let day = findCivilDay(freed.startsAt, settings.zone); day <= lastDay; day = addDays(day, 1)) {
    if (day >= first && day <= last) days.push(day);
  }
  const [from, until] = [days[0], days.at(-1)];
  if (from === undefined || until === undefined) return null;
  const stored = await new PracticeRepo(database, encryption).readDays(from, until);
  const practice = toPractice(stored, now);
  const isOffered = (slot: Interval): boolean => isOverlapping(slot, freed) && canBeOffered(practice, slot.startsAt);
  const list = days.flatMap((day) =>
    listGrid(stored.settings, day)
      .filter(isOffered)
      .map((slot) => ({ ...slot, day })),
  );
  return { list, stored };
}

/** Keeps an hour for somebody and mails them; `busy` where somebody else keeps it at this moment, or it was offered meanwhile. */
async function offer(
  deps: BookingDeps,
  { id: requestId, orderId, email, timezone, current }: WaitingRequest,
  { day, startsAt, endsAt }: Hour,
  { stored, origin, now }: Pick<Run, "origin" | "now"> & { readonly stored: StoredPractice },
): Promise<"offered" | "busy" | "not_entitled"> {
  const { database, days, outbox, background, mailSender } = deps;
  if ((await findOrderAccess(deps, orderId)) !== "open") return "not_entitled";
  const id = crypto.randomUUID();
  const object = days.get(day, stored.settings.locationHint);
  const held = await object.offer({ id, orderId, bookingId: null, startsAt, endsAt }, stored, now);
  if (!held.isOk) return "busy";
  const token = newToken();
  const { expiresAt } = held.value;
  const row = { id, requestId, sessionAt: startsAt, endsAt, day, tokenHash: await hashToken(token), expiresAt };
  const data = { origin, token, startsAt, endsAt, offerEndsAt: expiresAt, timezone, current };
  const mail = addressMail(HOUR_OFFER, { key: id, to: email, data, expiresAt });
  const drafted = await outbox.draft(mail, now, isOfferThere(id));
  const repo = new HourRequestRepo(database);
  const isWritten = await repo.offer({ ...row, takenAt: null }, drafted.statement).catch(() => false);
  if (!isWritten) {
    await object.release(id).catch(() => {});
    return "busy";
  }
  background.run(mailSender.deliver(drafted.id));
  return "offered";
}
