import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { type Access, type Endpoint, endpoint, jsonBody, rawBody } from "#domain/contracts/endpoint.ts";
import { ok, refuse } from "#domain/lib/result.ts";
import { NoBotCheck } from "#worker/adapters/no-bot-check/no-bot-check.ts";
import { createDatabase } from "#worker/db/database.ts";
import { createApi } from "#worker/http/api.ts";
import { accountRoute, publicRoute, type Route, tokenRoute, webhookRoute } from "#worker/http/route.ts";
import { SessionStore } from "#worker/http/session-store.ts";
import { ORIGIN } from "./call.ts";

const COMMON = { method: "POST", limit: null, response: z.object({ who: z.string() }) } as const;

const openCall = endpoint({ ...COMMON, name: "open", path: "/api/open", summary: "For all", access: "public" });
const ownCall = endpoint({
  ...{ ...COMMON, name: "own", path: "/api/own", summary: "For whoever is signed in", access: "session" },
  body: jsonBody(z.object({ words: z.string() })),
});
const deskCall = endpoint({ ...COMMON, name: "desk", path: "/api/desk", summary: "For the master", access: "master" });
const linkCall = endpoint({
  ...{ ...COMMON, name: "link", path: "/api/link/{token}", summary: "For a link", access: "token" },
  params: z.object({ token: z.string() }),
  errors: ["gone"],
});
const messageCall = endpoint({
  ...{ ...COMMON, name: "message", path: "/api/message", summary: "For a service", access: "webhook" },
  body: rawBody({ mediaTypes: ["application/json"], maxBytes: 64 }),
});

const GOOD_SIGNATURE = "signed";

const ROUTES: readonly Route[] = [
  publicRoute(openCall, async ({ findVisitor }) => ok({ who: (await findVisitor()).kind })),
  accountRoute(ownCall, ({ account }) => ok({ who: account.email })),
  accountRoute(deskCall, ({ account }) => ok({ who: account.role })),
  tokenRoute(
    linkCall,
    async (rawToken) => {
      if (rawToken === "good") return ok("Ada");
      return rawToken === "old" ? refuse("gone") : refuse("not_found");
    },
    ({ holder }) => ok({ who: holder }),
  ),
  webhookRoute(
    messageCall,
    async (bytes, headers) => {
      const signature = headers.get("Signature");
      if (signature === null) return ok(null);
      return signature === GOOD_SIGNATURE ? ok(new TextDecoder().decode(bytes)) : refuse("unauthenticated");
    },
    ({ message }) => ok({ who: message ?? "nobody signed" }),
  ),
];

/** One contract of each access. */
export const SAMPLES: readonly Endpoint[] = ROUTES.map(({ endpoint: sample }) => sample);

/** An API of these routes alone, with the sessions of the real database. */
export function createSampleApi(routes: readonly Route[]): (path: string, init?: RequestInit) => Promise<Response> {
  const sessions = new SessionStore(createDatabase(env.DB));
  const api = createApi(routes, {
    areRepliesChecked: true,
    publicUrl: ORIGIN,
    limits: {},
    botCheck: new NoBotCheck(),
    now: () => Date.now(),
    findVisitor: (secrets) => sessions.findVisitor(secrets, Date.now()),
  });
  return async (path, init) => api.fetch(new Request(ORIGIN + path, init));
}

const askApi = createSampleApi(ROUTES);

/** Asks the sample of an access, with a secret and a signature that are forged unless others are given. */
export function askSample(
  access: Access,
  headers: Readonly<Record<string, string>>,
  { token = "forged", body = '{"words":"hello"}' } = {},
): Promise<Response> {
  const path = SAMPLES.find((sample) => sample.access === access)?.path.replace("{token}", token) ?? "";
  return askApi(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(access === "webhook" && { Signature: "forged" }), ...headers },
    body,
  });
}
