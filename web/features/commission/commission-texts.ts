import type { CommissionStatus } from "#domain/commissions/lifecycle.ts";
import type { Commission } from "#domain/contracts/commissions.ts";
import { formatDate } from "#web/lib/format/format-date.ts";

/** What a state is called in the list of all six, and what it means to the client. */
export const STAGES: Readonly<Record<CommissionStatus, { readonly name: string; readonly meaning: string }>> = {
  consultation_pending: { name: "Consultation pending", meaning: "We have your answers." },
  consultation_completed: { name: "Consultation completed", meaning: "The master has read them, and begun." },
  analysis_in_progress: { name: "Analysis in progress", meaning: "The master is drawing." },
  creation_in_progress: { name: "Creation in progress", meaning: "The words are being written." },
  completed: { name: "Completed", meaning: "The drawing and its words are finished." },
  delivered: { name: "Delivered", meaning: "Everything is in your mailbox." },
};

interface CommissionWords {
  readonly heading: string;
  readonly lead: string;
}

const WORDS: Readonly<Record<CommissionStatus, CommissionWords>> = {
  consultation_pending: {
    heading: "Your answers are with the master",
    lead: "You can change them until the master begins. We mail you when the drawing is done.",
  },
  consultation_completed: {
    heading: "The master has begun",
    lead: "Your answers are read, and the drawing comes next. We mail you when it is done.",
  },
  analysis_in_progress: {
    heading: "Your sigil is being drawn",
    lead: "By hand, with pen and ink. We mail you when the drawing is done.",
  },
  creation_in_progress: {
    heading: "The words are being written",
    lead: "The drawing is done. The master writes down what it carries, and how you activate it.",
  },
  completed: {
    heading: "Your package is on its way",
    lead: "Everything is finished, and is being mailed to you.",
  },
  delivered: {
    heading: "Your sigil is delivered",
    lead: "Everything was mailed to you, and is kept here too.",
  },
};

const STOPPED: CommissionWords = {
  heading: "This commission is stopped",
  lead: "Its payment is disputed, or went back to the card that paid it. If that is a mistake, please write to us.",
};

/** What a commission is now, in words. */
export function describeCommission({ status, isStopped, reached }: Commission): CommissionWords {
  if (isStopped) return STOPPED;
  const delivered = reached.find((state) => state.status === "delivered");
  if (!delivered) return WORDS[status];
  return { ...WORDS.delivered, heading: `Delivered on ${formatDate("deviceDate", Date.parse(delivered.at))}` };
}
