import * as z from "zod/mini";
import { BOOKING_LIMITS } from "../consultations/booking-input.ts";
import { countCodePoints } from "../sigils/intention.ts";
import { Booking, OptionalNotes, SessionInstant, Timezone } from "./consultations.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

/** The secret of a link from a mail, or one that the product's own pages were given for a day. */
const LinkParams = z.object({ token: z.string().check(z.maxLength(1000)) });

/** What the calls of one booking share. */
const OF_BOOKING = { access: "token", limit: "booking", params: LinkParams } as const;

/** Shows a booking as it is now, whatever the mail said that the link is from. */
export const getBooking = endpoint({
  ...OF_BOOKING,
  name: "getBooking",
  method: "GET",
  path: "/api/bookings/{token}",
  summary: "A booking as it is now",
  response: Booking,
  errors: ["not_found"],
});

/** Moves a booking to another free hour. It waits to be confirmed again. */
export const moveBooking = endpoint({
  ...OF_BOOKING,
  name: "moveBooking",
  method: "POST",
  path: "/api/bookings/{token}/move",
  summary: "Move a booking to another hour",
  body: jsonBody(z.object({ newDateTime: SessionInstant })),
  response: Booking,
  errors: ["not_found", "conflict", "slot_taken", "payment_required", "not_ready"],
});

/** Cancels a booking. Where that forfeits the access, it has to be said that this is known. */
export const cancelBooking = endpoint({
  ...OF_BOOKING,
  name: "cancelBooking",
  method: "POST",
  path: "/api/bookings/{token}/cancel",
  summary: "Cancel a booking",
  body: jsonBody(
    z.object({
      /** Why; empty where no reason was given. */
      reason: z.string().check(
        z.trim(),
        z.refine((text) => countCodePoints(text) <= BOOKING_LIMITS.reason.most, { error: "Maximum 500 characters" }),
      ),
      isForfeitAccepted: z.boolean(),
    }),
  ),
  response: Booking,
  errors: ["not_found", "conflict", "not_ready"],
});

/** Changes what the client wrote for the master, up to a day before. */
export const editBookingNotes = endpoint({
  ...OF_BOOKING,
  name: "editBookingNotes",
  method: "POST",
  path: "/api/bookings/{token}/notes",
  summary: "Change the notes of a booking",
  body: jsonBody(z.object({ optionalNotes: OptionalNotes })),
  response: Booking,
  errors: ["not_found", "conflict", "not_ready"],
});

/** The booking for a calendar. */
export const getBookingCalendar = endpoint({
  ...OF_BOOKING,
  name: "getBookingCalendar",
  method: "GET",
  path: "/api/bookings/{token}/calendar",
  summary: "A booking as a calendar entry",
  response: z.string(),
  mediaType: "text/calendar",
  errors: ["not_found"],
});

/** Asks for an earlier hour, or for any where none is free. A second one changes the first. */
export const askForEarlierHour = endpoint({
  name: "askForEarlierHour",
  method: "POST",
  path: "/api/consultations/hour-requests",
  summary: "Ask to be mailed when an hour becomes free",
  access: "public",
  limit: "booking",
  body: jsonBody(z.object({ timezone: Timezone })),
  response: z.null(),
  statuses: [204],
  errors: ["payment_required", "not_ready"],
});

/** Takes the request for an earlier hour back. Where there is none, that is no error. */
export const withdrawHourRequest = endpoint({
  name: "withdrawHourRequest",
  method: "DELETE",
  path: "/api/consultations/hour-requests",
  summary: "Take the request for an earlier hour back",
  access: "public",
  limit: "booking",
  response: z.null(),
  statuses: [204],
});

/** An hour that became free and is kept for one person. */
export const HourOffer = z.object({
  time: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The client's zone. */
  timezone: z.string(),
  /** The practitioner's zone, in whose calendar the hour is booked. */
  practiceTimezone: z.string(),
  /** `open` can be taken; `over` is past its two hours, or was declined; `taken` was. */
  state: z.enum(["open", "over", "taken"]),
  offerEndsAt: z.iso.datetime(),
  /** The start of what is booked now and would be moved; null where nothing is. */
  currentTime: z.nullable(z.iso.datetime()),
});
export type HourOffer = z.infer<typeof HourOffer>;

/** Shows an offered hour. */
export const getHourOffer = endpoint({
  ...OF_BOOKING,
  name: "getHourOffer",
  method: "GET",
  path: "/api/hour-offers/{token}",
  summary: "An hour that became free and is kept for one person",
  response: HourOffer,
  errors: ["not_found"],
});

/** Takes an offered hour: what is booked moves there, which counts as no move. Without a booking the form is filled in first. */
export const takeHourOffer = endpoint({
  ...OF_BOOKING,
  name: "takeHourOffer",
  method: "POST",
  path: "/api/hour-offers/{token}/take",
  summary: "Move a booking to the offered hour",
  response: Booking,
  errors: ["not_found", "gone", "conflict", "slot_taken", "not_ready"],
});

/** Declines an offered hour, which then goes to the next who waits. Whoever declines stays on the list for other hours. */
export const declineHourOffer = endpoint({
  ...OF_BOOKING,
  name: "declineHourOffer",
  method: "POST",
  path: "/api/hour-offers/{token}/decline",
  summary: "Decline the offered hour",
  response: HourOffer,
  errors: ["not_found", "not_ready"],
});
