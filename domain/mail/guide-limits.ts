import type { DailyLimit } from "../lib/time.ts";
import { listSenderLimits, type Sender, type SenderLimitName } from "./sender-limits.ts";

/** What the guides of a day are counted by. */
export type GuideLimitName = SenderLimitName<"guide">;

/** How many guides a day. */
const MOST: Readonly<Record<GuideLimitName, number>> = {
  guide_own: 10,
  guide_address: 5,
  guide_client: 20,
  guide_all: 1000,
};

/** What a guide counts towards. */
export function listGuideLimits(sender: Sender): readonly DailyLimit<GuideLimitName>[] {
  return listSenderLimits("guide", MOST, sender);
}

/** What somebody is told once a limit is reached. */
export const GUIDE_LIMIT_MESSAGES: Readonly<Record<GuideLimitName, string>> = {
  guide_own: `We have sent ${MOST.guide_own} guides to this address within a day. Please ask for the next one tomorrow.`,
  guide_address: `We have sent ${MOST.guide_address} guides to this address within a day. Please ask for the next one tomorrow.`,
  guide_client: `You have asked for ${MOST.guide_client} guides within a day. Please ask for the next one tomorrow.`,
  guide_all: "More guides were asked for today than we can send. Please ask for yours tomorrow.",
};
