import { queryOptions } from "@tanstack/react-query";
import { getTicket, listMyTickets, type Ticket } from "#domain/contracts/tickets.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** A support request as it is now, whatever the mail said that the link is from. */
export function ticketQuery(token: string) {
  return queryOptions<Ticket>({
    queryKey: ["ticket", token],
    queryFn: ({ signal }) => callEndpoint(getTicket, { params: { token }, signal }),
    staleTime: 0,
    networkMode: "always",
  });
}

/** The requests that were sent from the account's address. */
export const myTicketsQuery = queryOptions({
  queryKey: ["account", "tickets"],
  queryFn: () => callEndpoint(listMyTickets, {}),
  staleTime: 0,
  networkMode: "always",
});

/** Shows a request as a call has returned it. */
export function noteTicket(token: string, ticket: Ticket): void {
  queryClient.setQueryData(ticketQuery(token).queryKey, ticket);
}
