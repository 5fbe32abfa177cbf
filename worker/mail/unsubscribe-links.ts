import type { LinkTokens } from "./link-tokens.ts";

/** The two ways out of a mail. */
export interface UnsubscribeLinks {
  /** For people: a page with a button. */
  readonly page: string;
  /** For mail programs: one POST (RFC 8058). */
  readonly oneClick: string;
}

/** Makes the links that end the newsletter to an address. */
export async function toUnsubscribeLinks(links: LinkTokens, origin: string, email: string): Promise<UnsubscribeLinks> {
  const token = await links.seal("unsubscribe", email);
  return {
    page: `${origin}/newsletter/unsubscribe?token=${token}`,
    oneClick: `${origin}/api/newsletter/unsubscribe/${token}`,
  };
}
