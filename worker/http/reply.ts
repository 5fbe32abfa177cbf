import type { SuccessStatus } from "#domain/contracts/endpoint.ts";
import type { Fault, Result } from "#domain/lib/result.ts";
import type { Cookie } from "./cookies.ts";

/** What a reply has beside its body. */
export interface ReplyDetails {
  /** One of the contract's statuses; the usual one where it is absent. */
  readonly status?: SuccessStatus;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
}

/** What a handler returns where its body alone doesn't say everything. */
export class Reply<Body> {
  /** Null where the status has no body. */
  readonly body: Body | null;
  readonly details: ReplyDetails;

  constructor(body: Body | null, details: ReplyDetails = {}) {
    this.body = body;
    this.details = details;
  }
}

/** What a handler returns: a body, a whole reply, or why there is none. */
export type Outcome<Body> = Result<Body | Reply<Body>, Fault>;

/** A reply without a body. */
export function replyEmpty(details: ReplyDetails & { readonly status: 204 | 304 }): Reply<never> {
  return new Reply<never>(null, details);
}

/** A reply that sends the browser on with a GET. */
export function redirectTo(location: string, { cookies = [] }: Pick<ReplyDetails, "cookies"> = {}): Reply<never> {
  return new Reply<never>(null, { status: 303, headers: { Location: location }, cookies });
}
