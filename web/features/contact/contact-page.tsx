import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { type SubmitContactRequest, submitContact } from "#domain/contracts/contact.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { askToSignIn } from "#web/lib/account.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { callAsPerson } from "#web/lib/call-as-person.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { fetchAhead } from "#web/lib/on-demand.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { CareBeforeSending, messageCheck, useMessageCare } from "#web/parts/care/message-care.tsx";
import { Button } from "#web/ui/button.tsx";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";
import { forgetContactDraft } from "./contact-draft.ts";
import { ContactForm } from "./contact-form.tsx";
import { IssuedTicket } from "./issued-ticket.tsx";
import "#web/styles/all-utilities.css";

/** A request that was taken. */
interface Issued {
  readonly ticketNumber: string;
  readonly email: string;
  readonly care: Care | null;
}

/** Where visitors write to support and get a ticket number. */
export function ContactPage(): ReactElement {
  const [issued, setIssued] = useState<Issued | null>(null);
  const care = useMessageCare();
  const mutation = useMutation(
    {
      mutationFn: (request: SubmitContactRequest) =>
        callAsPerson((proof) => callEndpoint(submitContact, { body: request, ...proof })),
      // Without a network the call has to fail in words at once, not to wait in silence for the network's return.
      networkMode: "always",
      onMutate: () => dismissToast(),
      onSuccess: ({ ticketNumber, care: said = null }, { email }) => {
        forgetContactDraft();
        setIssued({ ticketNumber, email, care: said });
        showToast({
          title: "Request Submitted",
          description: `Your support ticket ${ticketNumber} was created successfully.`,
          icon: "mail",
        });
      },
      onError: (error) =>
        showToast({ title: "Submission Failed", description: toMessage(error), variant: "destructive" }),
    },
    queryClient,
  );

  return (
    <div className="page">
      {care.shown && (
        <div className="py-10.5">
          <CareBeforeSending care={care} />
        </div>
      )}
      <div hidden={care.shown !== null}>
        <header className="grid grid-cols-2 items-end gap-x-14 gap-y-7 pt-10.5 pb-7 max-lg:grid-cols-1">
          <h1>Contact</h1>
          <p className="lead max-w-[34rem] text-ink-soft">
            Ask, report, or say what you think of us. A person reads it, and every request gets a number.
          </p>
        </header>
        <div className="grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] items-start gap-x-[70px] gap-y-10.5 pb-14 max-lg:grid-cols-1">
          {issued ? (
            <IssuedTicket {...issued} onAnother={() => setIssued(null)} />
          ) : (
            <ContactForm
              isSending={mutation.isPending || care.isChecking}
              failure={mutation.error && toMessage(mutation.error)}
              onWriting={() => fetchAhead(messageCheck)}
              onSubmit={(request) => care.putFirst(request.message, () => mutation.mutate(request))}
            />
          )}
          <BeforeYouWrite />
        </div>
      </div>
    </div>
  );
}

function BeforeYouWrite(): ReactElement {
  return (
    <aside className="border-t-3 border-frame pt-5" aria-labelledby="before-you-write">
      <h2 id="before-you-write" className="mb-2 text-h3/[1.1]">
        Before you write
      </h2>
      <dl className="[&>dd]:pb-3 [&>dd]:text-ui/[1.4] [&>dd:not(:last-child)]:border-b [&>dd:not(:last-child)]:border-rule [&>dt]:pt-[13px] [&>dt]:font-display [&>dt]:text-[1.25rem]/[1.25]">
        <dt>Has your guide not arrived?</dt>
        <dd>Look into the folder for unwanted mail first; it comes within a few minutes.</dd>
        <dt>Is it about a purchase?</dt>
        <dd>
          Write from the address that you bought with, so that we find your order.{" "}
          <Button variant="ghost" className="-mx-4" onClick={() => void askToSignIn("restore")}>
            Restore my purchase
          </Button>
        </dd>
        <dt>What you tell us</dt>
        <dd>Messages are encrypted, and read by the person who answers them.</dd>
      </dl>
    </aside>
  );
}

function toMessage(error: Error): string {
  return toDisplayMessage(error, "Failed to submit your request. Please try again.");
}
