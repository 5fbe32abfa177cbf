import { type FormEvent, type ReactElement, useState } from "react";
import { THREAD_LIMITS } from "#domain/contact/ticket.ts";
import { type DeskTicket, ReplyText, replyToTicket } from "#domain/contracts/desk-tickets.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { useRequestId } from "#web/lib/use-request-id.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { useTypedText } from "../typed-text.ts";
import { useTicketAct } from "./use-ticket-act.ts";

const MOST = THREAD_LIMITS.reply.most.toLocaleString("en-US");

/** Where the master replies by mail. What was typed stays until it has been sent. */
export function TicketReplyForm({
  ticket: { ticketNumber, version, email },
}: {
  readonly ticket: DeskTicket;
}): ReactElement {
  const [text, setText] = useTypedText(`reply ${ticketNumber}`);
  const [isResolved, setResolved] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const requestId = useRequestId();
  const act = useTicketAct({
    ticketNumber,
    onDone: () => {
      setText("");
      setResolved(false);
      requestId.renew();
    },
    onFailed: setFailure,
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    const parsed = ReplyText.safeParse(text);
    setFailure(null);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    const body = { requestId: requestId.of(parsed.data), version, message: parsed.data, isResolved };
    act.run({
      call: () => callEndpoint(replyToTicket, { params: { ticketNumber }, body }),
      outcome: `Your reply is on its way to ${email}.`,
    });
  }

  return (
    <form noValidate className="mt-7 grid gap-4" aria-busy={act.isUnderWay} data-key="r" onSubmit={send}>
      <TextAreaField
        label="Your reply"
        hint={`Mailed to ${email}. An empty line begins a paragraph.`}
        count={`${countCodePoints(text.trim()).toLocaleString("en-US")} / ${MOST}`}
        rows={7}
        value={text}
        readOnly={act.isUnderWay}
        error={error ?? undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <CheckField
        label="This resolves it"
        checked={isResolved}
        onChange={({ currentTarget }) => setResolved(currentTarget.checked)}
      />
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="actions">
        <Button variant="primary" type="submit" icon="mail" isBusy={act.isUnderWay}>
          {act.isUnderWay ? "Sending..." : "Mail the reply"}
        </Button>
      </div>
    </form>
  );
}
