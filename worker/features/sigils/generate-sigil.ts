import { tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import type { GenerateSigilRequest, GenerateSigilResponse } from "#domain/contracts/sigils.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { issueSigil } from "./issue-sigil.ts";
import type { SigilRepo } from "./sigil-repo.ts";

/** What drawing a sigil needs. */
export interface GenerateSigilDeps {
  readonly engine: SigilEngine;
  readonly clock: Clock;
  readonly repo: SigilRepo;
}

/**
 * Issues a sigil: draws it, and stores it encrypted for an account; what nobody owns is stored nowhere. Fails with `tier_required` for a
 * method of another tier, and after that with `invalid_request` for answers of its wizard that break a rule.
 */
export async function generateSigil(
  { engine, clock, repo }: GenerateSigilDeps,
  visitor: Visitor,
  request: GenerateSigilRequest,
): Promise<Result<GenerateSigilResponse, Fault>> {
  const drawn = issueSigil(engine, tierOf(visitor), request);
  if (!drawn.isOk) return drawn;
  const { sigilData, processedText, coreVersion, care } = drawn.value;
  const issued = { sigilData, processedText, coreVersion, care };
  if (visitor.kind !== "account") return ok(issued);
  const now = clock.now();
  const stored = await repo.keep({ ...drawn.value, userId: visitor.userId, createdAt: now }, "renew", now);
  if (!stored.isOk) return refuse("not_ready");
  return ok({ id: stored.value, ...issued });
}
