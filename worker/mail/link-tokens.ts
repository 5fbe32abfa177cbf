import type { Sealed } from "#worker/db/sealed.ts";
import type { Vault } from "#worker/db/vault.ts";

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
