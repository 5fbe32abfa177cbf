import type { ReactElement } from "react";
import type { Booking } from "#domain/contracts/consultations.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { Icon } from "#web/ui/icon.tsx";

/** When a session is, as far as a calendar of somebody else’s may know it. */
type SessionTime = Pick<Booking, "time" | "endsAt">;

/** What a session is called in calendars: nothing of what it is about. */
const TITLE = `Clarity Session · ${PRODUCT_NAME}`;

/** The page of Google's calendar that adds a session. */
function toGoogleAddress({ time, endsAt }: SessionTime): string {
  const url = new URL("https://calendar.google.com/calendar/render");
  url.searchParams.set("action", "TEMPLATE");
  url.searchParams.set("text", TITLE);
  url.searchParams.set("dates", `${toBasicInstant(time)}/${toBasicInstant(endsAt)}`);
  return url.href;
}

/** The page of Outlook's calendar that adds a session. */
function toOutlookAddress({ time, endsAt }: SessionTime): string {
  const url = new URL("https://outlook.live.com/calendar/0/deeplink/compose");
  url.searchParams.set("path", "/calendar/action/compose");
  url.searchParams.set("rru", "addevent");
  url.searchParams.set("subject", TITLE);
  url.searchParams.set("startdt", new Date(time).toISOString());
  url.searchParams.set("enddt", new Date(endsAt).toISOString());
  return url.href;
}

/** The ways of a session into one's own calendar. */
export function CalendarLinks({ booking }: { readonly booking: Booking }): ReactElement {
  return (
    <ul className="flex flex-wrap gap-x-7 text-ui" aria-label="Add it to your calendar">
      <li>
        <a className={LINK} href={`/api/bookings/${encodeURIComponent(booking.token)}/calendar`} download="session.ics">
          <Icon name="download" />
          Calendar file (.ics)
        </a>
      </li>
      <li>
        <a className={LINK} href={toGoogleAddress(booking)} target="_blank" rel="noopener noreferrer">
          <Icon name="out" />
          Google Calendar
        </a>
      </li>
      <li>
        <a className={LINK} href={toOutlookAddress(booking)} target="_blank" rel="noopener noreferrer">
          <Icon name="out" />
          Outlook
        </a>
      </li>
    </ul>
  );
}

const LINK = "inline-flex min-h-11 items-center gap-2";

/** `20261203T163000Z` for an instant in ISO 8601. */
function toBasicInstant(time: string): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, "");
}
