import * as z from "zod/mini";

/** How the simulator misbehaves. All of it happens with the real service. */
export const Switches = z.object({
  /** What becomes of webhooks. `before_response` delivers them while the call that caused them is still waiting. */
  webhooks: z._default(z.enum(["delivered", "lost", "doubled", "reordered", "before_response"]), "delivered"),
  webhookDelayMs: z._default(z.number(), 0),
  /** How many of the next responses get lost after their effect was stored. */
  lostResponses: z._default(z.number(), 0),
  /** Whether nothing is heard of it at all. */
  isUnreachable: z._default(z.boolean(), false),
  /** How refunds begin. */
  refunds: z._default(z.enum(["succeeded", "pending"]), "succeeded"),
});

/** How the simulator misbehaves. */
export type Switches = z.output<typeof Switches>;

/** As the real service is on a good day. */
export const NO_MISBEHAVIOR: Switches = {
  webhooks: "delivered",
  webhookDelayMs: 0,
  lostResponses: 0,
  isUnreachable: false,
  refunds: "succeeded",
};
