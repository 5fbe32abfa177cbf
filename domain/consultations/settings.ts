import { type CivilTime, countMinutes, isCivilTime } from "../hours/civil-time.ts";
import { findTimezone } from "../hours/timezone.ts";
import { isHttpsAddress } from "../lib/https-address.ts";
import { err, ok, type Result } from "../lib/result.ts";
import { MASTER_NOTICES, type MasterNotice } from "../mail/master-notices.ts";

/** The days on which there can be sessions, as ISO 8601 counts them: Monday is 1. */
export const WORK_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

/** A day on which there can be sessions. */
export type WorkDay = (typeof WORK_DAYS)[number];

/** From when until when there are sessions on a day, by the practice's clock. */
export interface WorkingHours {
  readonly start: CivilTime;
  readonly end: CivilTime;
}

/** Where Cloudflare can be asked to keep the objects of the practice’s days. */
export const LOCATION_HINTS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;

/** Where Cloudflare is asked to keep the objects of the practice's days. */
export type LocationHint = (typeof LOCATION_HINTS)[number];

/** How the practice works. */
export interface ConsultationSettings {
  /** The practice's IANA zone, by whose clock its days and hours are. */
  readonly zone: string;
  /** Null is a day off. */
  readonly workingHours: Readonly<Record<WorkDay, WorkingHours | null>>;
  /** At least so much time lies between two sessions. */
  readonly bufferMinutes: number;
  /** Null where only the hours limit it. */
  readonly mostPerDay: number | null;
  /** How far ahead sessions can be booked. */
  readonly horizonWeeks: number;
  /** How long a session is. */
  readonly lengthMinutes: number;
  /** Where sessions take place unless the master names another address for one; https. */
  readonly meetingLink: string | null;
  readonly locationHint: LocationHint;
  /** The mails that the master wants. */
  readonly notices: readonly MasterNotice[];
}

const NINE_TO_FIVE: WorkingHours = { start: "09:00", end: "17:00" };

/** What a session lasts, in minutes. */
export const SESSION_MINUTES = 60;

/** How the practice works until the master says otherwise. */
export const DEFAULT_SETTINGS: ConsultationSettings = {
  zone: "America/New_York",
  workingHours: {
    monday: NINE_TO_FIVE,
    tuesday: NINE_TO_FIVE,
    wednesday: NINE_TO_FIVE,
    thursday: NINE_TO_FIVE,
    friday: NINE_TO_FIVE,
  },
  bufferMinutes: 15,
  mostPerDay: null,
  horizonWeeks: 12,
  lengthMinutes: SESSION_MINUTES,
  meetingLink: null,
  locationHint: "enam",
  notices: MASTER_NOTICES,
};

/** What the settings may be. */
export const SETTINGS_LIMITS = {
  bufferMinutes: { least: 0, most: 120 },
  mostPerDay: { least: 1, most: 20 },
  horizonWeeks: { least: 1, most: 52 },
  linkLength: 2000,
} as const;

/** What is wrong with a setting, in words for the master. */
export const SETTINGS_MESSAGES = {
  zone: "Please choose a time zone of the list.",
  zoneInUse: "The time zone can’t be changed while sessions are booked.",
  hours: "Hours are written as 09:00, and end after they begin.",
  hoursTooShort: "A session of 60 minutes has to fit into the hours of a day.",
  hoursTooLate: "The break after the last session has to end before midnight: please end the day earlier.",
  noDay: "Please keep at least one day of the week open.",
  bufferMinutes: "The break is 0 to 120 minutes.",
  mostPerDay: "Please enter 1 to 20 sessions a day, or leave it empty.",
  horizonWeeks: "Please enter 1 to 52 weeks.",
  meetingLink: "Please enter a link that begins with https://.",
  locationHint: "Please choose a place of the list.",
} as const;

/** Which setting is wrong, and why. */
export interface SettingsProblem {
  readonly field: keyof ConsultationSettings;
  readonly message: string;
}

/** The settings with the zone by its present name, or the first problem that they have. A `lengthMinutes` other than 60 is for tests. */
export function checkSettings(settings: ConsultationSettings): Result<ConsultationSettings, SettingsProblem> {
  const zone = findTimezone(settings.zone);
  if (zone === null) return problem("zone", SETTINGS_MESSAGES.zone);
  const hours = findHoursProblem(settings);
  if (hours !== null) return problem("workingHours", hours);
  for (const field of ["bufferMinutes", "horizonWeeks"] as const) {
    if (!isWithin(settings[field], SETTINGS_LIMITS[field])) return problem(field, SETTINGS_MESSAGES[field]);
  }
  const { mostPerDay, meetingLink } = settings;
  if (mostPerDay !== null && !isWithin(mostPerDay, SETTINGS_LIMITS.mostPerDay)) {
    return problem("mostPerDay", SETTINGS_MESSAGES.mostPerDay);
  }
  if (meetingLink !== null && !isMeetingLink(meetingLink)) {
    return problem("meetingLink", SETTINGS_MESSAGES.meetingLink);
  }
  if (!LOCATION_HINTS.includes(settings.locationHint)) return problem("locationHint", SETTINGS_MESSAGES.locationHint);
  return ok({ ...settings, zone });
}

/** The new settings, or the first problem that they have: days and hours of live bookings are by the clock of the zone that was set. */
export function decideSettings(
  old: ConsultationSettings,
  wanted: ConsultationSettings,
  liveBookings: number,
): Result<ConsultationSettings, SettingsProblem> {
  const checked = checkSettings(wanted);
  if (!checked.isOk || checked.value.zone === old.zone || liveBookings === 0) return checked;
  return problem("zone", SETTINGS_MESSAGES.zoneInUse);
}

/** Whether a text can be where a session takes place: an https address without a user’s name or password in it. */
export function isMeetingLink(text: string): boolean {
  return text.length <= SETTINGS_LIMITS.linkLength && isHttpsAddress(text);
}

function findHoursProblem({ workingHours, lengthMinutes, bufferMinutes }: ConsultationSettings): string | null {
  const days = WORK_DAYS.map((day) => workingHours[day]).filter((hours) => hours !== null);
  if (days.length === 0) return SETTINGS_MESSAGES.noDay;
  for (const { start, end } of days) {
    if (!isCivilTime(start) || !isCivilTime(end)) return SETTINGS_MESSAGES.hours;
    const minutes = countMinutes(end) - countMinutes(start);
    if (minutes <= 0) return SETTINGS_MESSAGES.hours;
    if (minutes < lengthMinutes) return SETTINGS_MESSAGES.hoursTooShort;
    // Each day is decided by itself, so that nothing of it may reach into the next one.
    if (countMinutes(end) + bufferMinutes > MINUTES_PER_DAY) return SETTINGS_MESSAGES.hoursTooLate;
  }
  return null;
}

const MINUTES_PER_DAY = 24 * 60;

function isWithin(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function problem(field: keyof ConsultationSettings, message: string): Result<never, SettingsProblem> {
  return err({ field, message });
}
