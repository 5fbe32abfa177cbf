import * as z from "zod/mini";
import { COMMISSION_STATUSES } from "../commissions/commission-status.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

/** What a link of the workshop is: open, too old, taken back by the master, or of no step any more. */
const LINK_STATES = ["open", "expired", "revoked", "none"] as const;

/** A commission at the desk: none of its words. */
export const DeskCommission = z.object({
  /** Where the next page begins. */
  id: z.string(),
  processNumber: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(COMMISSION_STATUSES),
  /** The order behind it gives nothing at the moment, since its payment is disputed or went back. */
  isStopped: z.boolean(),
  sentAt: z.iso.datetime(),
  /** The step that waits for the master; null where none does. */
  step: z.nullable(z.union([z.literal(2), z.literal(3)])),
  waitsSince: z.nullable(z.iso.datetime()),
  isOverdue: z.boolean(),
  link: z.enum(LINK_STATES),
});
export type DeskCommission = z.infer<typeof DeskCommission>;

/** A page of commissions; `next` is where the following one begins, null on the last. */
export const DeskCommissionsResponse = z.object({
  commissions: z.array(DeskCommission),
  next: z.nullable(z.string()),
});
export type DeskCommissionsResponse = z.infer<typeof DeskCommissionsResponse>;

/** Those that are not delivered yet, the longest waiting first; or those that are, the newest first. */
export const COMMISSION_SCOPES = ["running", "delivered"] as const;

const OF_DESK = { access: "master", limit: "account" } as const;

const NumberParams = z.object({ processNumber: z.string().check(z.maxLength(20)) });

/** Lists commissions. */
export const listDeskCommissions = endpoint({
  ...OF_DESK,
  name: "listDeskCommissions",
  method: "GET",
  path: "/api/master/commissions",
  summary: "List commissions",
  query: z.object({
    scope: z.enum(COMMISSION_SCOPES, { error: "Please ask for running or delivered ones." }),
    after: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: DeskCommissionsResponse,
});

/** Mails the master a new link to the step that waits; the one before opens nothing any more. */
export const renewStepLink = endpoint({
  ...OF_DESK,
  name: "renewStepLink",
  method: "POST",
  path: "/api/master/commissions/{processNumber}/link",
  summary: "Mail a new link of the workshop",
  params: NumberParams,
  body: jsonBody(z.object({})),
  response: DeskCommission,
  errors: ["not_found", "conflict"],
});

/** Takes the link of the step that waits back. */
export const revokeStepLink = endpoint({
  ...OF_DESK,
  name: "revokeStepLink",
  method: "DELETE",
  path: "/api/master/commissions/{processNumber}/link",
  summary: "Take a link of the workshop back",
  params: NumberParams,
  response: DeskCommission,
  errors: ["not_found", "conflict"],
});
