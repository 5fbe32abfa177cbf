import type { DailyLimit } from "../lib/time.ts";
import { toMailboxKey } from "../mail/mailbox-key.ts";

/** What the tickets of a day are counted by. */
export type ContactLimitName = "contact_own" | "contact_address" | "contact_client" | "contact_all";

/** How many tickets a day. The owner of an address has a count that nobody else can use up. */
const MOST: Readonly<Record<ContactLimitName, number>> = {
  contact_own: 20,
  contact_address: 5,
  contact_client: 10,
  contact_all: 2000,
};

/** What a ticket counts towards. Each brings a mail to its address, so that nobody must be able to send many to somebody else. */
export function listContactLimits({
  email,
  clientKey,
  isVerified,
}: {
  readonly email: string;
  /** What the client is counted by. */
  readonly clientKey: string;
  /** Whether the sender is signed in with this very address. */
  readonly isVerified: boolean;
}): readonly DailyLimit<ContactLimitName>[] {
  const mailbox = toMailboxKey(email);
  if (isVerified) return [toLimit("contact_own", mailbox)];
  return [toLimit("contact_address", mailbox), toLimit("contact_client", clientKey), toLimit("contact_all", "")];
}

/** What somebody is told once a limit is reached. */
export const CONTACT_LIMIT_MESSAGES: Readonly<Record<ContactLimitName, string>> = {
  contact_own:
    "We have taken many requests from you today. Please send the next one tomorrow, or answer one of our mails.",
  contact_address: `We have taken ${MOST.contact_address} requests from this address today. Please answer one of our mails, or write again tomorrow.`,
  contact_client: `We have taken ${MOST.contact_client} requests from you today. Please answer one of our mails, or write again tomorrow.`,
  contact_all: "More requests came today than we can take. Please write again tomorrow.",
};

function toLimit(name: ContactLimitName, key: string): DailyLimit<ContactLimitName> {
  return { name, key, most: MOST[name] };
}
