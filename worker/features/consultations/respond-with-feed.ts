import { and, eq, gte, inArray, lte } from "drizzle-orm";
import { writeSessionFeed } from "#domain/consultations/session-feed.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { consultationSettings, consultations } from "#worker/db/schema/consultations.ts";
import { Reply } from "#worker/http/reply.ts";
import type { Seller } from "#worker/ports/runtime.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { readMeeting } from "./booking-words.ts";
import { withDefaultLink } from "./change-booking.ts";
import { ConsultationRepo } from "./consultation-repo.ts";
import { PracticeRepo } from "./practice-repo.ts";

/** What the feed needs. */
export type FeedDeps = Pick<BookingDeps, "database" | "encryption" | "clock"> & { readonly seller: Seller };

/** How far back and ahead the feed goes; no session is booked further ahead than settings allow. */
const BACK_MS = 90 * DAY_MS;
const AHEAD_MS = 53 * 7 * DAY_MS;

/** More sessions than a practice has within these days. */
const MOST_SESSIONS = 2000;

/** What somebody is told whose secret opens no calendar, or none any more. */
const NO_FEED = "This address shows no calendar. A newer one is made at the desk.";

/** Opens the master’s calendar by the secret in its address. */
export async function openFeed({ database }: FeedDeps, rawToken: string): Promise<Result<null, Fault>> {
  const hash = await hashToken(rawToken);
  const isOpen = (await database.$count(consultationSettings, eq(consultationSettings.feedHash, hash))) > 0;
  return isOpen ? ok(null) : refuse("not_found", { message: NO_FEED });
}

/** The master’s sessions for a calendar program; cancelled ones are not in it, so that they go from there as well. */
export async function respondWithFeed({ database, encryption, clock, seller }: FeedDeps): Promise<Reply<string>> {
  const now = clock.now();
  const repo = new ConsultationRepo(database, encryption);
  const { settings } = await new PracticeRepo(database, encryption).readSettings();
  const stored = await repo.listWhere(
    and(
      inArray(consultations.status, ["pending", "confirmed", "completed", "no_show"]),
      gte(consultations.sessionAt, now - BACK_MS),
      lte(consultations.sessionAt, now + AHEAD_MS),
    ),
    MOST_SESSIONS,
  );
  const sessions = await Promise.all(
    stored.map(async (one) => {
      const meetingLink = withDefaultLink(await readMeeting(encryption, one.row), settings).meetingUrl;
      return { ...one.booking, name: one.name, meetingLink };
    }),
  );
  const today = findCivilDay(now, settings.zone);
  const text = writeSessionFeed(sessions, { name: PRODUCT_NAME, email: seller.supportEmail }, { today, now });
  const headers = { "Cache-Control": "private, no-store", "Content-Disposition": 'inline; filename="sessions.ics"' };
  return new Reply(text, { headers });
}
