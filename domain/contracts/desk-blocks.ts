import * as z from "zod/mini";
import { BOOKING_LIMITS } from "../consultations/booking-input.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { DayText } from "./consultations.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

const OF_MASTER = { access: "master", limit: "account" } as const;

const TIME_ERROR = { error: "Please enter a time as HH:MM." };

/** A clock's time, HH:MM; 24:00 is the end of a day. */
export const ClockText = z.string(TIME_ERROR).check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, TIME_ERROR));

const BlockReason = z.optional(
  z.string().check(
    z.trim(),
    z.refine((text) => countCodePoints(text) <= BOOKING_LIMITS.reason.most, { error: "Maximum 500 characters" }),
  ),
);

/** A time of one day that is kept free. */
export const BlockedSlot = z.object({
  id: z.string(),
  /** What was blocked together is unblocked together. */
  groupId: z.string(),
  dateTime: z.iso.datetime(),
  day: z.string(),
  startTime: z.string(),
  endTime: z.string(),
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

const BLOCK_TIME_ERROR = { error: "Please select a date and time to block." };

/** Blocks an hour. Over a live booking it is 409, with the booking in its message. */
export const blockSlot = endpoint({
  ...OF_MASTER,
  name: "blockSlot",
  method: "POST",
  path: "/api/master/block-slot",
  summary: "Block an hour",
  body: jsonBody(
    z.object({
      dateTime: z.string(BLOCK_TIME_ERROR).check(
        z.refine((text) => z.iso.datetime({ offset: true }).safeParse(text).success, BLOCK_TIME_ERROR),
        z.overwrite((text) => new Date(text).toISOString()),
      ),
      reason: BlockReason,
    }),
  ),
  response: z.object({ blockedSlots: z.array(BlockedSlot) }),
  errors: ["conflict", "not_ready"],
});

/** Blocks times of one day, or of each of several; whole days where no times are given. */
export const blockRange = endpoint({
  ...OF_MASTER,
  name: "blockRange",
  method: "POST",
  path: "/api/master/block-range",
  summary: "Block a range of days",
  body: jsonBody(
    z.object({
      fromDay: DayText,
      toDay: DayText,
      startTime: z.optional(ClockText),
      endTime: z.optional(ClockText),
      reason: BlockReason,
    }),
  ),
  response: z.object({ blockedSlots: z.array(BlockedSlot) }),
  errors: ["conflict", "not_ready"],
});

/** Unblocks a time, with what was blocked together with it. One that is gone is no error. */
export const unblockSlot = endpoint({
  ...OF_MASTER,
  name: "unblockSlot",
  method: "DELETE",
  path: "/api/master/blocked-slots/{id}",
  summary: "Unblock a time",
  params: z.object({ id: z.uuid({ error: "There is no such blocked time." }) }),
  response: z.null(),
  statuses: [204],
  errors: ["not_ready"],
});

/** A time that is kept free every week. */
export const BlockRule = z.object({
  id: z.string(),
  /** 0 is Sunday. */
  weekday: z.number(),
  startTime: z.string(),
  endTime: z.string(),
  fromDay: z.string(),
  /** Null where it has no end. */
  untilDay: z.nullable(z.string()),
  exceptions: z.array(z.string()),
  reason: z.nullable(z.string()),
});
export type BlockRule = z.infer<typeof BlockRule>;

/** Lists the weekly rules that are not over. */
export const listBlockRules = endpoint({
  ...OF_MASTER,
  name: "listBlockRules",
  method: "GET",
  path: "/api/master/block-rules",
  summary: "List weekly blocked times",
  response: z.object({ rules: z.array(BlockRule) }),
});

/** Blocks a time every week. Over a live booking it is 409. */
export const addBlockRule = endpoint({
  ...OF_MASTER,
  name: "addBlockRule",
  method: "POST",
  path: "/api/master/block-rules",
  summary: "Block a time every week",
  body: jsonBody(
    z.object({
      weekday: z
        .int({ error: "Please choose a weekday." })
        .check(
          z.minimum(0, { error: "Please choose a weekday." }),
          z.maximum(6, { error: "Please choose a weekday." }),
        ),
      startTime: ClockText,
      endTime: ClockText,
      fromDay: DayText,
      untilDay: z.nullable(DayText),
      reason: BlockReason,
    }),
  ),
  response: BlockRule,
  errors: ["conflict", "not_ready"],
});

const RuleParams = z.object({ id: z.uuid({ error: "There is no such rule." }) });

/** Lets a rule not hold for one day; an exception that is taken back over a live booking is 409. */
export const setBlockException = endpoint({
  ...OF_MASTER,
  name: "setBlockException",
  method: "POST",
  path: "/api/master/block-rules/{id}/exceptions",
  summary: "Let a weekly rule not hold for one day",
  params: RuleParams,
  body: jsonBody(z.object({ day: DayText, isException: z.boolean() })),
  response: BlockRule,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Ends a rule. One that is gone is no error. */
export const removeBlockRule = endpoint({
  ...OF_MASTER,
  name: "removeBlockRule",
  method: "DELETE",
  path: "/api/master/block-rules/{id}",
  summary: "End a weekly rule",
  params: RuleParams,
  response: z.null(),
  statuses: [204],
  errors: ["not_ready"],
});
