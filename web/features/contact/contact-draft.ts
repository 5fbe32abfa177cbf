import * as z from "zod/mini";
import { CONTACT_REASONS } from "#domain/contact/contact-request.ts";
import { findSessionText, keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";

/** The form's fields while they are being filled in; no reason is chosen at first. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly reason: (typeof CONTACT_REASONS)[number] | "";
  readonly message: string;
}

const EMPTY_DRAFT: ContactDraft = { name: "", email: "", reason: "", message: "" };

/** The tab's storage can hold anything, so each field that is not what it should be starts empty. */
const StoredDraft = z.object({
  name: z.catch(z.string(), ""),
  email: z.catch(z.string(), ""),
  reason: z.catch(z.enum([...CONTACT_REASONS, ""]), ""),
  message: z.catch(z.string(), ""),
});

/** What was being written in this tab before a reload or a detour; empty fields where nothing was. */
export function findContactDraft(): ContactDraft {
  try {
    const parsed = StoredDraft.safeParse(JSON.parse(findSessionText(STORAGE_KEYS.contactDraft) ?? "null"));
    return parsed.success ? parsed.data : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps what is being written for this tab. */
export function keepContactDraft(draft: ContactDraft): void {
  keepSessionText(STORAGE_KEYS.contactDraft, JSON.stringify(draft));
}

/** Forgets what was written, once it was sent. */
export function forgetContactDraft(): void {
  keepSessionText(STORAGE_KEYS.contactDraft, "");
}
