import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { CareAfterSending } from "#web/parts/care/message-care.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";

const NEXT_STEPS = [
  "A confirmation email reaches you shortly.",
  "Our team reviews your request.",
  "You have a response in 24-48 hours.",
  "Quote the ticket number if you write again.",
];

/** What comes after a request was taken: its number to keep, and what follows. */
export function IssuedTicket({
  ticketNumber,
  email,
  care,
  onAnother,
}: {
  readonly ticketNumber: string;
  readonly email: string;
  /** What is said to somebody who may hurt themselves; null where nothing is. */
  readonly care: Care | null;
  readonly onAnother: () => void;
}): ReactElement {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);

  return (
    <section className="gilt" aria-labelledby="issued-ticket">
      <div>
        <h2 id="issued-ticket" ref={headingRef} tabIndex={-1}>
          Request Submitted
        </h2>
        <p className="soft">It is with us. A confirmation is on its way to {email}.</p>
        <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-y border-frame pt-4.5 pb-4">
          <strong className="num text-[clamp(1.5rem,7cqi,2.375rem)]/[1.1] font-medium tracking-[0.03em] wrap-anywhere">
            {ticketNumber}
          </strong>
          <CopyNumber ticketNumber={ticketNumber} />
        </div>
        <p className="note">Please save this number for your records</p>
        {care && <CareAfterSending care={care} />}
        <h3>What happens next?</h3>
        <ol className="roman">
          {NEXT_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="actions max-[601px]:*:w-full">
          <ButtonLink to="/" variant="primary">
            Return to Home
          </ButtonLink>
          <Button onClick={onAnother}>Submit Another Request</Button>
        </div>
      </div>
    </section>
  );
}

function CopyNumber({ ticketNumber }: { readonly ticketNumber: string }): ReactElement {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(ticketNumber);
      setOutcome("copied");
    } catch {
      // The number is on the page to be selected by hand.
      setOutcome("refused");
    }
  }

  return (
    <>
      <Button icon={outcome === "copied" ? "check" : "copy"} onClick={() => void copy()}>
        {outcome === "copied" ? "Copied" : "Copy"}
      </Button>
      <span className="vh" role="status">
        {outcome === "copied" && "The ticket number is copied."}
        {outcome === "refused" && "Your browser did not allow copying. Please select the number."}
      </span>
    </>
  );
}
