import { generateSigil as generateSigilContract } from "#domain/contracts/sigils.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import type { Database } from "#worker/db/client.ts";
import type { Vault } from "#worker/db/vault.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { generateSigil } from "./generate-sigil.ts";
import { SigilRepo } from "./repo.ts";

/** What the calls about sigils stand on. */
export interface SigilRouteDeps {
  readonly engine: SigilEngine;
  readonly clock: Clock;
  readonly database: Database;
  readonly vault: Vault;
  readonly generateLimiter: RateLimiter;
}

/** The calls about sigils. */
export function createSigilRoutes({
  engine,
  clock,
  database,
  vault,
  generateLimiter,
}: SigilRouteDeps): readonly Route[] {
  const deps = { engine, clock, repo: new SigilRepo(database, vault) };
  return [
    route(generateSigilContract, async ({ body, findVisitor }) => generateSigil(deps, await findVisitor(), body), {
      limiter: generateLimiter,
    }),
  ];
}
