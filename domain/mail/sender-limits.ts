import type { DailyLimit } from "../lib/time.ts";

/** Who has something mailed to an address. */
export interface Sender {
  /** The address that the mail goes to. */
  readonly email: string;
  /** What the client is counted by. */
  readonly clientKey: string;
  /** Whether the sender is signed in with this very address. */
  readonly isVerified: boolean;
}

/** What mails of a topic are counted by: the owner's own address, an address that anybody can enter, the client, and everybody together. */
export type SenderLimitName<Topic extends string> = `${Topic}_${"own" | "address" | "client" | "all"}`;

/** What a mail counts towards. The owner of an address has a count that nobody else can use up. */
export function listSenderLimits<Topic extends string>(
  topic: Topic,
  most: Readonly<Record<SenderLimitName<Topic>, number>>,
  { email, clientKey, isVerified }: Sender,
): readonly DailyLimit<SenderLimitName<Topic>>[] {
  const toLimit = (name: SenderLimitName<Topic>, key: string) => ({ name, key, most: most[name] });
  const mailbox = toMailboxKey(email);
  if (isVerified) return [toLimit(`${topic}_own`, mailbox)];
  return [toLimit(`${topic}_address`, mailbox), toLimit(`${topic}_client`, clientKey), toLimit(`${topic}_all`, "")];
}

/** Where dots in the name make no difference; both names lead to the same mailboxes. */
const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * What an address is counted by: the mailbox behind it, as far as that shows. A tag after a plus is left out everywhere, and
 * dots where Gmail ignores them. It is no address to send mail to.
 */
export function toMailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/s, "");
  return GMAIL.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
