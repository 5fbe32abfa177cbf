import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { CONTACT_REASON_LABELS } from "#domain/contact/contact-request.ts";
import { TICKET_STATUS_NAMES } from "#domain/contact/ticket.ts";
import type { TicketRow } from "#domain/contracts/desk-tickets.ts";
import { formatMoment } from "../desk-formats.ts";

/** Marks the link of each row, which the keys go along. */
export const TICKET_LINK = "data-ticket-link";

/** A table of tickets; on a phone each is a block. */
export function TicketRows({ tickets }: { readonly tickets: readonly TicketRow[] }): ReactElement {
  return (
    <table className="mt-2 w-full border-collapse border-t-2 border-base-content text-left max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-base-content text-note">
          <th className="py-2 pr-4 font-normal">Ticket</th>
          <th className="py-2 pr-4 font-normal">From</th>
          <th className="py-2 pr-4 font-normal">About</th>
          <th className="py-2 pr-4 font-normal">State</th>
          <th className="py-2 font-normal">Time</th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {tickets.map((ticket) => (
          <tr
            key={ticket.ticketNumber}
            className="border-b border-rule align-baseline max-lg:block max-lg:py-3 md:max-lg:grid md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:max-lg:gap-x-5 md:max-lg:gap-y-1"
          >
            <td className="py-3 pr-4 whitespace-nowrap max-lg:block max-lg:p-0">
              <Link
                to="/master-dashboard"
                search={{ view: "tickets", ticket: ticket.ticketNumber }}
                className="num"
                {...{ [TICKET_LINK]: "" }}
              >
                {ticket.ticketNumber}
              </Link>
              {ticket.isUrgent && <UrgentMark />}
            </td>
            <td className="py-3 pr-4 wrap-anywhere max-lg:block max-lg:p-0">
              {ticket.name}
              <span className="block text-note text-ink-soft">{ticket.email}</span>
            </td>
            <td className="py-3 pr-4 max-lg:inline max-lg:p-0 max-md:after:content-[',_']">
              {CONTACT_REASON_LABELS[ticket.reason]}
            </td>
            <td className="py-3 pr-4 whitespace-nowrap max-lg:inline max-lg:p-0">
              {TICKET_STATUS_NAMES[ticket.status]}
            </td>
            <td className="num py-3 text-note whitespace-nowrap text-ink-soft max-lg:block max-lg:p-0">
              {ticket.waitsSince === null ? (
                formatMoment(ticket.updatedAt)
              ) : (
                <>
                  waits since <span className="lg:block">{formatMoment(ticket.waitsSince)}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Says that a ticket is urgent. */
export function UrgentMark(): ReactElement {
  return <b className="ml-2.5 border border-accent px-1.5 text-note tracking-wide">URGENT</b>;
}
