import * as z from "zod/mini";
import { findSessionText, keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";

/** What the form of a booking holds, in words that nobody has checked yet. */
export interface BookingDraft {
  readonly name: string;
  readonly dateOfBirth: string;
  readonly consultationTopic: string;
  readonly optionalNotes: string;
}

/** The form before anybody has written in it. */
const EMPTY_DRAFT: BookingDraft = { name: "", dateOfBirth: "", consultationTopic: "", optionalNotes: "" };

/** The tab's storage can hold anything, so each field that is not what it should be starts empty. */
const StoredDraft = z.object({
  name: z.catch(z.string(), ""),
  dateOfBirth: z.catch(z.string(), ""),
  consultationTopic: z.catch(z.string(), ""),
  optionalNotes: z.catch(z.string(), ""),
});

/** What was being written in this tab before a reload or a detour; empty fields where nothing was. */
export function findBookingDraft(): BookingDraft {
  try {
    const parsed = StoredDraft.safeParse(JSON.parse(findSessionText(STORAGE_KEYS.bookingDraft) ?? "null"));
    return parsed.success ? parsed.data : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps what is being written for this tab. */
export function keepBookingDraft(draft: BookingDraft): void {
  keepSessionText(STORAGE_KEYS.bookingDraft, JSON.stringify(draft));
}

/** Forgets what was written, once the hour is booked. */
export function forgetBookingDraft(): void {
  keepSessionText(STORAGE_KEYS.bookingDraft, "");
}
