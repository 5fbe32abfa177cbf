import type { ReactElement } from "react";
import { TicketView } from "./ticket-view.tsx";
import { TicketsView } from "./tickets-view.tsx";
import "../../../styles/all-utilities.css";

/** The support view: the lists of tickets, or the one that the address names. Both are one piece of code, so that a ticket is there as soon as it is opened. */
export function SupportView({ ticketNumber }: { readonly ticketNumber: string | null }): ReactElement {
  return ticketNumber === null ? <TicketsView /> : <TicketView key={ticketNumber} ticketNumber={ticketNumber} />;
}
