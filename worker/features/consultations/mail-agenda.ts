import { and, eq, gt } from "drizzle-orm";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import { addDays, findDayStart } from "#domain/hours/civil-day.ts";
import { countMinutes, readClock } from "#domain/hours/civil-time.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { CONSULTATION_AGENDA } from "#worker/mail/templates/consultation-notices.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { ConsultationRepo } from "./consultation-repo.ts";
import { PracticeRepo } from "./practice-repo.ts";

/** From when until when the day’s agenda is mailed, by the practice’s clock: a run that was missed is made up for until noon. */
const MORNING = { from: "07:00", until: "12:00" } as const;

/** Mails the master the sessions of the day once, in the morning of days that have any; returns how many mails were posted. */
export async function mailAgenda(
  { database, encryption, outbox, masterEmail }: BookingDeps,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<number> {
  const { settings } = await new PracticeRepo(database, encryption).readSettings();
  const { zone, notices } = settings;
  const { day, time } = readClock(now, zone);
  const minutes = countMinutes(time);
  const isMorning = minutes >= countMinutes(MORNING.from) && minutes < countMinutes(MORNING.until);
  if (!notices.includes("agenda") || !isMorning) return 0;
  const stored = await new ConsultationRepo(database, encryption).listByDays(day, day, LIVE_CONSULTATION_STATUSES);
  if (stored.length === 0) return 0;
  const sessions = stored.map(({ name, booking: { startsAt, endsAt, status } }) => ({
    name,
    startsAt,
    endsAt,
    status,
  }));
  const waits = and(eq(consultations.status, "pending"), gt(consultations.sessionAt, now));
  const unconfirmed = await database.$count(consultations, waits);
  const expiresAt = findDayStart(addDays(day, 1), zone);
  const data = { origin, zone, sessions, unconfirmed };
  const mail = addressMail(CONSULTATION_AGENDA, { key: day, to: masterEmail, data, expiresAt });
  const { statement } = await outbox.draft(mail, now);
  return (await statement).meta.changes;
}
