import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { TicketList } from "#domain/contact/ticket.ts";
import { type DeskTicket, getDeskTicket, searchTickets, type TicketsResponse } from "#domain/contracts/desk-tickets.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { ALL, auditQuery, callAtDesk, FRESH } from "../desk-queries.ts";

const TICKETS = [...ALL, "tickets"];

/** What is looked for among the tickets; what was typed is looked for in all of them. */
export interface TicketFilter {
  readonly query: string;
  readonly list: TicketList;
}

/** The tickets of a list, page by page. */
export function ticketsQuery({ query, list }: TicketFilter) {
  return infiniteQueryOptions<TicketsResponse, Error, InfiniteData<TicketsResponse>, readonly string[], string | null>({
    queryKey: [...TICKETS, "list", list, query],
    queryFn: ({ pageParam: before }) =>
      callAtDesk(() => callEndpoint(searchTickets, { body: { query, list, before } })),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  });
}

/** One ticket with its thread. */
export function ticketQuery(ticketNumber: string) {
  return queryOptions<DeskTicket>({
    queryKey: [...TICKETS, "one", ticketNumber],
    queryFn: () => callAtDesk(() => callEndpoint(getDeskTicket, { params: { ticketNumber } })),
    ...FRESH,
  });
}

/** Shows a ticket as it has become, and has the lists asked for again. */
export function noteTicket(ticket: DeskTicket): void {
  queryClient.setQueryData(ticketQuery(ticket.ticketNumber).queryKey, ticket);
  void queryClient.invalidateQueries({ queryKey: [...TICKETS, "list"] });
  void queryClient.invalidateQueries({ queryKey: auditQuery.queryKey });
}
