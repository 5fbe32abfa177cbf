import * as z from "zod/mini";
import type { Encryption } from "#worker/db/encryption.ts";
import type { Encrypted } from "#worker/db/schema/columns.ts";

/** What a link from a mail can be for; a token for one opens no other. */
export type LinkPurpose =
  | "newsletter_confirmation"
  | "unsubscribe"
  | "sign_in_code"
  | "booking"
  | "commission"
  | "ticket"
  | "file";

/**
 * Tokens for links in mails: their claims are encrypted into them, so that nothing about them has to be stored and nobody
 * can read them or make one.
 */
export class LinkTokens {
  readonly #encryption: Encryption;

  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  /** Encrypts claims into a token that a URL can hold as it is. */
  create(purpose: LinkPurpose, claims: string): Promise<string> {
    return this.#encryption.forRow("links", purpose).encrypt("claims", claims);
  }

  /** The claims of a token; null where it is none of ours, or was made for another purpose. */
  async read(purpose: LinkPurpose, rawToken: string): Promise<string | null> {
    try {
      return await this.#encryption
        .forRow("links", purpose)
        .decrypt("claims", rawToken as Encrypted<"links", "claims">);
    } catch {
      return null;
    }
  }
}

const ConfirmationClaims = z.object({ email: z.string(), requestedAt: z.number() });

/** What a confirmation link says: who is asked, and when they asked for the newsletter, in milliseconds since 1970 in UTC. */
export type ConfirmationClaims = z.infer<typeof ConfirmationClaims>;

/** Makes the link to the page where the newsletter is confirmed. */
export async function toConfirmationLink(
  links: LinkTokens,
  origin: string,
  claims: ConfirmationClaims,
): Promise<string> {
  return `${origin}/newsletter/confirm?token=${await links.create("newsletter_confirmation", JSON.stringify(claims))}`;
}

/** Parses the claims of a token that was read; null where there are none. */
export function parseConfirmationClaims(claims: string | null): ConfirmationClaims | null {
  return claims === null ? null : ConfirmationClaims.parse(JSON.parse(claims));
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
  const token = await links.create("unsubscribe", email);
  return {
    page: `${origin}/newsletter/unsubscribe?token=${token}`,
    oneClick: `${origin}/api/newsletter/unsubscribe/${token}`,
  };
}

const CodeClaims = z.object({ codeId: z.string(), code: z.string() });

/** What the link in the mail with a code says: the code, and which one it is. */
export type CodeClaims = z.infer<typeof CodeClaims>;

/** Makes the link to the page that shows a code. */
export async function toSignInLink(links: LinkTokens, origin: string, claims: CodeClaims): Promise<string> {
  return `${origin}/sign-in/code?token=${await links.create("sign_in_code", JSON.stringify(claims))}`;
}

/** The claims of a link that shows a code; null where it is none of ours. */
export async function readSignInLink(links: LinkTokens, rawToken: string): Promise<CodeClaims | null> {
  const claims = await links.read("sign_in_code", rawToken);
  return claims === null ? null : CodeClaims.parse(JSON.parse(claims));
}

const BookingClaims = z.object({ bookingId: z.string(), until: z.number() });

/** What a token of our own pages opens: a booking, until an instant in milliseconds since 1970 in UTC. */
export type BookingClaims = z.infer<typeof BookingClaims>;

/** Makes the token by which our own pages act on a booking. */
export async function toBookingToken(links: LinkTokens, claims: BookingClaims): Promise<string> {
  return links.create("booking", JSON.stringify(claims));
}

/** The claims of a token of our own pages; null where it is none of ours. */
export async function readBookingToken(links: LinkTokens, rawToken: string): Promise<BookingClaims | null> {
  const claims = await links.read("booking", rawToken);
  return claims === null ? null : BookingClaims.parse(JSON.parse(claims));
}

const FileClaims = z.object({ fileId: z.string(), until: z.number() });

/** What a link to a file opens: which one, until an instant in milliseconds since 1970 in UTC. */
export type FileClaims = z.infer<typeof FileClaims>;

/** Makes the address of a file on our own site, for whoever is shown it. */
export async function toFileUrl(links: LinkTokens, claims: FileClaims): Promise<string> {
  return `/api/files/${await links.create("file", JSON.stringify(claims))}`;
}

/** The claims of a link to a file; null where it is none of ours. */
export async function readFileToken(links: LinkTokens, rawToken: string): Promise<FileClaims | null> {
  const claims = await links.read("file", rawToken);
  return claims === null ? null : FileClaims.parse(JSON.parse(claims));
}

const CommissionClaims = z.object({ commissionId: z.string(), until: z.number() });

/** What a token of our own pages opens: a commission, until an instant in milliseconds since 1970 in UTC. */
export type CommissionClaims = z.infer<typeof CommissionClaims>;

/** Makes the token by which our own pages act on a commission. */
export async function toCommissionToken(links: LinkTokens, claims: CommissionClaims): Promise<string> {
  return links.create("commission", JSON.stringify(claims));
}

/** The claims of a token of our own pages; null where it is none of ours. */
export async function readCommissionToken(links: LinkTokens, rawToken: string): Promise<CommissionClaims | null> {
  const claims = await links.read("commission", rawToken);
  return claims === null ? null : CommissionClaims.parse(JSON.parse(claims));
}

const TicketClaims = z.object({ ticketId: z.string(), until: z.number() });

/** What a token of our own pages opens: a support ticket, until an instant in milliseconds since 1970 in UTC. */
export type TicketClaims = z.infer<typeof TicketClaims>;

/** Makes the token by which our own pages show a ticket. */
export async function toTicketToken(links: LinkTokens, claims: TicketClaims): Promise<string> {
  return links.create("ticket", JSON.stringify(claims));
}

/** The claims of a token of our own pages; null where it is none of ours. */
export async function readTicketToken(links: LinkTokens, rawToken: string): Promise<TicketClaims | null> {
  const claims = await links.read("ticket", rawToken);
  return claims === null ? null : TicketClaims.parse(JSON.parse(claims));
}
