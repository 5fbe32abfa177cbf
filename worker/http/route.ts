import type * as z from "zod/mini";
import type { Account, Visitor } from "#domain/accounts/visitor.ts";
import type { Endpoint, EndpointBody, JsonBody, RawBody, Upload, UploadBody } from "#domain/contracts/endpoint.ts";
import type { Fault, Result } from "#domain/lib/result.ts";
import type { LimitName } from "#worker/ports/runtime.ts";
import type { Outcome } from "./reply.ts";

/** What every handler is given: the parts of the request that the contract names, checked. */
export interface CallInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Where the product is reached, as in `https://example.org`: links in mails lead there. */
  readonly origin: string;
  /** What the client is counted by: its address, or its network. */
  readonly clientKey: string;
  /** The secret of the session that the browser sent, to end or to replace it; null where it sent none. */
  readonly sessionToken: string | null;
  /** The secret of a browser that began to pay; null where it hasn't. */
  readonly browserToken: string | null;
  /** The secret that the browser's codes for signing in are bound to; null where it sent none. */
  readonly codeBrowser: string | null;
  /** The secret that challenges for a passkey are bound to where nobody is signed in; null where the browser sent none. */
  readonly passkeyBrowser: string | null;
  /** What the browser calls itself; empty where it says nothing. */
  readonly userAgent: string;
  /** Looks up who sends the request; only calls whose response depends on it pay for it. */
  findVisitor(): Promise<Visitor>;
}

/** What proves that somebody may make a call, by the access that the contract declares. */
export type Gate =
  | { readonly access: "public" | "session" }
  | { readonly access: "master"; readonly needsStepUp: boolean }
  | { readonly access: "token"; readonly open: (rawToken: string) => Promise<Result<unknown, Fault>> }
  | { readonly access: "webhook"; readonly verify: VerifyMessage<unknown> };

/** Checks the signature of a message; resolves to what was signed, or to null where nobody signed it. A wrong signature is a fault. */
export type VerifyMessage<Message> = (
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
) => Promise<Result<Message | null, Fault>>;

/** What a gate gives to the handler behind it. */
export interface Grant {
  readonly account?: Account;
  readonly holder?: unknown;
  readonly message?: unknown;
}

/** One call of the API with what handles it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly gate: Gate;
  /** A method on purpose: each function below has compared the handler with its contract, and a list of routes has lost their single types. */
  handle(input: CallInput<unknown, unknown, unknown> & Grant): Outcome<unknown> | Promise<Outcome<unknown>>;
}

/** What a handler gets of a body: parsed JSON, bytes, or a file. */
type Received<Body extends EndpointBody> =
  Body extends JsonBody<infer Schema>
    ? z.output<Schema>
    : Body extends RawBody
      ? Uint8Array<ArrayBuffer>
      : Body extends UploadBody
        ? Upload
        : never;

type Handler<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends EndpointBody,
  Response extends z.ZodMiniType,
  Granted,
> = (
  input: CallInput<z.output<Params>, z.output<Query>, Received<Body>> & Granted,
) => Outcome<z.output<Response>> | Promise<Outcome<z.output<Response>>>;

/** Binds a handler to a contract that is open to everybody; the compiler holds the handler to the contract's types, and the limit to wrangler.toml. */
export function publicRoute<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends EndpointBody,
  Response extends z.ZodMiniType,
>(
  endpoint: Endpoint<Params, Query, Body, Response, "public", LimitName | null>,
  handle: Handler<Params, Query, Body, Response, unknown>,
): Route {
  return { endpoint, gate: { access: endpoint.access }, handle };
}

/** Binds a handler to a contract for whoever is signed in, or for the master alone. */
export function accountRoute<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends EndpointBody,
  Response extends z.ZodMiniType,
>(
  endpoint: Endpoint<Params, Query, Body, Response, "session" | "master", LimitName | null>,
  handle: Handler<Params, Query, Body, Response, { readonly account: Account }>,
): Route {
  const { access, needsStepUp = false } = endpoint;
  return { endpoint, gate: access === "master" ? { access, needsStepUp } : { access }, handle };
}

/** Binds a handler to a contract for whoever has the secret in its path; `open` finds out what the secret is for. */
export function tokenRoute<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends EndpointBody,
  Response extends z.ZodMiniType,
  Holder,
>(
  endpoint: Endpoint<Params, Query, Body, Response, "token", LimitName | null>,
  open: (rawToken: string) => Promise<Result<Holder, Fault>>,
  handle: Handler<Params, Query, Body, Response, { readonly holder: Holder }>,
): Route {
  return { endpoint, gate: { access: endpoint.access, open }, handle };
}

/** Binds a handler to a contract for messages that a service signs; one that nobody signed has to come from our own pages, as `null`. */
export function webhookRoute<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Message,
>(
  endpoint: Endpoint<Params, Query, RawBody, Response, "webhook", LimitName | null>,
  verify: VerifyMessage<Message>,
  handle: Handler<Params, Query, RawBody, Response, { readonly message: Message | null }>,
): Route {
  return { endpoint, gate: { access: endpoint.access, verify }, handle };
}
