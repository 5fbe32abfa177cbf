import * as z from "zod/mini";
import { TIERS } from "../orders/tier.ts";
import { EmailAddress } from "./email-address.ts";
import { endpoint } from "./endpoint.ts";

/** What somebody holds. */
export const TierResponse = z.object({ tier: z.enum(TIERS) });
export type TierResponse = z.infer<typeof TierResponse>;

/** Answers truthfully to a session that owns the address; for anyone else every address holds the free tier. */
export const getTier = endpoint({
  name: "getTier",
  method: "GET",
  path: "/api/user/{email}/tier",
  summary: "Which tier an e-mail address holds, for its owner",
  params: z.object({ email: EmailAddress }),
  response: TierResponse,
  errors: ["too_many_requests"],
});
