import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** A session is named by a digest, which opens nothing. */
const SessionId = z.string().check(z.regex(/^[\w-]{43}$/, { error: "There is no such session." }));

/** The browsers that are signed in, the one that was seen last first; `browser` is null where nobody knows what it is. */
export const SessionsResponse = z.object({
  sessions: z.array(
    z.object({
      id: SessionId,
      browser: z.nullable(z.string()),
      isCurrent: z.boolean(),
      createdAt: z.iso.datetime(),
      /** To within an hour. */
      seenAt: z.iso.datetime(),
    }),
  ),
});
export type SessionsResponse = z.infer<typeof SessionsResponse>;

/** Lists the browsers that are signed in to the account. */
export const listSessions = endpoint({
  name: "listSessions",
  method: "GET",
  path: "/api/account/sessions",
  summary: "List the browsers that are signed in",
  access: "session",
  limit: "account",
  response: SessionsResponse,
});

/** Signs out one browser. One that is signed out already is no error. */
export const endOneSession = endpoint({
  name: "endOneSession",
  method: "DELETE",
  path: "/api/account/sessions/{id}",
  summary: "Sign out one browser",
  access: "session",
  limit: "account",
  params: z.object({ id: SessionId }),
  response: z.null(),
  statuses: [204],
});

/** Signs out every browser, this one included. */
export const endAllSessions = endpoint({
  name: "endAllSessions",
  method: "DELETE",
  path: "/api/account/sessions",
  summary: "Sign out everywhere",
  access: "session",
  limit: "account",
  response: z.null(),
  statuses: [204],
});
