import { eq } from "drizzle-orm";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { hashToken } from "#worker/db/identifiers.ts";
import { consultationLinks } from "#worker/db/schema/consultations.ts";
import { readBookingToken, toBookingToken } from "#worker/mail/links.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";

/** A booking, and the secret that opened it. */
export interface OpenedBooking {
  readonly stored: StoredBooking;
  readonly token: string;
}

/** What somebody is told whose secret opens nothing. */
const NO_LINK = "This link opens no session. Please use the link of a mail about it, or sign in to see your sessions.";

/** How long our own pages act on a booking by one token, in milliseconds. */
const TOKEN_MS = DAY_MS;

/** Opens a booking by the secret of a link from any of its mails, which has no end, or by one that our own pages were given for a day. */
export async function openBooking(deps: BookingDeps, rawToken: string): Promise<Result<OpenedBooking, Fault>> {
  const id = (await findIdOfPage(deps, rawToken)) ?? (await findIdOfMail(deps, rawToken));
  const stored = id === null ? null : await new ConsultationRepo(deps.database, deps.encryption).find(id);
  return stored === null ? refuse("not_found", { message: NO_LINK }) : ok({ stored, token: rawToken });
}

/** Makes the secret by which our own pages act on a booking for a day. */
export function createPageToken(
  { links }: Pick<BookingDeps, "links">,
  bookingId: string,
  now: number,
): Promise<string> {
  return toBookingToken(links, { bookingId, until: now + TOKEN_MS });
}

async function findIdOfPage({ links, clock }: BookingDeps, rawToken: string): Promise<string | null> {
  const claims = await readBookingToken(links, rawToken);
  return claims !== null && clock.now() < claims.until ? claims.bookingId : null;
}

async function findIdOfMail({ database }: BookingDeps, rawToken: string): Promise<string | null> {
  const [link] = await database
    .select({ id: consultationLinks.consultationId })
    .from(consultationLinks)
    .where(eq(consultationLinks.tokenHash, await hashToken(rawToken)));
  return link?.id ?? null;
}
