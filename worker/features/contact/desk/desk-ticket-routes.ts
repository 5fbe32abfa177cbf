import {
  changeTicketStatus,
  type DeskTicket,
  getDeskTicket,
  noteOnTicket,
  replyToTicket,
  searchTickets,
  setTicketUrgency,
} from "#domain/contracts/desk-tickets.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { accountRoute, type Route } from "#worker/http/route.ts";
import type { ContactDeps } from "../contact-deps.ts";
import { type StoredTicket, ThreadRepo } from "../thread-repo.ts";
import { describeDeskTicket, toTicketRow } from "./describe-desk-ticket.ts";
import { DeskTicketRepo } from "./desk-ticket-repo.ts";
import { addNote, changeStatus, reply, setUrgency } from "./handle-ticket.ts";

const NO_TICKET = "There is no such ticket. It may have been deleted with its sender’s data.";

/** The calls by which the master handles support tickets. */
export function listDeskTicketRoutes(deps: ContactDeps): readonly Route[] {
  const lists = new DeskTicketRepo(deps.database);
  const threads = new ThreadRepo(deps.database, deps.encryption);
  /** Does something with a ticket, and shows what has become of it. */
  async function act(
    ticketNumber: string,
    run: (ticket: StoredTicket) => Promise<Result<null, Fault>>,
  ): Promise<Result<DeskTicket, Fault>> {
    const ticket = await threads.findByNumber(ticketNumber);
    if (ticket === null) return refuse("not_found", { message: NO_TICKET });
    const done = await run(ticket);
    if (!done.isOk) return done;
    const changed = await threads.find(ticket.id);
    return changed === null ? refuse("not_found", { message: NO_TICKET }) : ok(await describeDeskTicket(deps, changed));
  }
  return [
    accountRoute(searchTickets, async ({ body }) => {
      const { tickets, next } = await lists.list(body);
      return ok({ tickets: tickets.map(toTicketRow), next });
    }),
    accountRoute(getDeskTicket, ({ params }) => act(params.ticketNumber, async () => ok(null))),
    accountRoute(replyToTicket, ({ params, body, ...actor }) =>
      act(params.ticketNumber, (ticket) => reply(deps, actor, ticket, body)),
    ),
    accountRoute(noteOnTicket, ({ params, body, ...actor }) =>
      act(params.ticketNumber, (ticket) => addNote(deps, actor, ticket, body)),
    ),
    accountRoute(changeTicketStatus, ({ params, body, ...actor }) =>
      act(params.ticketNumber, (ticket) => changeStatus(deps, actor, ticket, body)),
    ),
    accountRoute(setTicketUrgency, ({ params, body, ...actor }) =>
      act(params.ticketNumber, (ticket) => setUrgency(deps, actor, ticket, body.isUrgent)),
    ),
  ];
}
