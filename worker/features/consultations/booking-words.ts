import type { Meeting } from "#domain/consultations/meeting.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import type { consultations } from "#worker/db/schema/consultations.ts";

/** The private words of a booking, which are stored encrypted in its row. */
export interface BookingWords extends Meeting {
  readonly dateOfBirth: string;
  readonly consultationTopic: string;
  readonly optionalNotes: string | null;
  /** Why it was cancelled or moved last. */
  readonly reason: string | null;
  /** What the master wrote down for the client. */
  readonly summary: string | null;
}

type Row = typeof consultations.$inferSelect;

/** The private words of a booking; throws `DecryptionError`. */
export async function readWords(encryption: Encryption, row: Row): Promise<BookingWords> {
  const words = encryption.forRow("consultations", row.id);
  const [meeting, dateOfBirth, consultationTopic, optionalNotes, reason, summary] = await Promise.all([
    readMeeting(encryption, row),
    words.decrypt("date_of_birth", row.dateOfBirth),
    words.decrypt("consultation_topic", row.consultationTopic),
    row.optionalNotes === null ? null : words.decrypt("optional_notes", row.optionalNotes),
    row.reason === null ? null : words.decrypt("reason", row.reason),
    row.summary === null ? null : words.decrypt("summary", row.summary),
  ]);
  return { ...meeting, dateOfBirth, consultationTopic, optionalNotes, reason, summary };
}

/** The place of a booking, if it has its own; throws `DecryptionError`. */
export async function readMeeting(encryption: Encryption, row: Row): Promise<Meeting> {
  const words = encryption.forRow("consultations", row.id);
  const [meetingUrl, meetingId, meetingPassword] = await Promise.all([
    row.meetingUrl === null ? null : words.decrypt("meeting_url", row.meetingUrl),
    row.meetingId === null ? null : words.decrypt("meeting_id", row.meetingId),
    row.meetingPassword === null ? null : words.decrypt("meeting_password", row.meetingPassword),
  ]);
  return { meetingUrl, meetingId, meetingPassword };
}

/** The columns of words that change after the booking; what is left out stays. */
export async function encryptWords(
  encryption: Encryption,
  id: string,
  { optionalNotes, reason, meetingUrl, meetingId, meetingPassword, summary }: Partial<BookingWords>,
) {
  const words = encryption.forRow("consultations", id);
  const encrypt = async <Column extends string>(column: Column, text: string | null | undefined) =>
    text === null || text === undefined ? text : words.encrypt(column, text);
  return {
    optionalNotes: await encrypt("optional_notes", optionalNotes),
    reason: await encrypt("reason", reason),
    meetingUrl: await encrypt("meeting_url", meetingUrl),
    meetingId: await encrypt("meeting_id", meetingId),
    meetingPassword: await encrypt("meeting_password", meetingPassword),
    summary: await encrypt("summary", summary),
  };
}
