import {
  type ConsultationSettings,
  checkSettings,
  SESSION_MINUTES,
  SETTINGS_MESSAGES,
  WORK_DAYS,
  type WorkDay,
} from "#domain/consultations/settings.ts";
import type { PracticeSettings, SettingsResponse } from "#domain/contracts/desk-practice.ts";
import { isCivilTime } from "#domain/hours/civil-time.ts";

/** A day's hours as they are typed. */
export interface TypedHours {
  readonly isOpen: boolean;
  readonly start: string;
  readonly end: string;
}

/** The settings as they are typed: numbers and links are texts. */
export interface SettingsDraft extends Pick<PracticeSettings, "zone" | "locationHint" | "notices"> {
  readonly hours: Readonly<Record<WorkDay, TypedHours>>;
  readonly bufferMinutes: string;
  readonly mostPerDay: string;
  readonly horizonWeeks: string;
  readonly meetingLink: string;
}

/** Which setting is wrong, and why. */
export type SettingsErrors = Partial<Record<keyof ConsultationSettings, string>>;

/** The settings to begin typing with. */
export function toDraft({ settings }: SettingsResponse): SettingsDraft {
  const { zone, locationHint, notices, workingHours, bufferMinutes, mostPerDay, horizonWeeks, meetingLink } = settings;
  return {
    zone,
    locationHint,
    notices,
    hours: mapDays((day) => ({
      isOpen: workingHours[day] !== null,
      start: workingHours[day]?.start ?? "09:00",
      end: workingHours[day]?.end ?? "17:00",
    })),
    bufferMinutes: String(bufferMinutes),
    mostPerDay: mostPerDay === null ? "" : String(mostPerDay),
    horizonWeeks: String(horizonWeeks),
    meetingLink: meetingLink ?? "",
  };
}

/** The settings of a draft, or what is wrong with them by the rules that the server checks as well. */
export function readSettings(
  draft: SettingsDraft,
):
  | { readonly isOk: true; readonly settings: PracticeSettings }
  | { readonly isOk: false; readonly errors: SettingsErrors } {
  const hours = mapDays((day) => readHours(draft.hours[day]));
  if (WORK_DAYS.some((day) => hours[day] === undefined)) {
    return { isOk: false, errors: { workingHours: SETTINGS_MESSAGES.hours } };
  }
  const link = draft.meetingLink.trim();
  const settings = {
    zone: draft.zone,
    locationHint: draft.locationHint,
    workingHours: mapDays((day) => hours[day] ?? null),
    bufferMinutes: toNumber(draft.bufferMinutes),
    mostPerDay: draft.mostPerDay.trim() === "" ? null : toNumber(draft.mostPerDay),
    horizonWeeks: toNumber(draft.horizonWeeks),
    meetingLink: link === "" ? null : link,
    notices: [...draft.notices],
  };
  const checked = checkSettings({ ...settings, lengthMinutes: SESSION_MINUTES });
  if (!checked.isOk) return { isOk: false, errors: { [checked.error.field]: checked.error.message } };
  return { isOk: true, settings };
}

/** Undefined where the times are none. */
function readHours({ isOpen, start, end }: TypedHours): PracticeSettings["workingHours"]["monday"] | undefined {
  if (!isOpen) return null;
  return isCivilTime(start) && isCivilTime(end) ? { start, end } : undefined;
}

function toNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

function mapDays<Value>(map: (day: WorkDay) => Value): Record<WorkDay, Value> {
  return {
    monday: map("monday"),
    tuesday: map("tuesday"),
    wednesday: map("wednesday"),
    thursday: map("thursday"),
    friday: map("friday"),
  };
}
