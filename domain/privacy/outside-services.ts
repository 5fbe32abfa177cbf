/** Services of other companies that an installation may use, besides Cloudflare, which it runs on. */
export const OUTSIDE_SERVICES = [
  "stripe",
  "mailchannels",
  "turnstile",
  "workers_ai",
  "geocoder",
  "booking_calendar",
] as const;

/** A service of another company that an installation may use. */
export type OutsideService = (typeof OUTSIDE_SERVICES)[number];
