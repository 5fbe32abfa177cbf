import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { CONTACT_REASON_LABELS } from "#domain/contact/contact-request.ts";
import { NEXT_STATUSES, TICKET_STATUS_NAMES, type TicketStatus } from "#domain/contact/ticket.ts";
import { changeTicketStatus, type DeskTicket, setTicketUrgency } from "#domain/contracts/desk-tickets.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { formatMoment } from "../desk-formats.ts";
import { DeskState } from "../desk-state.tsx";
import { useKeys } from "../use-keys.ts";
import { useLostFocus } from "../use-lost-focus.ts";
import { TicketNoteForm } from "./ticket-note-form.tsx";
import { TicketOrders } from "./ticket-orders.tsx";
import { ticketQuery } from "./ticket-queries.ts";
import { TicketReplyForm } from "./ticket-reply-form.tsx";
import { UrgentMark } from "./ticket-rows.tsx";
import { TicketThread } from "./ticket-thread.tsx";
import { useTicketAct } from "./use-ticket-act.ts";

const KEYS = ["r", "n"] as const;

/** One ticket: who wrote, what was written since, and what can be done with it. */
export function TicketView({ ticketNumber }: { readonly ticketNumber: string }): ReactElement {
  const query = useQuery(ticketQuery(ticketNumber), queryClient);
  const view = useRef<HTMLElement>(null);
  const [areKeysOn] = useState(() => findLocalText(STORAGE_KEYS.deskKeys) !== "off");
  useLostFocus(view, query.data ? `${query.data.status} ${query.data.isUrgent}` : null);
  useKeys(KEYS, areKeysOn, (key) => view.current?.querySelector<HTMLElement>(`[data-key="${key}"] textarea`)?.focus());
  return (
    <section ref={view} className="mt-8" aria-labelledby="ticket-heading">
      <ButtonLink to="/master-dashboard" search={{ view: "tickets" }} variant="ghost" icon="back" className="px-0">
        All tickets
      </ButtonLink>
      <h2 id="ticket-heading" className="figs mt-2 text-h2">
        {ticketNumber}
        {query.data?.isUrgent && <UrgentMark />}
      </h2>
      <DeskState isPending={query.isPending} error={query.error} onRetry={() => void query.refetch()} />
      {query.data && <Ticket ticket={query.data} areKeysOn={areKeysOn} />}
    </section>
  );
}

const ACT_LABELS: Readonly<Record<TicketStatus, string>> = {
  open: "Open it again",
  in_progress: "Begin with it",
  resolved: "Resolve it",
  closed: "Close it",
};

function Ticket({ ticket, areKeysOn }: { readonly ticket: DeskTicket; readonly areKeysOn: boolean }): ReactElement {
  const { ticketNumber, status, version, isUrgent, orders } = ticket;
  const [failure, setFailure] = useState<string | null>(null);
  const act = useTicketAct({ ticketNumber, onFailed: setFailure });
  const params = { ticketNumber };

  function change(next: TicketStatus): void {
    setFailure(null);
    act.run({
      call: () => callEndpoint(changeTicketStatus, { params, body: { version, status: next } }),
      outcome: `${TICKET_STATUS_NAMES[next]}. The sender is told by mail.`,
    });
  }

  return (
    <>
      <dl className="mt-4 grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1.5 max-[420px]:grid-cols-1">
        <Fact name="From">{`${ticket.name}, ${ticket.email}`}</Fact>
        <Fact name="About">{CONTACT_REASON_LABELS[ticket.reason]}</Fact>
        <Fact name="State">{TICKET_STATUS_NAMES[status]}</Fact>
        {ticket.waitsSince !== null && <Fact name="Waits since">{formatMoment(ticket.waitsSince)}</Fact>}
      </dl>
      <div className="actions mt-5">
        {NEXT_STATUSES[status].map((next) => (
          <Button key={next} isBusy={act.isUnderWay} onClick={() => change(next)}>
            {ACT_LABELS[next]}
          </Button>
        ))}
        <Button
          variant="ghost"
          isBusy={act.isUnderWay}
          onClick={() => {
            setFailure(null);
            act.run({
              call: () => callEndpoint(setTicketUrgency, { params, body: { isUrgent: !isUrgent } }),
              outcome: isUrgent ? "It is no longer urgent." : "It is listed before the others.",
            });
          }}
        >
          {isUrgent ? "Not urgent" : "Make it urgent"}
        </Button>
      </div>
      {failure !== null && (
        <p className="error mt-3" role="alert">
          {failure}
        </p>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] items-start gap-x-14 gap-y-8 max-lg:grid-cols-1">
        <div>
          <TicketThread ticket={ticket} />
          {status === "closed" ? (
            <p className="note mt-5">This ticket is closed. To reply, open it again.</p>
          ) : (
            <TicketReplyForm ticket={ticket} />
          )}
          {areKeysOn && (
            <p className="note mt-4 max-md:hidden">
              Keys: <kbd>r</kbd> writes a reply, <kbd>n</kbd> a note.
            </p>
          )}
        </div>
        <aside className="grid gap-8" aria-label="For you alone">
          {orders !== null && <TicketOrders orders={orders} />}
          <TicketNoteForm ticketNumber={ticketNumber} />
        </aside>
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <>
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere max-[420px]:mb-1.5">{children}</dd>
    </>
  );
}
