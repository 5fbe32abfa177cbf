import { isSteppedUp } from "#domain/accounts/passkey.ts";
import type { Account, Visitor } from "#domain/accounts/visitor.ts";
import { BOT_PROOF_HEADER } from "#domain/contracts/bot-check.ts";
import type { Fault, Result } from "#domain/lib/result.ts";
import type { BotCheck } from "#worker/ports/bot-check.ts";
import { AppError } from "./errors.ts";
import type { Gate, Grant } from "./route.ts";

/** A request at the gate of its call. */
export interface Arrival {
  readonly request: Request;
  /** Where the product is reached. */
  readonly origin: string;
  /** The secret in the path; empty where the path has none. */
  readonly pathToken: string;
  /** In milliseconds since 1970 in UTC. */
  now(): number;
  findVisitor(): Promise<Visitor>;
}

/**
 * Lets a request in, with what its gate grants, before anything of it is read. Throws `unauthenticated`, `forbidden` or `step_up_required`, or what a token came
 * to. Messages that are signed are let in by `admitMessage`, once they are read.
 */
export async function admit(gate: Gate, { findVisitor, pathToken, now }: Arrival): Promise<Grant> {
  switch (gate.access) {
    case "public":
    case "webhook":
      return {};
    case "session":
      return { account: toAccount(await findVisitor()) };
    case "master": {
      const account = toAccount(await findVisitor());
      if (account.role !== "master") throw new AppError({ code: "forbidden" });
      if (gate.needsStepUp && !isSteppedUp(account.proof, now())) throw new AppError({ code: "step_up_required" });
      return { account };
    }
    case "token":
      return { holder: unwrap(await gate.open(pathToken)) };
  }
}

/** Lets a message in by its signature; one without is taken from our own pages alone. */
export async function admitMessage(gate: Gate, { request, origin }: Arrival, body: unknown): Promise<Grant> {
  if (gate.access !== "webhook" || !(body instanceof Uint8Array)) return {};
  const message = unwrap(await gate.verify(new Uint8Array(body), request.headers));
  if (message === null) refuseCrossSite(request, origin);
  return { message };
}

/** The value of a result; throws what a fault means to HTTP. */
export function unwrap<Value>(result: Result<Value, Fault>): Value {
  if (result.isOk) return result.value;
  throw new AppError(result.error);
}

function toAccount(visitor: Visitor): Account {
  if (visitor.kind === "account") return visitor;
  throw new AppError({ code: "unauthenticated" });
}

/**
 * Throws `bot_check_required` where the proof that a person makes the call is missing or counts no more. Where the service can't be asked
 * people are let in: the limits by address and client hold all the same.
 */
export async function checkForBots(botCheck: BotCheck, { headers }: Request): Promise<void> {
  const verdict = await botCheck.judge(headers.get(BOT_PROOF_HEADER), headers.get("cf-connecting-ip"));
  if (verdict === "failed") throw new AppError({ code: "bot_check_required" });
}

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Throws `cross_site_request` for a call that changes something and comes from a page of another site than `ours`, an origin such as
 * `https://example.org`. A browser always names where such a call comes from, and a page can't change that; a program that is no browser
 * names nothing, and carries nobody's cookies.
 */
export function refuseCrossSite({ method, headers }: Request, ours: string): void {
  if (SAFE_METHODS.has(method)) return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  // Both, since a page of another host of this very Worker would be "same-origin" to its browser.
  const isFromHere = (site === null || site === "same-origin") && (origin === null || origin === ours);
  if (!isFromHere) throw new AppError({ code: "cross_site_request" });
}
