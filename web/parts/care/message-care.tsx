import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { CareMessage } from "./care-message.tsx";
import { CarePanel } from "./care-panel.tsx";
import { findFirstInSlices } from "./find-first-in-slices.ts";

/** The check of words for support or the master, fetched while they are being written, so that sending waits for nothing. */
export const messageCheck = onDemand(() => import("#domain/intentions/message-care.ts"));

/** How long sending waits for the check to arrive, ms. Then the server's own check decides, whose response carries care too. */
const PATIENCE_MS = 1500;

/** Sees to it that care comes before words that sound as if their sender may hurt themselves. */
export interface MessageCare {
  /** What is shown alone in the place of the form; null for nothing. */
  readonly shown: Care | null;
  readonly isChecking: boolean;
  /** Sends, or shows care in its place. */
  putFirst(message: string, send: () => void): void;
  /** Sends by the sender's own choice; for the same words care is not shown again. */
  goOn(): void;
  goBack(): void;
}

/** Holds the care of a form. */
export function useMessageCare(): MessageCare {
  const [held, setHeld] = useState<{ readonly care: Care; readonly message: string; readonly send: () => void } | null>(
    null,
  );
  const [isChecking, setChecking] = useState(false);
  const isAsked = useRef(false);
  const taken = useRef<string | null>(null);
  const pressed = useRef<Element | null>(null);

  // Whoever goes back to their words is where they left them.
  useEffect(() => {
    if (held !== null || !(pressed.current instanceof HTMLElement)) return;
    pressed.current.focus();
    pressed.current = null;
  }, [held]);

  async function putFirst(message: string, send: () => void): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    setChecking(true);
    const care = taken.current === message ? null : await findCareInTime(message);
    isAsked.current = false;
    setChecking(false);
    if (care === null) send();
    else {
      pressed.current = document.activeElement;
      setHeld({ care, message, send });
    }
  }

  return {
    shown: held?.care ?? null,
    isChecking,
    putFirst: (message, send) => void putFirst(message, send),
    goOn() {
      taken.current = held?.message ?? null;
      setHeld(null);
      held?.send();
    },
    goBack: () => setHeld(null),
  };
}

/** Null also where the check can't be fetched or takes too long to come: no message is held up for its sake. Once it is there it reads to the end. */
async function findCareInTime(message: string): Promise<Care | null> {
  const fetched = messageCheck.fetch().catch(() => null);
  const check = await Promise.race([fetched, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))]);
  return check && findFirstInSlices(check.readMessageCare(message));
}

/** Who reads what a form sends: neither reads it at once, and nobody should wait for them. */
const READERS = {
  support: "A person reads what you send us, but not at once: please don’t wait for us.",
  master: "The master reads them, but not at once: please don’t wait for the master.",
} as const;

/** The panel of care in the place of a form. */
export function CareBeforeSending({
  care: { shown, goBack, goOn },
  reader = "support",
  goOnLabel = "Send it to us all the same",
}: {
  readonly care: MessageCare;
  readonly reader?: keyof typeof READERS;
  /** What the quiet button does. */
  readonly goOnLabel?: string;
}): ReactElement | null {
  if (shown === null) return null;
  return (
    <CarePanel
      care={shown}
      note={`Nobody has read your words yet, and they are as you left them. ${READERS[reader]}`}
      goOnLabel={goOnLabel}
      onBack={goBack}
      onGoOn={goOn}
    />
  );
}

/** The same calm word beside what has been sent. */
export function CareAfterSending({ care }: { readonly care: Care }): ReactElement {
  return (
    <div className="mt-5 border-l-3 border-accent pl-4" role="note" aria-label="Before anything else">
      <p>
        <CareMessage care={care} />
      </p>
      <p className="note mt-2">A person reads what you have sent, but not at once: please don’t wait for us.</p>
    </div>
  );
}
