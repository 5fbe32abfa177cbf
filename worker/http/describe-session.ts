import { listAccesses, tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import type { SessionResponse } from "#domain/contracts/account.ts";

/** What a browser may know of its own session. */
export function describeSession(visitor: Visitor): SessionResponse {
  const account = visitor.kind === "account" ? { email: visitor.email, role: visitor.role } : null;
  return { account, tier: tierOf(visitor), accesses: [...listAccesses(visitor)] };
}
