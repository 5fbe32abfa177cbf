import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import type { Meeting } from "#domain/consultations/meeting.ts";
import type { Booking } from "#domain/contracts/consultations.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";
import { PageBefore } from "#web/parts/page-before.tsx";
import { ShownPicture } from "#web/parts/picture/shown-picture.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { CalendarLinks } from "../calendar-links.tsx";
import { EarlierHour } from "../earlier-hour.tsx";
import { SessionTime } from "../session-time.tsx";
import { describeBooking } from "./booking-texts.ts";
import { NotesForm } from "./notes-form.tsx";
import { bookingQuery, noteBooking } from "./own-booking.ts";
import "#web/styles/all-utilities.css";

const moveDialog = onDemand(() => import("./move-dialog.tsx"));
const cancelDialog = onDemand(() => import("./cancel-dialog.tsx"));

/** A booking as it is now, for whoever has its link: what is so, and what can be done next. */
export function BookingPage({ token }: { readonly token: string }): ReactElement {
  const { data: booking, error, isFetching, refetch } = useQuery(bookingQuery(token), queryClient);
  if (booking) return <OwnBooking token={token} booking={booking} onReload={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) return <NoBooking />;
  return (
    <PageBefore
      heading="Your session"
      waiting="Looking for your booking …"
      failed="Your booking could not be fetched. Please try again."
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function NoBooking(): ReactElement {
  return (
    <QuietPage
      drawing="door-shut"
      title="No booking at this link"
      lead="The link may be incomplete: mail programs break long ones. Sign in to see your bookings, or write to us."
    >
      <ButtonLink to="/account" hash="bookings" variant="primary">
        Your bookings
      </ButtonLink>
      <ButtonLink to="/contact">Contact</ButtonLink>
    </QuietPage>
  );
}

function OwnBooking({
  token,
  booking,
  onReload,
}: {
  readonly token: string;
  readonly booking: Booking;
  readonly onReload: () => void;
}): ReactElement {
  const [open, setOpen] = useState<"move" | "cancel" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { rights, status } = booking;
  const words = describeBooking(booking, Date.now());

  async function settle(changed: Booking): Promise<void> {
    setOpen(null);
    await noteBooking(token, changed);
    heading.current?.focus();
  }

  return (
    <div className="page grid gap-10.5 pt-14 max-lg:pt-8">
      <header className="grid max-w-[44rem] gap-3">
        <p className="caps text-[1.125rem]/[1.3] text-ink-soft">Clarity Session</p>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p className="lead" role="status">
          {words.lead}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] items-start gap-14 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-10.5">
        <section className="border-3 border-frame bg-paper p-[7px]" aria-labelledby="when">
          <div className="grid gap-5 border border-frame p-7 max-md:p-5">
            <h2 id="when" className="text-h3">
              When
            </h2>
            <SessionTime
              startsAt={Date.parse(booking.time)}
              endsAt={Date.parse(booking.endsAt)}
              zone={booking.timezone}
            />
            {words.isLive && <Place meeting={booking} />}
            {booking.reason !== null && <Quote title="A word from the master">{booking.reason}</Quote>}
            {booking.summary !== null && <Quote title="What the master wrote down">{booking.summary}</Quote>}
            {booking.picture !== null && (
              <figure className="grid justify-items-start gap-2">
                <figcaption className="text-ui text-ink-soft">A picture from the master</figcaption>
                <ShownPicture
                  picture={booking.picture}
                  alt="The picture that the master sent you"
                  onReload={onReload}
                />
              </figure>
            )}
            {words.isLive && <CalendarLinks booking={booking} />}
            <div className="actions max-md:*:w-full">
              {rights.canMove && (
                <Button variant="primary" icon="calendar" onClick={() => setOpen("move")}>
                  Move it
                </Button>
              )}
              {rights.canCancel && (
                <Button icon="close" onClick={() => setOpen("cancel")}>
                  Cancel it
                </Button>
              )}
              {words.canBookAnother && (
                <ButtonLink to="/master-consultation" search={{ book: true }} variant="primary">
                  {status === "completed" ? "Book another session" : "Choose another time"}
                </ButtonLink>
              )}
              {words.leadsToContact && <ButtonLink to="/contact">Write to us</ButtonLink>}
            </div>
            {words.isLive && !rights.canMove && rights.moveObstacle !== null && (
              <p className="note">{rights.moveObstacle}</p>
            )}
            {rights.canMove && (
              <p className="note">
                {describeMovesLeft(rights.movesLeft)}, up to <span className="num">48</span> hours before it begins.
              </p>
            )}
            {words.isLive && <EarlierHour zone={booking.timezone} />}
          </div>
        </section>
        <section className="grid gap-5" aria-labelledby="what">
          <h2 id="what" className="text-h3">
            What you told us
          </h2>
          <dl className="grid gap-3.5">
            <Fact name="Name">{booking.name}</Fact>
            <Fact name="Email address">{booking.email}</Fact>
            <Fact name="Topic">{booking.consultationTopic}</Fact>
            {!rights.canEditNotes && <Fact name="Notes">{booking.optionalNotes || "None"}</Fact>}
          </dl>
          {rights.canEditNotes && <NotesForm token={token} notes={booking.optionalNotes} />}
        </section>
      </div>
      {open === "move" && (
        <OpenedOnDemand code={moveDialog} onClose={() => setOpen(null)}>
          {({ MoveDialog }) => (
            <MoveDialog
              token={token}
              booking={booking}
              onMoved={(moved) => void settle(moved)}
              onClose={() => setOpen(null)}
            />
          )}
        </OpenedOnDemand>
      )}
      {open === "cancel" && (
        <OpenedOnDemand code={cancelDialog} onClose={() => setOpen(null)}>
          {({ CancelDialog }) => (
            <CancelDialog
              token={token}
              isForfeiting={rights.isCancelForfeiting}
              onCancelled={(cancelled) => void settle(cancelled)}
              onClose={() => setOpen(null)}
            />
          )}
        </OpenedOnDemand>
      )}
    </div>
  );
}

/** How often it can be moved still; null where the master has lifted the cap. */
function describeMovesLeft(movesLeft: number | null): string {
  if (movesLeft === null) return "It can be moved as often as you need";
  return movesLeft === 1 ? "It can be moved once more" : "It can be moved twice";
}

/** Where it takes place, as far as that is known. */
function Place({ meeting: { meetingUrl, meetingId, meetingPassword } }: { readonly meeting: Meeting }): ReactElement {
  return (
    <div className="flex items-start gap-2">
      <Icon name="video" className="mt-1 text-ink-soft" />
      {meetingUrl === null ? (
        <p>A private video call. We mail you the link once the hour is confirmed.</p>
      ) : (
        <div className="grid gap-1 wrap-anywhere">
          <a href={meetingUrl} rel="noopener noreferrer">
            Join the video call
          </a>
          {meetingId !== null && <p>Meeting ID: {meetingId}</p>}
          {meetingPassword !== null && <p>Password: {meetingPassword}</p>}
        </div>
      )}
    </div>
  );
}

function Quote({ title, children }: { readonly title: string; readonly children: string }): ReactElement {
  return (
    <figure className="border-l-3 border-rule pl-4">
      <figcaption className="text-ui text-ink-soft">{title}</figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-wrap">{children}</blockquote>
    </figure>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt className="text-ui text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
