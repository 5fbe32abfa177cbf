import { sql } from "drizzle-orm";
import { decideAddingPicture } from "#domain/consultations/lifecycle.ts";
import { toFault } from "#domain/consultations/refusals.ts";
import type { ShownPicture } from "#domain/contracts/files.ts";
import { readPicture } from "#domain/files/read-picture.ts";
import { FILE_LINK_MS } from "#domain/files/stored-file.ts";
import { err, type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import type { FilePlace } from "#worker/files/file-store.ts";
import { toFileUrl } from "#worker/mail/links.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { NO_BOOKING } from "./change-booking.ts";
import { ConsultationRepo, type StoredBooking } from "./consultation-repo.ts";

/** Where the picture of a session is kept. */
export function toPicturePlace(consultationId: string): FilePlace {
  return { purpose: "session_picture", subjectId: consultationId };
}

/** The picture of a session at an address that opens it for an hour; null where there is none. */
export async function showPicture(
  { files, links, clock }: Pick<BookingDeps, "files" | "links" | "clock">,
  consultationId: string,
): Promise<ShownPicture | null> {
  const file = await files.find(toPicturePlace(consultationId));
  if (file === null) return null;
  const { id: fileId, widthPx, heightPx } = file;
  return { url: await toFileUrl(links, { fileId, until: clock.now() + FILE_LINK_MS }), widthPx, heightPx };
}

/** Adds a picture to a session, in place of the one that it has; fails with `not_found`, `conflict`, `invalid_request` or `not_ready`. */
export async function addPicture(
  { database, encryption, files, clock }: BookingDeps,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<StoredBooking, Fault>> {
  const stored = await new ConsultationRepo(database, encryption).find(id);
  if (stored === null) return refuse("not_found", { message: NO_BOOKING });
  const now = clock.now();
  const decided = decideAddingPicture(stored.booking, now);
  if (!decided.isOk) return err(toFault(decided.error));
  const picture = readPicture(bytes);
  if (!picture.isOk) return picture;
  const isStillSo = sql`exists (select 1 from ${consultations} where ${consultations.id} = ${id} and ${consultations.status} <> 'cancelled')`;
  const kept = await files.keepPicture(toPicturePlace(id), picture.value, { now, condition: isStillSo });
  return kept.isOk ? ok(stored) : kept;
}

/** Takes the picture away from a session. */
export async function removePicture(
  { database, encryption, files }: BookingDeps,
  id: string,
): Promise<Result<StoredBooking, Fault>> {
  const stored = await new ConsultationRepo(database, encryption).find(id);
  if (stored === null) return refuse("not_found", { message: NO_BOOKING });
  await files.remove(toPicturePlace(id));
  return ok(stored);
}
