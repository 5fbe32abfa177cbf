import * as z from "zod/mini";
import type { Vault } from "#worker/db/encryption.ts";
import type { Sealed } from "#worker/db/schema/columns.ts";

/** What a link from a mail can be for; a token for one opens no other. */
export type LinkPurpose = "newsletter_confirmation" | "unsubscribe";

/**
 * Tokens for links in mails: their claims are sealed into them, so that nothing about them has to be stored and nobody
 * can read them or make one.
 */
export class LinkTokens {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** Seals claims into text that may stand in a URL as it is. */
  seal(purpose: LinkPurpose, claims: string): Promise<string> {
    return this.#vault.record("links", purpose).seal("claims", claims);
  }

  /** The claims of a token; null where it is none of ours, or was made for something else. */
  async open(purpose: LinkPurpose, rawToken: string): Promise<string | null> {
    try {
      return await this.#vault.record("links", purpose).open("claims", rawToken as Sealed<"links", "claims">);
    } catch {
      return null;
    }
  }
}

const ConfirmationClaims = z.object({ email: z.string(), requestedAt: z.number() });

/** What a confirmation link says: who is asked, and when they wished for letters, in milliseconds since 1970 in UTC. */
export type ConfirmationClaims = z.infer<typeof ConfirmationClaims>;

/** Makes the link that leads to the page where letters are confirmed. */
export async function toConfirmationLink(
  links: LinkTokens,
  origin: string,
  claims: ConfirmationClaims,
): Promise<string> {
  return `${origin}/newsletter/confirm?token=${await links.seal("newsletter_confirmation", JSON.stringify(claims))}`;
}

/** Reads the claims of an opened token; null where there are none. */
export function parseConfirmationClaims(opened: string | null): ConfirmationClaims | null {
  return opened === null ? null : ConfirmationClaims.parse(JSON.parse(opened));
}

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
