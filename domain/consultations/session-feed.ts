import type { CivilDay } from "../hours/civil-day.ts";
import { type CalendarEvent, type CalendarPerson, writeCalendar } from "../lib/write-calendar.ts";
import { PRODUCT_NAME } from "../product.ts";
import type { ConsultationStatus } from "./consultation-status.ts";
import { type SessionEntry, toSessionEvent, toSessionUid } from "./session-calendar.ts";

/** A session in the master’s own calendar: whose it is, and nothing of what it is about. */
export interface FeedEntry extends SessionEntry {
  /** The client’s. */
  readonly name: string;
}

/** Writes the master’s sessions as a calendar to subscribe to; `today` is the practice’s civil day. */
export function writeSessionFeed(
  sessions: readonly FeedEntry[],
  organizer: CalendarPerson,
  { today, now }: { readonly today: CivilDay; readonly now: number },
): string {
  const events = sessions.map((session) => toFeedEvent(session, organizer));
  return writeCalendar({
    method: "PUBLISH",
    product: "Sessions",
    feed: {
      name: `Sessions · ${PRODUCT_NAME}`,
      description: "The sessions of your practice.",
      refreshInterval: "PT1H",
    },
    writtenAt: now,
    events: events.length > 0 ? events : [noteThatThereAreNone(today)],
  });
}

function toFeedEvent(session: FeedEntry, organizer: CalendarPerson): CalendarEvent {
  const event = toSessionEvent(session, { organizer, attendee: null });
  const title = session.status === "pending" ? `${session.name} (not confirmed)` : session.name;
  return { ...event, title, description: FEED_DESCRIPTIONS[session.status] };
}

const FEED_DESCRIPTIONS: Readonly<Record<ConsultationStatus, string>> = {
  pending: "Not confirmed. What it is about is shown at your desk.",
  confirmed: "Confirmed. What it is about is shown at your desk.",
  cancelled: "Cancelled.",
  completed: "Completed.",
  no_show: "The client did not come.",
};

/** A calendar without a component is not valid (RFC 5545, 3.6), and some readers refuse one. */
function noteThatThereAreNone(today: CivilDay): CalendarEvent {
  return {
    uid: toSessionUid("none"),
    time: { day: today },
    title: "No sessions are booked",
    description: "This note goes once there is a session.",
    location: PRODUCT_NAME,
  };
}
