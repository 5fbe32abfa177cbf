import * as z from "zod/mini";
import { CONTACT_REASON_LABELS, CONTACT_REASONS, CONTACT_STATUSES } from "#domain/contact/contact-request.ts";
import type { TicketStatus } from "#domain/contact/ticket.ts";
import type { MailKind, WrittenMail } from "../mail-kind.ts";
import type { MailBlock, MailContent } from "../render-mail.ts";
import { toLineBlocks } from "./written-text.ts";

/** What every mail to the sender of a ticket is written from. */
const TicketData = z.object({
  origin: z.string(),
  ticketNumber: z.string(),
  /** The secret of this mail’s link. */
  token: z.string(),
});
type TicketData = z.infer<typeof TicketData>;

const ConfirmationData = z.extend(TicketData, { reason: z.enum(CONTACT_REASONS) });
const ReplyData = z.extend(TicketData, { message: z.string(), isResolved: z.boolean() });
const StatusData = z.extend(TicketData, { status: z.enum(CONTACT_STATUSES) });

const REASON =
  "You receive this mail because this address was entered in our contact form. If that was somebody else, you need do nothing.";

/** All mails of a ticket are one conversation: they have the subject of the first, and refer to the same id. */
function write(
  { origin, ticketNumber }: TicketData,
  isFirst: boolean,
  content: Omit<MailContent, "reason">,
): WrittenMail {
  return {
    subject: `${isFirst ? "" : "Re: "}We have your request ${ticketNumber}`,
    origin,
    threadId: `${ticketNumber}@${new URL(origin).hostname}`,
    attachments: [],
    content: { ...content, reason: REASON },
  };
}

function toButton({ origin, token }: TicketData): MailBlock {
  return { kind: "button", label: "See your request", url: `${origin}/ticket/${token}` };
}

/**
 * Tells the sender of a support request its number. Nothing that was written is repeated: anybody can type anybody's address into the form.
 */
export const TICKET_CONFIRMATION: MailKind<z.infer<typeof ConfirmationData>> = {
  name: "ticket_confirmation",
  purpose: "transactional",
  data: ConfirmationData,
  write: async (data) =>
    write(data, true, {
      preview: "A person reads it and replies within 24-48 hours.",
      heading: "Your request is with us",
      blocks: [
        {
          kind: "paragraph",
          text: `Your ticket number is ${data.ticketNumber}. Request type: ${CONTACT_REASON_LABELS[data.reason]}.`,
        },
        {
          kind: "steps",
          items: [
            "Our team reviews your request.",
            "You have a response in 24-48 hours.",
            "To add something, open your request, or reply to this mail and leave the number in its subject.",
          ],
        },
        toButton(data),
      ],
    }),
};

/** Brings what the master has replied. */
export const TICKET_REPLY: MailKind<z.infer<typeof ReplyData>> = {
  name: "ticket_reply",
  purpose: "transactional",
  data: ReplyData,
  write: async (data) =>
    write(data, false, {
      preview: `A reply to your request ${data.ticketNumber}.`,
      heading: "A reply to your request",
      blocks: [
        ...toLineBlocks(data.message),
        toButton(data),
        {
          kind: "note",
          text: data.isResolved
            ? `Request ${data.ticketNumber} is resolved with this. If it isn’t, open it and write again.`
            : `To write again, open request ${data.ticketNumber} by the button.`,
        },
      ],
    }),
};

const STATUS_TEXTS: Readonly<Record<TicketStatus, { readonly heading: string; readonly text: string }>> = {
  open: { heading: "Your request is open again", text: "We look at it once more, and write to you." },
  in_progress: { heading: "Somebody is at work on your request", text: "We write to you as soon as there is more." },
  resolved: { heading: "Your request is resolved", text: "If it isn’t, open it and write again: it is open then." },
  closed: {
    heading: "Your request is closed",
    text: "You can still read it. To ask for something else, please send a new request.",
  },
};

/** Tells the sender of a change of state. */
export const TICKET_STATUS: MailKind<z.infer<typeof StatusData>> = {
  name: "ticket_status",
  purpose: "transactional",
  data: StatusData,
  write: async (data) => {
    const { heading, text } = STATUS_TEXTS[data.status];
    return write(data, false, {
      preview: heading,
      heading,
      blocks: [{ kind: "paragraph", text: `This is about request ${data.ticketNumber}. ${text}` }, toButton(data)],
    });
  },
};
