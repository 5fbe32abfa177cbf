import * as z from "zod/mini";
import type { LinkTokens } from "./link-tokens.ts";

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
