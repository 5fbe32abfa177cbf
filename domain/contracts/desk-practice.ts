import * as z from "zod/mini";
import { LOCATION_HINTS } from "../consultations/settings.ts";
import { MASTER_NOTICES } from "../mail/master-notices.ts";
import { ClockText } from "./desk-blocks.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

const OF_MASTER = { access: "master", limit: "account" } as const;

const WorkingHours = z.nullable(z.object({ start: ClockText, end: ClockText }));

/** How the master works; what the rules of it are, `checkSettings` says. */
export const PracticeSettings = z.object({
  zone: z.string(),
  /** Null is a day off. */
  workingHours: z.object({
    monday: WorkingHours,
    tuesday: WorkingHours,
    wednesday: WorkingHours,
    thursday: WorkingHours,
    friday: WorkingHours,
  }),
  bufferMinutes: z.int(),
  mostPerDay: z.nullable(z.int()),
  horizonWeeks: z.int(),
  meetingLink: z.nullable(z.string()),
  locationHint: z.enum(LOCATION_HINTS),
  /** The mails that the master wants. */
  notices: z.array(z.enum(MASTER_NOTICES)),
});
export type PracticeSettings = z.infer<typeof PracticeSettings>;

/** The settings, and the version that a change of them has to name. */
export const SettingsResponse = z.object({
  settings: PracticeSettings,
  version: z.number(),
  /** Whether live bookings keep the zone from being changed. */
  isZoneFixed: z.boolean(),
  hasFeed: z.boolean(),
});
export type SettingsResponse = z.infer<typeof SettingsResponse>;

/** How the master works now. */
export const getPracticeSettings = endpoint({
  ...OF_MASTER,
  name: "getPracticeSettings",
  method: "GET",
  path: "/api/master/settings",
  summary: "The settings of the practice",
  response: SettingsResponse,
});

/** Changes the settings: no live booking moves. What somebody else has changed meanwhile is 409, as is the zone while bookings live. */
export const changePracticeSettings = endpoint({
  ...OF_MASTER,
  name: "changePracticeSettings",
  method: "PUT",
  path: "/api/master/settings",
  summary: "Change the settings of the practice",
  needsStepUp: true,
  body: jsonBody(z.object({ settings: PracticeSettings, version: z.int() })),
  response: SettingsResponse,
  errors: ["conflict", "not_ready"],
});

/** Makes a new secret address of the master's calendar: the one before opens nothing any more. It is shown this once. */
export const renewCalendarFeed = endpoint({
  ...OF_MASTER,
  name: "renewCalendarFeed",
  method: "POST",
  path: "/api/master/feed",
  summary: "Make a new secret address of the calendar",
  needsStepUp: true,
  body: jsonBody(z.object({})),
  response: z.object({ url: z.string() }),
  errors: ["not_ready"],
});

/** The master's sessions for a calendar program: neither topics nor notes nor addresses are in it. */
export const getCalendarFeed = endpoint({
  name: "getCalendarFeed",
  method: "GET",
  path: "/api/calendar-feed/{token}",
  summary: "The master’s sessions for a calendar program",
  access: "token",
  limit: "booking",
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  response: z.string(),
  mediaType: "text/calendar",
  errors: ["not_found"],
});

/** A mail that could not be sent and waits, with its contents, until the master has dealt with it. */
export const ParkedMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  tries: z.number(),
  failureCode: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Whether it came too late to be sent again: a code, or a reminder of what is over. */
  isExpired: z.boolean(),
});
export type ParkedMail = z.infer<typeof ParkedMail>;

/** Lists the mails that failed for good. */
export const listParkedMails = endpoint({
  ...OF_MASTER,
  name: "listParkedMails",
  method: "GET",
  path: "/api/master/parked-mails",
  summary: "List mails that failed for good",
  response: z.object({ mails: z.array(ParkedMail) }),
});

const MailParams = z.object({ id: z.uuid({ error: "There is no such mail." }) });

/** Sends a parked mail again. One that has expired is 409. */
export const retryParkedMail = endpoint({
  ...OF_MASTER,
  name: "retryParkedMail",
  method: "POST",
  path: "/api/master/parked-mails/{id}/retry",
  summary: "Send a parked mail again",
  params: MailParams,
  body: jsonBody(z.object({})),
  response: z.null(),
  statuses: [204],
  errors: ["not_found", "conflict"],
});

/** Discards a parked mail with its contents. One that is gone is no error. */
export const discardParkedMail = endpoint({
  ...OF_MASTER,
  name: "discardParkedMail",
  method: "DELETE",
  path: "/api/master/parked-mails/{id}",
  summary: "Discard a parked mail",
  params: MailParams,
  response: z.null(),
  statuses: [204],
});
