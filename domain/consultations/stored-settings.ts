import * as z from "zod/mini";
import type { CivilTime } from "../hours/civil-time.ts";
import {
  type ConsultationSettings,
  checkSettings,
  DEFAULT_SETTINGS,
  LOCATION_HINTS,
  MASTER_NOTICES,
} from "./settings.ts";

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
  notices: z.array(z.enum(MASTER_NOTICES)),
});

/** The settings from their JSON and the link of the meeting; null where they can’t be settings. What is left out is as it is by default. */
export function parseSettings(json: string, meetingLink: string | null): ConsultationSettings | null {
  const stored = parseObject(json);
  if (stored === null) return null;
  const parsed = StoredSettings.safeParse({ ...DEFAULT_SETTINGS, ...stored });
  if (!parsed.success) return null;
  const checked = checkSettings({ ...parsed.data, meetingLink });
  return checked.isOk ? checked.value : null;
}

/** The JSON that `parseSettings` reads, without the link of the meeting. */
export function formatSettings({ meetingLink: _, ...settings }: ConsultationSettings): string {
  return JSON.stringify(settings);
}

function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
