import { type ReactElement, useEffect, useRef } from "react";
import type { Booking } from "#domain/contracts/consultations.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CalendarLinks } from "../calendar-links.tsx";
import { SessionTime } from "../session-time.tsx";

/** What comes after an hour was booked: when it is, how it comes into a calendar, and where it can be changed. */
export function BookedResult({
  booking,
  onClose,
}: {
  readonly booking: Booking;
  readonly onClose: () => void;
}): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="gilt mt-5" aria-labelledby="booked">
      <div className="grid gap-5">
        <h3 id="booked" ref={heading} tabIndex={-1} className="mt-0">
          Consultation Booked Successfully!
        </h3>
        <SessionTime startsAt={Date.parse(booking.time)} endsAt={Date.parse(booking.endsAt)} zone={booking.timezone} />
        <p>
          The master confirms the hour, and we mail {booking.email} once that is done. The link to the video call comes{" "}
          <span className="num">24</span> hours before.
        </p>
        <CalendarLinks booking={booking} />
        <div className="actions max-md:*:w-full">
          <ButtonLink to="/booking/$token" params={{ token: booking.token }}>
            See your booking
          </ButtonLink>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </section>
  );
}
