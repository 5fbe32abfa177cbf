import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { Booking } from "#domain/contracts/consultations.ts";
import { nameTimezone } from "#domain/hours/timezone.ts";
import { formatZonedRange } from "#web/lib/format/format-zoned.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { myConsultationsQuery } from "#web/parts/consultations/my-consultations.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { describeBooking } from "./booking-texts.ts";
import "#web/styles/all-utilities.css";

/** The sessions of whoever is signed in, the live one first, each with its page. */
export function BookingList(): ReactElement | null {
  const { data, isPending, error, refetch } = useQuery(myConsultationsQuery, queryClient);
  if (!data) {
    return (
      <FetchState
        isPending={isPending}
        error={error}
        waiting="Looking for your bookings …"
        failed="Your bookings could not be fetched. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-3.5 *:w-full">
      {data.bookings.length === 0 && <p className="soft">No session was booked yet.</p>}
      {data.bookings.length > 0 && (
        <ul className="border-b border-rule">
          {data.bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
      {data.canBook && (
        <div className="actions">
          <ButtonLink to="/master-consultation" {...(data.calendarUrl === null && { search: { book: true } })}>
            Choose time
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function BookingRow({ booking }: { readonly booking: Booking }): ReactElement {
  const { time, endsAt, timezone, token } = booking;
  const when = formatZonedRange(Date.parse(time), Date.parse(endsAt), timezone);
  const { name, isLive } = describeBooking(booking, Date.now());
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-7 gap-y-1 border-t border-rule py-3.5 max-md:grid-cols-[minmax(0,1fr)]">
      <p className="num min-w-0">
        <b>{when}</b>
        <br />
        <span className="note">
          {nameTimezone(timezone)} · {name}
        </span>
      </p>
      <Link
        to="/booking/$token"
        params={{ token }}
        aria-label={`${isLive ? "See or change" : "See"} the session of ${when}`}
        className="inline-flex min-h-11 items-center"
      >
        {isLive ? "See or change" : "See"}
      </Link>
    </li>
  );
}
