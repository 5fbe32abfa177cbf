import type { Visitor } from "#domain/accounts/visitor.ts";
import type { SessionResponse } from "#domain/contracts/account.ts";

/** What a browser may know of its own session. */
export function describeSession(visitor: Visitor): SessionResponse {
  if (visitor.kind === "anonymous") return { account: null };
  const { email, role, tier } = visitor;
  return { account: { email, role, tier } };
}
