import { type CivilDay, isCivilDay, isYearCovered } from "#domain/hours/civil-day.ts";

/** The parts of the desk. */
const DESK_VIEWS = [
  "sessions",
  "commissions",
  "settings",
  "orders",
  "tickets",
  "newsletter",
  "mails",
  "audit",
  "keys",
] as const;

/** A part of the desk. */
export type DeskView = (typeof DESK_VIEWS)[number];

/** How much of the calendar is shown; a month where the address says nothing. */
export type CalendarSpan = "month" | "week";

/**
 * What the address says of the desk: which part is open, which day of the calendar, which session, order, ticket and issue. What is looked for is not in
 * it, since it may be somebody's name or address.
 */
export interface DeskSearch {
  readonly view?: DeskView;
  readonly day?: CivilDay;
  readonly span?: CalendarSpan;
  readonly session?: string;
  readonly order?: string;
  readonly ticket?: string;
  /** The id of an issue of the newsletter, or `new`. */
  readonly issue?: string;
}

/** The desk's address before it is read; the route's code, which every page has, takes it as it is. */
export interface RawDeskSearch {
  readonly view?: unknown;
  readonly day?: unknown;
  readonly span?: unknown;
  readonly session?: unknown;
  readonly order?: unknown;
  readonly ticket?: unknown;
  readonly issue?: unknown;
}

/** Reads the desk's address; what it doesn't know is left out. */
export function parseDeskSearch({ view, day, span, session, order, ticket, issue }: RawDeskSearch): DeskSearch {
  const known = DESK_VIEWS.find((name) => name === view);
  return {
    ...(known && { view: known }),
    ...(typeof day === "string" && isCivilDay(day) && isYearCovered(day) && { day }),
    ...((span === "month" || span === "week") && { span }),
    ...(isId(session) && { session }),
    ...(typeof order === "string" && /^ORD-[0-9A-Z]{8}$/.test(order) && { order }),
    ...(typeof ticket === "string" && /^SIG-[0-9A-Z]{8}$/.test(ticket) && { ticket }),
    ...((issue === "new" || isId(issue)) && { issue }),
  };
}

function isId(text: unknown): text is string {
  return typeof text === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
