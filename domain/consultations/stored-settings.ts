import * as z from "zod/mini";
import type { CivilTime } from "../hours/civil-time.ts";
import { MASTER_NOTICES } from "../mail/master-notices.ts";
import { type ConsultationSettings, checkSettings, DEFAULT_SETTINGS, LOCATION_HINTS } from "./settings.ts";

/** The id of the one row of settings. */
export const SETTINGS_ID = "settings";

const Time = z.custom<CivilTime>((value) => typeof value === "string");
const Hours = z.nullable(z.object({ start: Time, end: Time }));

/** What is stored as JSON; the link of the meeting is stored beside it, encrypted. */
const StoredSettings = z.object({
  zone: z.string(),
  workingHours: z.object({ monday: Hours, tuesday: Hours, wednesday: Hours, thursday: Hours, friday: Hours }),
  bufferMinutes: z.number(),
  mostPerDay: z.nullable(z.number()),
  horizonWeeks: z.number(),
  lengthMinutes: z.number(),
  locationHint: z.enum(LOCATION_HINTS),
  /** What is switched off is stored, and not what is wanted: a notice that is new to the product is on. */
  mutedNotices: z._default(z.array(z.enum(MASTER_NOTICES)), []),
});

/** The settings from their JSON and the link of the meeting; null where they can’t be settings. What is left out is as it is by default. */
export function parseSettings(json: string, meetingLink: string | null): ConsultationSettings | null {
  const stored = parseObject(json);
  if (stored === null) return null;
  const parsed = StoredSettings.safeParse({ ...DEFAULT_SETTINGS, ...stored });
  if (!parsed.success) return null;
  const { mutedNotices, ...settings } = parsed.data;
  const notices = MASTER_NOTICES.filter((notice) => !mutedNotices.includes(notice));
  const checked = checkSettings({ ...settings, notices, meetingLink });
  return checked.isOk ? checked.value : null;
}

/** The JSON that `parseSettings` reads, without the link of the meeting. */
export function formatSettings({ meetingLink: _, notices, ...settings }: ConsultationSettings): string {
  const mutedNotices = MASTER_NOTICES.filter((notice) => !notices.includes(notice));
  return JSON.stringify({ ...settings, mutedNotices });
}

function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
