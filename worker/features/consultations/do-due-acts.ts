import { type DueAct, listDueActs } from "#domain/consultations/due-acts.ts";
import type { Meeting } from "#domain/consultations/meeting.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import { describeFailure, writeLog } from "#worker/log.ts";
import type { NoticeOccasion } from "#worker/mail/templates/consultation-notices.ts";
import { type Changed, confirmItself, lapse } from "./acts.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { addressNotice, draftBookingMails, isBookingSo } from "./booking-mails.ts";
import { readMeeting } from "./booking-words.ts";
import { withDefaultLink } from "./change-booking.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";
import { isSomethingDue } from "./due-bookings.ts";
import { PracticeRepo } from "./practice-repo.ts";

/** How many bookings a run looks at; the rest wait for the next minute, the earliest hour first. */
const MOST_BOOKINGS = 50;

/** What a run did. */
export type DoneActs = Readonly<Record<"reminded" | "asked" | "confirmed" | "lapsed" | "nothing" | "failed", number>>;

/**
 * Does what the clock brings about: reminders, questions to the master, and what becomes of bookings that nobody confirms. Each is done once,
 * whoever else does it: the mail and its cause are one batch, which looks at the booking again.
 */
export async function doDueActs(
  deps: BookingDeps,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<DoneActs> {
  const { database, encryption } = deps;
  const done = { reminded: 0, asked: 0, confirmed: 0, lapsed: 0, nothing: 0, failed: 0 };
  const { settings } = await new PracticeRepo(database, encryption).readSettings();
  const isDue = isSomethingDue(database, { isMasterAsked: settings.notices.includes("unconfirmed"), now });
  const due = await new ConsultationRepo(database, encryption).listWhere(isDue, MOST_BOOKINGS);
  for (const stored of due) {
    done[await isolate(() => doNext(deps, stored, { settings, origin, now }))] += 1;
  }
  return done;
}

interface Run {
  readonly settings: ConsultationSettings;
  readonly origin: string;
  readonly now: number;
}

/** One booking that something is wrong with keeps no other from its turn. */
async function isolate(work: () => Promise<keyof DoneActs>): Promise<keyof DoneActs> {
  try {
    return await work();
  } catch (error) {
    writeLog("error", { consultation: describeFailure(error) });
    return "failed";
  }
}

async function doNext(deps: BookingDeps, stored: StoredBooking, run: Run): Promise<keyof DoneActs> {
  const meeting = await readMeeting(deps.encryption, stored.row);
  const hasLink = withDefaultLink(meeting, run.settings).meetingUrl !== null;
  const act = chooseAct(listDueActs(stored.booking, hasLink, run.now));
  const { id } = stored.booking;
  switch (act) {
    case "remind":
      return remind(deps, stored, meeting, run);
    case "ask_after_a_day":
      return ask(deps, stored, "unconfirmed_after_a_day", run);
    case "ask_two_days_before":
      return ask(deps, stored, "unconfirmed_two_days_before", run);
    case "confirm_itself":
      return toCount("confirmed", await confirmItself(deps, id, run));
    case "lapse":
      return toCount("lapsed", await lapse(deps, id, run));
    case null:
      return "nothing";
  }
}

/** Of several the weightiest: whoever is asked two days before need not be asked what was due a day after the booking. */
function chooseAct(due: readonly DueAct[]): DueAct | null {
  return BY_WEIGHT.find((act) => due.includes(act)) ?? null;
}

const BY_WEIGHT: readonly DueAct[] = ["lapse", "confirm_itself", "remind", "ask_two_days_before", "ask_after_a_day"];

function toCount(count: keyof DoneActs, changed: Awaited<Changed>): keyof DoneActs {
  if (changed.isOk) return count;
  // Somebody was faster; what is due then, the next run finds.
  return changed.error.code === "conflict" ? "nothing" : "failed";
}

async function remind(
  deps: BookingDeps,
  { booking, email, name, timezone }: StoredBooking,
  meeting: Meeting,
  run: Run,
): Promise<keyof DoneActs> {
  const mailed = { ...booking, email, name, timezone, ...meeting };
  const { statements } = await draftBookingMails(deps, { ...run, booking: mailed, occasion: { kind: "due_reminder" } });
  const [first, ...others] = statements;
  if (!first) return "nothing";
  await deps.database.batch([first, ...others]);
  return "reminded";
}

async function ask(
  { outbox, masterEmail }: BookingDeps,
  { booking, name }: StoredBooking,
  occasion: NoticeOccasion,
  { settings, origin, now }: Run,
): Promise<keyof DoneActs> {
  const { zone } = settings;
  const mail = addressNotice({ booking: { ...booking, name }, occasion, previous: null, zone, origin, masterEmail });
  const { statement } = await outbox.draft(mail, now, isBookingSo(booking));
  const { meta } = await statement;
  return meta.changes > 0 ? "asked" : "nothing";
}
