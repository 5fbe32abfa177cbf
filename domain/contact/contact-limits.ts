import type { DailyLimit } from "../lib/time.ts";
import { listSenderLimits, type Sender, type SenderLimitName } from "../mail/sender-limits.ts";

/** What the tickets of a day, and what is added to one, are counted by. */
export type ContactLimitName = SenderLimitName<"contact"> | "ticket_answers";

/** How many tickets a day. */
const MOST: Readonly<Record<SenderLimitName<"contact">, number>> = {
  contact_own: 20,
  contact_address: 5,
  contact_client: 10,
  contact_all: 2000,
};

/** What a ticket counts towards. Each brings a mail to its address, so that nobody must be able to send many to somebody else. */
export function listContactLimits(sender: Sender): readonly DailyLimit<ContactLimitName>[] {
  return listSenderLimits("contact", MOST, sender);
}

/** How often something can be added to a ticket in a day. */
const MOST_ANSWERS = 20;

/** What an addition to a ticket counts towards; each brings a mail to the master. */
export function listAnswerLimits(ticketId: string): readonly DailyLimit<"ticket_answers">[] {
  return [{ name: "ticket_answers", key: ticketId, most: MOST_ANSWERS }];
}

/** What somebody is told once a limit is reached. */
export const CONTACT_LIMIT_MESSAGES: Readonly<Record<ContactLimitName, string>> = {
  contact_own:
    "We have taken many requests from you today. Please send the next one tomorrow, or answer one of our mails.",
  contact_address: `We have taken ${MOST.contact_address} requests from this address today. Please answer one of our mails, or write again tomorrow.`,
  contact_client: `We have taken ${MOST.contact_client} requests from you today. Please answer one of our mails, or write again tomorrow.`,
  contact_all: "More requests came today than we can take. Please write again tomorrow.",
  ticket_answers: `You have added to this request ${MOST_ANSWERS} times today. Please write again tomorrow.`,
};
