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
