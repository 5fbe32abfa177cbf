import type { Booking } from "#domain/contracts/consultations.ts";
import { DAY_MS } from "#domain/lib/time.ts";

/** What a page says of a booking, and where it leads on. */
export interface BookingTexts {
  /** In a word or two, as lists have it. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  /** Whether it is still to come, or under way. */
  readonly isLive: boolean;
  /** Whether its client may book again. */
  readonly canBookAnother: boolean;
  readonly leadsToContact: boolean;
}

/** What is so of a booking at an instant, in milliseconds since 1970 in UTC. */
export function describeBooking(
  { status, isForfeited, time, endsAt }: Pick<Booking, "status" | "isForfeited" | "time" | "endsAt">,
  now: number,
): BookingTexts {
  switch (status) {
    case "pending":
    case "confirmed":
      if (now >= Date.parse(endsAt)) return PAST;
      if (status === "pending") return PENDING;
      return Date.parse(time) - now > DAY_MS ? CONFIRMED : CONFIRMED_SOON;
    case "cancelled":
      return isForfeited ? CANCELLED_LATE : CANCELLED;
    case "completed":
      return COMPLETED;
    case "no_show":
      return isForfeited ? NO_SHOW : NO_SHOW_RESTORED;
  }
}

const AHEAD = { isLive: true, canBookAnother: false, leadsToContact: false } as const;
const OVER = { isLive: false, canBookAnother: false, leadsToContact: true } as const;

const PENDING: BookingTexts = {
  ...AHEAD,
  name: "Waits to be confirmed",
  heading: "Your session is booked",
  lead: "The master has still to confirm the hour. You are mailed as soon as that is done.",
};
const CONFIRMED: BookingTexts = {
  ...AHEAD,
  name: "Confirmed",
  heading: "Your session is confirmed",
  lead: "The hour is yours. We mail you the link to the call 24 hours before.",
};
const CONFIRMED_SOON: BookingTexts = {
  ...CONFIRMED,
  lead: "The hour is yours. The link to the call is in your mail, and with your booking.",
};
const PAST: BookingTexts = {
  ...OVER,
  name: "Passed",
  heading: "This hour has passed",
  lead: "The master has still to note how it went. If something went wrong, please write to us.",
};
const CANCELLED: BookingTexts = {
  ...OVER,
  name: "Cancelled",
  heading: "This session was cancelled",
  lead: "Nothing is lost: your access is open, and you can choose another time.",
  canBookAnother: true,
};
const CANCELLED_LATE: BookingTexts = {
  ...OVER,
  name: "Cancelled late",
  heading: "This session was cancelled late",
  lead: "It was cancelled less than 48 hours before, and the access ended with it. If there was a good reason, please write to us.",
};
const COMPLETED: BookingTexts = {
  ...OVER,
  name: "Completed",
  heading: "This session has taken place",
  lead: "Thank you for coming. Your access is open: you can book again whenever it suits you.",
  canBookAnother: true,
};
const NO_SHOW: BookingTexts = {
  ...OVER,
  name: "Missed",
  heading: "This session was missed",
  lead: "It was marked as a no-show, and the access ended with it. If that is wrong, please write to us.",
};
const NO_SHOW_RESTORED: BookingTexts = {
  ...OVER,
  name: "Missed, access given back",
  heading: "This session did not take place",
  lead: "Your access was given back, and you can choose another time.",
  canBookAnother: true,
};
