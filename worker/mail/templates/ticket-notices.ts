import * as z from "zod/mini";
import { CONTACT_REASON_LABELS, CONTACT_REASONS } from "#domain/contact/contact-request.ts";
import type { MailKind } from "../mail-kind.ts";
import type { MailBlock } from "../render-mail.ts";

const NoticeData = z.object({
  origin: z.string(),
  ticketNumber: z.string(),
  reason: z.enum(CONTACT_REASONS),
  isUrgent: z.boolean(),
});
type NoticeData = z.infer<typeof NoticeData>;

function listBlocks({ origin, ticketNumber, reason }: NoticeData): readonly MailBlock[] {
  return [
    { kind: "paragraph", text: `Ticket ${ticketNumber}. Request type: ${CONTACT_REASON_LABELS[reason]}.` },
    { kind: "paragraph", text: "What was written is encrypted, and is shown at your desk alone." },
    {
      kind: "button",
      label: "Open the ticket",
      url: `${origin}/master-dashboard?view=tickets&ticket=${ticketNumber}`,
    },
  ];
}

const REASON = "You receive this mail because support requests are mailed to you.";

/** Tells the master that there is a new ticket, without a private word. */
export const TICKET_NOTICE: MailKind<NoticeData> = {
  name: "ticket_notice",
  purpose: "transactional",
  data: NoticeData,
  write: async (data) => ({
    subject: `${data.isUrgent ? "URGENT: new" : "New"} support request ${data.ticketNumber}`,
    origin: data.origin,
    attachments: [],
    content: {
      preview: CONTACT_REASON_LABELS[data.reason],
      heading: data.isUrgent ? "A new request, marked URGENT" : "A new request",
      blocks: listBlocks(data),
      reason: REASON,
    },
  }),
};

/** Tells the master that the sender of a ticket has written again, without a private word. */
export const TICKET_ANSWER_NOTICE: MailKind<NoticeData> = {
  name: "ticket_answer_notice",
  purpose: "transactional",
  data: NoticeData,
  write: async (data) => ({
    subject: `${data.isUrgent ? "URGENT: more" : "More"} about support request ${data.ticketNumber}`,
    origin: data.origin,
    attachments: [],
    content: {
      preview: CONTACT_REASON_LABELS[data.reason],
      heading: data.isUrgent ? "Its sender has written again, marked URGENT" : "Its sender has written again",
      blocks: listBlocks(data),
      reason: REASON,
    },
  }),
};
