import * as z from "zod/mini";
import type { MailKind } from "../mail-kind.ts";

const ReminderData = z.object({ origin: z.string(), orderNumber: z.string() });

/** Reminds a buyer of the answers that their commission waits for. */
export const COMMISSION_REMINDER: MailKind<z.infer<typeof ReminderData>> = {
  name: "commission_reminder",
  purpose: "transactional",
  data: ReminderData,
  write: async ({ origin, orderNumber }) => ({
    subject: "Your hand-drawn sigil waits for your answers",
    origin,
    attachments: [],
    content: {
      preview: "The master can begin as soon as you have sent them.",
      heading: "Your sigil waits for your answers",
      blocks: [
        {
          kind: "paragraph",
          text: `You have paid for a hand-drawn sigil (${orderNumber}). The master draws it from your answers: ten minutes, and what you have typed already is kept.`,
        },
        { kind: "button", label: "Go on with your commission", url: `${origin}/commission` },
        {
          kind: "note",
          text: "In another browser than the one that you paid in, sign in with this address first. If you don’t want it any more, reply to this mail.",
        },
      ],
      reason: "You receive this mail because a hand-drawn sigil was paid for with this address.",
    },
  }),
};

const OverdueData = z.object({
  origin: z.string(),
  processNumber: z.string(),
  step: z.union([z.literal(2), z.literal(3)]),
  /** How many days it has waited. */
  days: z.number(),
});

/** Tells the master of a step that has waited too long, without a private word. */
export const COMMISSION_OVERDUE: MailKind<z.infer<typeof OverdueData>> = {
  name: "commission_overdue",
  purpose: "transactional",
  data: OverdueData,
  write: async ({ origin, processNumber, step, days }) => ({
    subject: `Commission ${processNumber} waits`,
    origin,
    attachments: [],
    content: {
      preview: `It has waited for ${days} days.`,
      heading: "A commission waits for you",
      blocks: [
        {
          kind: "paragraph",
          text: `${step === 2 ? "The drawing" : "The words"} of commission ${processNumber} ${step === 2 ? "has" : "have"} waited for ${days} days. At your desk you can have a new link to step ${step} sent.`,
        },
        { kind: "button", label: "Open the desk", url: `${origin}/master-dashboard?view=commissions` },
      ],
      reason: "You receive this mail because commissions are mailed to you.",
    },
  }),
};
