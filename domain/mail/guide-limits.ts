import type { DailyLimit } from "../lib/time.ts";
import { toMailboxKey } from "./mailbox-key.ts";

/** What the guides of a day are counted by. */
export type GuideLimitName = "guide_own" | "guide_address" | "guide_client" | "guide_all";

/** How many guides a day. The owner of an address has a count that nobody else can use up. */
const MOST: Readonly<Record<GuideLimitName, number>> = {
  guide_own: 10,
  guide_address: 5,
  guide_client: 20,
  guide_all: 1000,
};

/** Who asks for a guide. */
export interface GuideSender {
  /** The address that the guide goes to. */
  readonly email: string;
  /** What the client is counted by. */
  readonly clientKey: string;
  /** Whether the sender is signed in with this very address. */
  readonly isVerified: boolean;
}

/** What a guide counts towards. */
export function listGuideLimits({ email, clientKey, isVerified }: GuideSender): readonly DailyLimit<GuideLimitName>[] {
  const mailbox = toMailboxKey(email);
  if (isVerified) return [toLimit("guide_own", mailbox)];
  return [toLimit("guide_address", mailbox), toLimit("guide_client", clientKey), toLimit("guide_all", "")];
}

/** What somebody is told once a limit is reached. */
export function describeGuideLimit(name: GuideLimitName): string {
  switch (name) {
    case "guide_own":
    case "guide_address":
      return `We have sent ${MOST[name]} guides to this address within a day. Please ask for the next one tomorrow.`;
    case "guide_client":
      return `You have asked for ${MOST[name]} guides within a day. Please ask for the next one tomorrow.`;
    case "guide_all":
      return "More guides were asked for today than we can send. Please ask for yours tomorrow.";
  }
}

function toLimit(name: GuideLimitName, key: string): DailyLimit<GuideLimitName> {
  return { name, key, most: MOST[name] };
}
