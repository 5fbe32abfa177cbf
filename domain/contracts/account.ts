import * as z from "zod/mini";
import { SESSION_ROLES } from "../accounts/visitor.ts";
import { ORDERED_TIERS } from "../orders/order.ts";
import { TIERS } from "../orders/tier.ts";
import { EmailAddress } from "./email-address.ts";
import { endpoint } from "./endpoint.ts";

/** What somebody holds. */
export const TierResponse = z.object({ tier: z.enum(TIERS) });
export type TierResponse = z.infer<typeof TierResponse>;

/** Who is signed in, null where nobody is; and what this browser holds, by signing in or by having paid, by which orders. */
export const SessionResponse = z.object({
  account: z.nullable(z.object({ email: z.string(), role: z.enum(SESSION_ROLES) })),
  tier: z.enum(TIERS),
  /** One that is suspended keeps the drawing methods alone: a dispute is open. A consultation that was forfeited is not among them. */
  accesses: z.array(z.object({ product: z.enum(ORDERED_TIERS), orderNumber: z.string(), isSuspended: z.boolean() })),
});
export type SessionResponse = z.infer<typeof SessionResponse>;

/** Tells the truth to a session that owns the address; for anyone else every address holds the free tier. */
export const getTier = endpoint({
  name: "getTier",
  method: "GET",
  path: "/api/user/{email}/tier",
  summary: "Which tier an e-mail address holds, for its owner",
  access: "public",
  limit: "account",
  params: z.object({ email: EmailAddress }),
  response: TierResponse,
});

/** Whether somebody may book a consultation. */
const ConsultationAccessResponse = z.object({ hasAccess: z.boolean() });

/** Tells the truth to a session that owns the address or the order; for anyone else no address has access. */
export const getConsultationAccess = endpoint({
  name: "getConsultationAccess",
  method: "GET",
  path: "/api/user/{email}/consultation-access",
  summary: "Whether an e-mail address has paid for a consultation, for its owner",
  access: "public",
  limit: "account",
  params: z.object({ email: EmailAddress }),
  response: ConsultationAccessResponse,
});

/** Says who is signed in in this browser. */
export const getSession = endpoint({
  name: "getSession",
  method: "GET",
  path: "/api/session",
  summary: "Who is signed in",
  access: "public",
  limit: "account",
  response: SessionResponse,
});

/** Signs out in this browser; where nobody is signed in, that is so already. */
export const endSession = endpoint({
  name: "endSession",
  method: "DELETE",
  path: "/api/session",
  summary: "Sign out",
  access: "public",
  limit: "account",
  response: z.null(),
  statuses: [204],
});
