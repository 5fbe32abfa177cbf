import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { CONTACT_REASON_LABELS } from "#domain/contact/contact-request.ts";
import { TICKET_STATUS_NAMES } from "#domain/contact/ticket.ts";
import { formatDate } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { FetchState } from "#web/parts/fetch-state.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { myTicketsQuery } from "./ticket-queries.ts";
import "#web/styles/all-utilities.css";

/** The support requests that were sent from the account's address. */
export function TicketList(): ReactElement {
  const { data, isPending, error, refetch } = useQuery(myTicketsQuery, queryClient);
  return (
    <>
      <FetchState
        isPending={isPending}
        error={error}
        waiting="Looking for your requests …"
        failed="Your requests could not be fetched. Please try again."
        onRetry={() => void refetch()}
      />
      {data?.tickets.length === 0 && <p className="soft">Nothing was sent to us from this address.</p>}
      {data && data.tickets.length > 0 && (
        <ul className="border-b border-rule">
          {data.tickets.map(({ ticketNumber, token, reason, status, createdAt }) => (
            <li
              key={ticketNumber}
              className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-t border-rule py-3"
            >
              <span>
                <Link to="/ticket/$token" params={{ token }} className="num">
                  {ticketNumber}
                </Link>
                , {CONTACT_REASON_LABELS[reason]}
              </span>
              <span className="text-note text-ink-soft">
                {TICKET_STATUS_NAMES[status]}, sent {formatDate("deviceDate", Date.parse(createdAt))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="actions mt-5">
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </div>
    </>
  );
}
