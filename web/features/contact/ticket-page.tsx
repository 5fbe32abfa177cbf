import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { CONTACT_REASON_LABELS } from "#domain/contact/contact-request.ts";
import { TICKET_STATUS_NAMES, type TicketStatus } from "#domain/contact/ticket.ts";
import type { ThreadEntry, Ticket } from "#domain/contracts/tickets.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { formatDate } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { CareBeforeSending, useMessageCare } from "#web/parts/care/message-care.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { QuietPage } from "#web/ui/quiet-page.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { ticketQuery } from "./ticket-queries.ts";
import "#web/styles/all-utilities.css";

/** A support request as it is now, for whoever has its link: what was written, and room to add something. */
export function TicketPage({ token }: { readonly token: string }): ReactElement {
  const { data, error, isFetching, refetch } = useQuery(ticketQuery(token), queryClient);
  if (data) return <OwnTicket token={token} ticket={data} />;
  if (error instanceof ApiError && error.status === 404) return <NoTicket />;
  if (error && !isFetching) {
    return (
      <QuietPage
        drawing="hourglass"
        title="We could not look"
        lead={toDisplayMessage(error, "Your request could not be fetched. Please try again.")}
        isAlert
      >
        <Button variant="primary" onClick={() => void refetch()}>
          Try again
        </Button>
      </QuietPage>
    );
  }
  return (
    <div className="page grid gap-5 pt-14" aria-busy="true">
      <h1>Your request</h1>
      <p className="lead text-ink-soft" role="status">
        Looking for your request …
      </p>
    </div>
  );
}

function NoTicket(): ReactElement {
  return (
    <QuietPage
      drawing="door-shut"
      title="No request at this link"
      lead="The link may be incomplete: mail programs break long ones. Sign in to see your requests, or write to us again."
    >
      <ButtonLink to="/account" hash="requests" variant="primary">
        Your requests
      </ButtonLink>
      <ButtonLink to="/contact">Contact</ButtonLink>
    </QuietPage>
  );
}

const LEADS: Readonly<Record<TicketStatus, string>> = {
  open: "A person reads it and replies within 24-48 hours.",
  in_progress: "Somebody is at work on it.",
  resolved: "It is resolved. If it isn’t, write again: it is open then.",
  closed: "It is closed. You can still read it.",
};

function OwnTicket({ token, ticket }: { readonly token: string; readonly ticket: Ticket }): ReactElement {
  const care = useMessageCare();
  const { ticketNumber, reason, status, name, email, entries } = ticket;
  return (
    <div className="page py-14 max-md:py-8">
      <CareBeforeSending care={care} />
      <div hidden={care.shown !== null} className="max-w-[46rem]">
        <header className="grid gap-3">
          <p className="caps text-[1.125rem]/[1.3] text-ink-soft">{CONTACT_REASON_LABELS[reason]}</p>
          <h1 className="figs text-[length:min(var(--text-display),100cqi/9)]/none wrap-anywhere">{ticketNumber}</h1>
          <p className="lead" role="status">
            {LEADS[status]}
          </p>
          <p className="note wrap-anywhere">
            Sent by {name}, {email}
          </p>
        </header>
        <h2 className="vh">What was written</h2>
        <ol className="mt-7 border-t-3 border-frame">
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.by} ${entry.status}`} entry={entry} />
          ))}
        </ol>
        {status === "closed" ? (
          <div className="actions mt-7">
            <ButtonLink to="/contact" variant="primary">
              Send a new request
            </ButtonLink>
          </div>
        ) : (
          <AnswerForm token={token} care={care} />
        )}
      </div>
    </div>
  );
}

function Entry({ entry: { by, text, status, at } }: { readonly entry: ThreadEntry }): ReactElement {
  const isOurs = by === "support";
  return (
    <li className={`border-b border-rule py-4 ${isOurs ? "border-l-3 border-l-accent pl-4" : ""}`}>
      <p className="flex flex-wrap justify-between gap-x-5 text-note text-ink-soft">
        <b className="font-semibold">{isOurs ? PRODUCT_NAME : "You"}</b>
        <time className="num" dateTime={at}>
          {formatDate("zonedMinute", Date.parse(at))}
        </time>
      </p>
      {text !== null && <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {status !== null && <p className="note mt-1.5">State: {TICKET_STATUS_NAMES[status]}</p>}
    </li>
  );
}
