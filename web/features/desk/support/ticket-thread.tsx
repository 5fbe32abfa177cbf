import type { ReactElement } from "react";
import { TICKET_STATUS_NAMES, type TicketEntryKind, type TicketStatus } from "#domain/contact/ticket.ts";
import type { DeskTicket } from "#domain/contracts/desk-tickets.ts";
import { formatMoment } from "../desk-formats.ts";

/** Everything that was written about a ticket, the oldest first; notes look unlike what the sender sees. */
export function TicketThread({ ticket }: { readonly ticket: DeskTicket }): ReactElement {
  const { name, message, createdAt, entries } = ticket;
  return (
    <>
      <h3 className="text-h3">Thread</h3>
      <ol className="mt-2 border-t border-frame">
        <Entry kind="answer" by={name} text={message} status={null} at={createdAt} />
        {entries.map(({ id, kind, text, status, at }) => (
          <Entry key={id} kind={kind} by={AUTHORS[kind] ?? name} text={text} status={status} at={at} />
        ))}
      </ol>
    </>
  );
}

const AUTHORS: Readonly<Record<TicketEntryKind, string | null>> = {
  reply: "You, by mail",
  answer: null,
  note: "Your note",
  status: "You",
};

const FRAMES: Readonly<Record<TicketEntryKind, string>> = {
  reply: "border-l-3 border-l-accent pl-4",
  answer: "",
  note: "border-l-3 border-l-rule pl-4 italic",
  status: "text-ink-soft",
};

function Entry({
  kind,
  by,
  text,
  status,
  at,
}: {
  readonly kind: TicketEntryKind;
  readonly by: string;
  readonly text: string | null;
  readonly status: TicketStatus | null;
  readonly at: string;
}): ReactElement {
  return (
    <li className={`border-b border-rule py-3 ${FRAMES[kind]}`}>
      <p className="flex flex-wrap justify-between gap-x-5 text-note text-ink-soft not-italic">
        <b className="font-semibold wrap-anywhere">{by}</b>
        <time className="num" dateTime={at}>
          {formatMoment(at)}
        </time>
      </p>
      {text !== null && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {status !== null && <p className="note mt-1">State: {TICKET_STATUS_NAMES[status]}</p>}
    </li>
  );
}
