import * as z from "zod/mini";
import { BLOCK_KINDS } from "../consultations/blocks.ts";
import { BOOKING_LIMITS } from "../consultations/booking-input.ts";
import { CONSULTATION_STATUSES } from "../consultations/consultation-status.ts";
import { LONGEST_MEETING_CODE } from "../consultations/meeting.ts";
import { isMeetingLink, SETTINGS_MESSAGES } from "../consultations/settings.ts";
import { addDays, isYearCovered } from "../hours/civil-day.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { DayText, SessionInstant } from "./consultations.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { PICTURE_BODY, ShownPicture } from "./files.ts";

const BookingParams = z.object({ id: z.uuid({ error: "There is no such consultation." }) });

/** What the calls about one consultation share. */
const OF_CONSULTATION = { access: "master", limit: "account", params: BookingParams } as const;

/** A consultation in lists: neither date of birth nor notes are in it. */
export const ConsultationRow = z.object({
  id: z.string(),
  time: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The practitioner's civil day. */
  day: z.string(),
  name: z.string(),
  email: z.string(),
  consultationTopic: z.string(),
  /** The client's zone. */
  timezone: z.string(),
  status: z.enum(CONSULTATION_STATUSES),
  isForfeited: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ConsultationRow = z.infer<typeof ConsultationRow>;

/** A page of consultations, the latest hour first; `next` is where the following one begins, null on the last. */
export const ConsultationsResponse = z.object({
  consultations: z.array(ConsultationRow),
  next: z.nullable(z.string()),
});
export type ConsultationsResponse = z.infer<typeof ConsultationsResponse>;

const CURSOR_ERROR = { error: "There is no such page." };

/** Where a page begins: the start and the id of the consultation before it. */
const Cursor = z.string(CURSOR_ERROR).check(z.regex(/^\d{1,15}\.[\da-f-]{1,36}$/, CURSOR_ERROR));

/** Lists consultations of all times. */
export const listConsultations = endpoint({
  name: "listConsultations",
  method: "GET",
  path: "/api/master/consultations",
  summary: "List consultations",
  access: "master",
  limit: "account",
  query: z.object({ before: z.optional(Cursor) }),
  response: ConsultationsResponse,
});

/** Finds consultations by name or e-mail address and by state. In a body, since what is looked for is about a person. */
export const searchConsultations = endpoint({
  name: "searchConsultations",
  method: "POST",
  path: "/api/master/consultations/search",
  summary: "Find consultations",
  access: "master",
  limit: "account",
  body: jsonBody(
    z.object({
      query: z.string().check(z.trim(), z.maxLength(254, { error: "Please look for something shorter." })),
      /** None means all. */
      statuses: z.array(z.enum(CONSULTATION_STATUSES)),
      before: z.nullable(Cursor),
    }),
  ),
  response: ConsultationsResponse,
});

/** What the master may do with a consultation now. */
const MasterRights = z.object({
  canConfirm: z.boolean(),
  canMove: z.boolean(),
  /** Its link, or what is asked for beside it. */
  canChangeMeeting: z.boolean(),
  canCancel: z.boolean(),
  canComplete: z.boolean(),
  /** A picture for the client can be added, or replaced. */
  canAddPicture: z.boolean(),
  canMarkMissed: z.boolean(),
  /** The access was forfeited with it, and can be given back. */
  canRestore: z.boolean(),
  canLiftMoveCap: z.boolean(),
});

/** A consultation with all that its client wrote. */
export const DeskConsultation = z.extend(ConsultationRow, {
  dateOfBirth: z.string(),
  optionalNotes: z.string(),
  meetingUrl: z.nullable(z.string()),
  meetingId: z.nullable(z.string()),
  meetingPassword: z.nullable(z.string()),
  /** Whether confirming or moving it has to say where it takes place: neither it nor the settings have a link. */
  needsMeetingUrl: z.boolean(),
  /** Why it was cancelled or moved last. */
  reason: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  /** What the client is shown once it is completed; null where there is none. */
  picture: z.nullable(ShownPicture),
  orderNumber: z.nullable(z.string()),
  clientMoves: z.number(),
  rights: MasterRights,
});
export type DeskConsultation = z.infer<typeof DeskConsultation>;

/** Shows a consultation. */
export const getDeskConsultation = endpoint({
  ...OF_CONSULTATION,
  name: "getDeskConsultation",
  method: "GET",
  path: "/api/master/consultations/{id}",
  summary: "Show a consultation",
  response: DeskConsultation,
  errors: ["not_found"],
});

const LINK_ERROR = { error: SETTINGS_MESSAGES.meetingLink };

/** Where a session takes place. */
export const MeetingLink = z.string(LINK_ERROR).check(z.trim(), z.refine(isMeetingLink, LINK_ERROR));

const CODE_ERROR = { error: `Maximum ${LONGEST_MEETING_CODE} characters` };

/** What a video service asks for beside the link, in one line; empty where it asks for nothing. */
const MeetingCode = z.string(CODE_ERROR).check(
  z.trim(),
  z.refine((text) => countCodePoints(text) <= LONGEST_MEETING_CODE, CODE_ERROR),
  z.regex(/^[^\p{Cc}]*$/u, { error: "Please write this in one line." }),
);

/** Where a session takes place, as the master types it. */
export const MeetingRequest = z.object({
  meetingUrl: MeetingLink,
  meetingId: z.optional(MeetingCode),
  meetingPassword: z.optional(MeetingCode),
});
export type MeetingRequest = z.infer<typeof MeetingRequest>;

/** Where a session takes place, where the master says so. */
const OptionalMeeting = z.partial(MeetingRequest);
export type OptionalMeeting = z.infer<typeof OptionalMeeting>;

/** Without a link the session keeps its place: an id or a password alone would belong to another meeting. */
const BELONGS_TO_LINK = z.refine<OptionalMeeting>(
  ({ meetingUrl, meetingId = "", meetingPassword = "" }) =>
    meetingUrl !== undefined || (meetingId === "" && meetingPassword === ""),
  { error: "Please enter the link as well." },
);

const REASON_ERROR = { error: "Please give a reason." };

/** What the client is told, in the master's words. */
export const Reason = z.string(REASON_ERROR).check(
  z.trim(),
  z.minLength(1, REASON_ERROR),
  z.refine((text) => countCodePoints(text) <= BOOKING_LIMITS.reason.most, { error: "Maximum 500 characters" }),
);

/** Confirms a consultation. It takes place where the settings say unless it is told another place; without either it is 409. */
export const confirmConsultation = endpoint({
  ...OF_CONSULTATION,
  name: "confirmConsultation",
  method: "POST",
  path: "/api/master/consultations/{id}/confirm",
  summary: "Confirm a consultation",
  body: jsonBody(OptionalMeeting.check(BELONGS_TO_LINK)),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Says where a confirmed consultation takes place from now on; the client is mailed. The same place again changes nothing. */
export const changeMeeting = endpoint({
  ...OF_CONSULTATION,
  name: "changeMeeting",
  method: "POST",
  path: "/api/master/consultations/{id}/meeting",
  summary: "Change the link of a confirmed consultation",
  body: jsonBody(MeetingRequest),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Cancels or declines a consultation: the client keeps the access. */
export const cancelConsultation = endpoint({
  ...OF_CONSULTATION,
  name: "cancelConsultation",
  method: "POST",
  path: "/api/master/consultations/{id}/cancel",
  summary: "Cancel a consultation",
  body: jsonBody(z.object({ reason: Reason })),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Moves a consultation to any future start that is over no other booking; it is confirmed then, so that it needs a link as well. */
export const rescheduleConsultation = endpoint({
  ...OF_CONSULTATION,
  name: "rescheduleConsultation",
  method: "POST",
  path: "/api/master/consultations/{id}/reschedule",
  summary: "Move a consultation",
  body: jsonBody(
    z.extend(OptionalMeeting, { newDateTime: SessionInstant, reason: z.optional(Reason) }).check(BELONGS_TO_LINK),
  ),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "slot_taken", "not_ready"],
});

/** Notes that a session took place, with what was written down for the client. */
export const completeConsultation = endpoint({
  ...OF_CONSULTATION,
  name: "completeConsultation",
  method: "POST",
  path: "/api/master/consultations/{id}/complete",
  summary: "Note that a session took place",
  body: jsonBody(
    z.object({
      /** Empty where nothing is sent along. */
      summary: z.string().check(z.trim(), z.maxLength(10_000, { error: "Maximum 10,000 characters" })),
    }),
  ),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Adds a picture for the client to a consultation, or puts it in the place of the one before. The message of a refusal says what to do. */
export const setSessionPicture = endpoint({
  ...OF_CONSULTATION,
  name: "setSessionPicture",
  method: "PUT",
  path: "/api/master/consultations/{id}/picture",
  summary: "Add a picture to a consultation",
  body: PICTURE_BODY,
  response: DeskConsultation,
  errors: ["not_found", "conflict", "invalid_request", "not_ready"],
});

/** Takes the picture away from a consultation. Where there is none, that is no error. */
export const removeSessionPicture = endpoint({
  ...OF_CONSULTATION,
  name: "removeSessionPicture",
  method: "DELETE",
  path: "/api/master/consultations/{id}/picture",
  summary: "Take the picture away from a consultation",
  response: DeskConsultation,
  errors: ["not_found"],
});

/** Notes that the client did not come, which forfeits the access. */
export const markConsultationMissed = endpoint({
  ...OF_CONSULTATION,
  name: "markConsultationMissed",
  method: "POST",
  path: "/api/master/consultations/{id}/no-show",
  summary: "Note that a client did not come",
  body: jsonBody(z.object({})),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Gives back the access that was forfeited with a consultation. */
export const restoreConsultationAccess = endpoint({
  ...OF_CONSULTATION,
  name: "restoreConsultationAccess",
  method: "POST",
  path: "/api/master/consultations/{id}/restore",
  summary: "Give a forfeited access back",
  needsStepUp: true,
  body: jsonBody(z.object({})),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Lets the client move a consultation more than twice. */
export const liftMoveCap = endpoint({
  ...OF_CONSULTATION,
  name: "liftMoveCap",
  method: "POST",
  path: "/api/master/consultations/{id}/lift-move-cap",
  summary: "Let a client move further",
  body: jsonBody(z.object({})),
  response: DeskConsultation,
  errors: ["not_found", "conflict", "not_ready"],
});

/** The figures at the head of the desk. */
export const DeskFigures = z.object({
  /** All but the cancelled ones. */
  totalBookings: z.number(),
  /** The live ones of the master's today. */
  todaysSessions: z.number(),
  /** The future ones. */
  blockedSlots: z.number(),
  unconfirmed: z.number(),
  parkedMails: z.number(),
  /** The master's civil day, and zone. */
  today: z.string(),
  timezone: z.string(),
});
export type DeskFigures = z.infer<typeof DeskFigures>;

/** Shows the figures at the head of the desk. */
export const getDeskFigures = endpoint({
  name: "getDeskFigures",
  method: "GET",
  path: "/api/master/figures",
  summary: "The figures at the head of the desk",
  access: "master",
  limit: "account",
  response: DeskFigures,
});

/** A time of a day that is kept free, merged with those that it touches, and what it is blocked by. */
export const DayBlock = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  blocks: z.array(z.object({ id: z.string(), kind: z.enum(BLOCK_KINDS), reason: z.nullable(z.string()) })),
});
export type DayBlock = z.infer<typeof DayBlock>;

/** The civil days of the master's calendar that have something on them. */
export const CalendarResponse = z.object({
  days: z.array(z.object({ day: z.string(), consultations: z.array(ConsultationRow), blocks: z.array(DayBlock) })),
});
export type CalendarResponse = z.infer<typeof CalendarResponse>;

/** How many days a part of the calendar has at most: two months. */
export const MOST_CALENDAR_DAYS = 62;

const CalendarDay = DayText.check(z.refine(isYearCovered, { error: "Please choose a day from 1900 to 2100." }));

/** The master's calendar of at most 62 days; cancelled consultations are in it too. */
export const getDeskCalendar = endpoint({
  name: "getDeskCalendar",
  method: "GET",
  path: "/api/master/calendar",
  summary: "The master’s calendar",
  access: "master",
  limit: "account",
  query: z.object({ from: CalendarDay, to: CalendarDay }).check(
    z.refine(({ from, to }) => from <= to && to < addDays(from, MOST_CALENDAR_DAYS), {
      error: `Please ask for 1 to ${MOST_CALENDAR_DAYS} days.`,
    }),
  ),
  response: CalendarResponse,
});
