import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { THREAD_LIMITS } from "#domain/contact/ticket.ts";
import { AnswerText, answerTicket } from "#domain/contracts/tickets.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { callAsPerson } from "#web/lib/call-as-person.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { fetchAhead } from "#web/lib/on-demand.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { useRequestId } from "#web/lib/use-request-id.ts";
import { CareAfterSending, type MessageCare, messageCheck } from "#web/parts/care/message-care.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { noteTicket } from "./ticket-queries.ts";

const MOST = THREAD_LIMITS.answer.most.toLocaleString("en-US");

/** Where the sender of a request adds to it. What was typed stays until it has been sent. */
export function AnswerForm({ token, care }: { readonly token: string; readonly care: MessageCare }): ReactElement {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState<Care | null>(null);
  const requestId = useRequestId();
  const sending = useMutation(
    {
      mutationFn: (message: string) => {
        const body = { requestId: requestId.of(message), message };
        return callAsPerson((proof) => callEndpoint(answerTicket, { params: { token }, body, ...proof }));
      },
      networkMode: "always",
      onSuccess: ({ care: careSaid = null, ...ticket }) => {
        setText("");
        setSaid(careSaid);
        requestId.renew();
        noteTicket(token, ticket);
        showToast({ title: "Added to Your Request", description: "We read it and write to you.", icon: "mail" });
      },
    },
    queryClient,
  );
  const isSending = sending.isPending || care.isChecking;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    const parsed = AnswerText.safeParse(text);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success) care.putFirst(parsed.data, () => sending.mutate(parsed.data));
  }

  return (
    <form className="mt-7 grid justify-items-start gap-3.5 *:w-full" noValidate aria-busy={isSending} onSubmit={submit}>
      {said && <CareAfterSending care={said} />}
      <TextAreaField
        label="Add something"
        rows={5}
        value={text}
        readOnly={isSending}
        hint="For urgent matters, write URGENT in it."
        count={`${countCodePoints(text.trim()).toLocaleString("en-US")} / ${MOST}`}
        error={error ?? undefined}
        onChange={({ currentTarget }) => {
          fetchAhead(messageCheck);
          setText(currentTarget.value);
        }}
      />
      {sending.error && (
        <p className="error" role="alert">
          {toDisplayMessage(sending.error, "This could not be sent. Please try again.")}
        </p>
      )}
      <div className="actions">
        <Button variant="primary" type="submit" isBusy={isSending} disabled={isSending}>
          {isSending ? "Sending..." : "Send"}
        </Button>
      </div>
    </form>
  );
}
