import * as z from "zod/mini";
import { CONTACT_REASON_LABELS, CONTACT_REASONS } from "#domain/contact/contact-request.ts";
import type { MailKind } from "../mail-kind.ts";

const TicketData = z.object({ origin: z.string(), ticketNumber: z.string(), reason: z.enum(CONTACT_REASONS) });
const NoticeData = z.extend(TicketData, { isUrgent: z.boolean() });

/**
 * Tells the sender of a support request its number. Nothing that was written is repeated: anybody can type anybody's address into the form.
 */
export const TICKET_CONFIRMATION: MailKind<z.infer<typeof TicketData>> = {
  name: "ticket_confirmation",
  purpose: "transactional",
  data: TicketData,
  write: async ({ origin, ticketNumber, reason }) => ({
    subject: `We have your request ${ticketNumber}`,
    origin,
    attachments: [],
    content: {
      preview: "A person reads it and replies within 24-48 hours.",
      heading: "Your request is with us",
      blocks: [
        {
          kind: "paragraph",
          text: `Your ticket number is ${ticketNumber}. Request type: ${CONTACT_REASON_LABELS[reason]}.`,
        },
        {
          kind: "steps",
          items: [
            "Our team reviews your request.",
            "You have a response in 24-48 hours.",
            "To add something, reply to this mail and leave the number in its subject.",
          ],
        },
      ],
      reason:
        "You receive this mail because this address was entered in our contact form. If that was somebody else, you need do nothing.",
    },
  }),
};

/** Tells the master that there is a new ticket, without a private word. */
export const TICKET_NOTICE: MailKind<z.infer<typeof NoticeData>> = {
  name: "ticket_notice",
  purpose: "transactional",
  data: NoticeData,
  write: async ({ origin, ticketNumber, reason, isUrgent }) => ({
    subject: `${isUrgent ? "URGENT: new" : "New"} support request ${ticketNumber}`,
    origin,
    attachments: [],
    content: {
      preview: CONTACT_REASON_LABELS[reason],
      heading: isUrgent ? "A new request, marked URGENT" : "A new request",
      blocks: [
        { kind: "paragraph", text: `Ticket ${ticketNumber}. Request type: ${CONTACT_REASON_LABELS[reason]}.` },
        { kind: "paragraph", text: "What was written is encrypted, and is shown at your desk alone." },
        { kind: "button", label: "Open the desk", url: `${origin}/master-dashboard` },
      ],
      reason: "You receive this mail because support requests are mailed to you.",
    },
  }),
};
