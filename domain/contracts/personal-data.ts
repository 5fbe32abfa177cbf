import * as z from "zod/mini";
import { EmailAddress } from "./email-address.ts";
import { endpoint, jsonBody } from "./endpoint.ts";

/** What is held about somebody: how many rows of what, what a deletion takes from them for good, and what has to end before it. */
export const HeldDataResponse = z.object({
  held: z.array(z.object({ title: z.string(), count: z.number() })),
  losses: z.array(z.string()),
  /** A sentence; null where nothing is in the way. */
  obstacle: z.nullable(z.string()),
});
export type HeldDataResponse = z.infer<typeof HeldDataResponse>;

/** Says what is held about whoever is signed in. */
export const getHeldData = endpoint({
  name: "getHeldData",
  method: "GET",
  path: "/api/account/data",
  summary: "What is held about the account’s owner",
  access: "session",
  limit: "account",
  response: HeldDataResponse,
});

/** Exports everything that is held about whoever is signed in, decrypted, as one ZIP. */
export const exportData = endpoint({
  name: "exportData",
  method: "GET",
  path: "/api/account/export",
  summary: "Everything that is held about the account’s owner, as a ZIP",
  access: "session",
  limit: "account",
  response: z.unknown(),
  mediaType: "application/zip",
});

/** What somebody is told who has typed another address than their own. */
export const ERASURE_CONFIRMATION_MESSAGE = "Please type the address that you are signed in with.";

/** The address again, typed. */
export const EraseDataRequest = z.object(
  { email: EmailAddress },
  { error: "Please send a JSON object with your address." },
);
export type EraseDataRequest = z.infer<typeof EraseDataRequest>;

/** Deletes everything that is held about whoever is signed in, and signs out everywhere. Where `isDone` is false it is done within the hour. */
export const eraseData = endpoint({
  name: "eraseData",
  method: "POST",
  path: "/api/account/erasure",
  summary: "Delete everything that is held about the account’s owner",
  access: "session",
  limit: "account",
  body: jsonBody(EraseDataRequest),
  response: z.object({ isDone: z.boolean() }),
  errors: ["conflict", "not_ready"],
});
