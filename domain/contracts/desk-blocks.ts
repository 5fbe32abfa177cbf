import * as z from "zod/mini";
import { BLOCK_KINDS, BLOCK_MESSAGES, LONGEST_BLOCK_REASON } from "../consultations/blocks.ts";
import { parseInstant } from "../consultations/booking-input.ts";
import { isCivilTime } from "../hours/civil-time.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { civilDay, DayText, toUtc } from "./consultations.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

const OF_MASTER = { access: "master", limit: "account" } as const;

const TIME_ERROR = { error: "Please enter a time as HH:MM." };

/** A clock's time, HH:MM. */
export const ClockText = z
  .templateLiteral([z.number(), ":", z.number()], TIME_ERROR)
  .check(z.refine(isCivilTime, TIME_ERROR));

const INSTANT_ERROR = { error: BLOCK_MESSAGES.missing };

const BlockInstant = z.string(INSTANT_ERROR).check(
  z.refine((text) => parseInstant(text) !== null, { ...INSTANT_ERROR, abort: true }),
  z.overwrite(toUtc),
);

const BlockDay = civilDay(INSTANT_ERROR);

const WEEKDAY_ERROR = { error: BLOCK_MESSAGES.noWeekday };

const BlockReason = z.optional(
  z.string().check(
    z.trim(),
    z.refine((text) => countCodePoints(text) <= LONGEST_BLOCK_REASON, {
      error: `Maximum ${LONGEST_BLOCK_REASON} characters`,
    }),
  ),
);

/** What the master keeps free: a stretch of time, whole days, or the same hours of weekdays. What does not belong to the kind is null. */
export const BlockedSlot = z.object({
  id: z.string(),
  kind: z.enum(BLOCK_KINDS),
  /** When it begins; of a weekly one, on its first day. */
  dateTime: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** The hours of a weekly one, and its weekdays from Sunday, 0. */
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  weekdays: z.array(z.number()),
  exceptions: z.array(z.string()),
  reason: z.nullable(z.string()),
});
export type BlockedSlot = z.infer<typeof BlockedSlot>;

/** Lists the blocked times that are not over. */
export const listBlockedSlots = endpoint({
  ...OF_MASTER,
  name: "listBlockedSlots",
  method: "GET",
  path: "/api/master/blocked-slots",
  summary: "List blocked times",
  response: z.object({ blockedSlots: z.array(BlockedSlot) }),
});

/** Blocks an hour. Over a live booking it is 409, with the booking in its message. */
export const blockSlot = endpoint({
  ...OF_MASTER,
  name: "blockSlot",
  method: "POST",
  path: "/api/master/block-slot",
  summary: "Block an hour",
  body: jsonBody(z.object({ dateTime: BlockInstant, reason: BlockReason })),
  response: BlockedSlot,
  errors: ["conflict", "not_ready"],
});

/** What is to be kept free: a stretch of time, whole days, or the same hours of weekdays. */
export const BlockRequest = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("range"), startsAt: BlockInstant, endsAt: BlockInstant, reason: BlockReason }),
    z.object({ kind: z.literal("days"), firstDay: BlockDay, lastDay: BlockDay, reason: BlockReason }),
    z.object({
      kind: z.literal("weekly"),
      weekdays: z.array(z.int(WEEKDAY_ERROR), WEEKDAY_ERROR).check(z.maxLength(7, WEEKDAY_ERROR)),
      startTime: ClockText,
      endTime: ClockText,
      firstDay: BlockDay,
      lastDay: BlockDay,
      reason: BlockReason,
    }),
  ],
  INSTANT_ERROR,
);
export type BlockRequest = z.infer<typeof BlockRequest>;

/** Blocks a stretch of time, whole days, or hours of every week. Over a live booking it is 409, with the booking in its message. */
export const blockTime = endpoint({
  ...OF_MASTER,
  name: "blockTime",
  method: "POST",
  path: "/api/master/blocked-slots",
  summary: "Block a stretch of time, whole days, or hours of every week",
  body: jsonBody(BlockRequest),
  response: BlockedSlot,
  errors: ["conflict", "not_ready"],
});

const BlockParams = z.object({ id: z.uuid({ error: "There is no such blocked time." }) });

/** Unblocks a time. One that is gone is no error. */
export const unblockSlot = endpoint({
  ...OF_MASTER,
  name: "unblockSlot",
  method: "DELETE",
  path: "/api/master/blocked-slots/{id}",
  summary: "Unblock a time",
  params: BlockParams,
  response: z.null(),
  statuses: [204],
  errors: ["not_ready"],
});

/** Lets a weekly block not hold for one day, or hold again; over a live booking that is 409. */
export const setBlockException = endpoint({
  ...OF_MASTER,
  name: "setBlockException",
  method: "POST",
  path: "/api/master/blocked-slots/{id}/exceptions",
  summary: "Let a weekly block not hold for one day",
  params: BlockParams,
  body: jsonBody(z.object({ day: DayText, isException: z.boolean() })),
  response: BlockedSlot,
  errors: ["not_found", "conflict", "not_ready"],
});
