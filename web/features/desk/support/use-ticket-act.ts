import type { DeskTicket } from "#domain/contracts/desk-tickets.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { type Task, useTask } from "#web/lib/use-task.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { callAtDesk } from "../desk-queries.ts";
import { noteTicket, ticketQuery } from "./ticket-queries.ts";

/** Something that is done with a ticket, and what is said when it is done. */
export interface TicketAct {
  readonly call: () => Promise<DeskTicket>;
  readonly outcome: string;
}

/** Does something with a ticket, and shows what it has become, also where somebody else was faster. */
export function useTicketAct({
  ticketNumber,
  onDone,
  onFailed,
}: {
  readonly ticketNumber: string;
  readonly onDone?: () => void;
  readonly onFailed: (message: string) => void;
}): Task<TicketAct> {
  return useTask({
    work: ({ call }) => callAtDesk(call),
    onDone: (ticket, { outcome }) => {
      noteTicket(ticket);
      showToast({ title: ticketNumber, description: outcome });
      onDone?.();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === "conflict") {
        void queryClient.invalidateQueries({ queryKey: ticketQuery(ticketNumber).queryKey });
      }
      onFailed(toDisplayMessage(error, "This could not be done. Please try again."));
    },
  });
}
