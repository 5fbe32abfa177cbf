/** The zones that are always offered to a client; the browser's is added where it is another. */
export const OFFERED_TIMEZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Paris",
  "Asia/Tokyo",
  "Australia/Sydney",
] as const;

/** The bounds of what a client writes, in code points, counted after trimming. */
export const BOOKING_LIMITS = {
  name: { least: 2, most: 100 },
  topic: { least: 10, most: 500 },
  notes: { most: 1000 },
  reason: { most: 500 },
} as const;

/** What is said of each field where it is wrong. */
export const BOOKING_MESSAGES = {
  nameTooShort: "Name must be at least 2 characters",
  nameTooLong: "Maximum 100 characters",
  dateOfBirth: "Date of birth is required",
  dateOfBirthWrong: "Please enter a date of birth as a day of the calendar, in the past.",
  underAge:
    "Sessions are for people of 18 or older on the day of the session. If you can’t take it, we refund it: write to us.",
  topicTooShort: "Please describe your topic in at least 10 characters",
  topicTooLong: "Maximum 500 characters",
  notesTooLong: "Maximum 1000 characters",
  sessionAt: "Please select a date and time",
  timezone: "Please select your timezone",
} as const;
