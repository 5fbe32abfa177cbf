import {
  generateSigil as generateSigilContract,
  planSigilActivation as planSigilActivationContract,
} from "#domain/contracts/sigils.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { generateSigil } from "./generate-sigil.ts";
import { planSigilActivation } from "./plan-sigil-activation.ts";
import { SigilRepo } from "./repo.ts";

/** Issuing sigils. */
export const SIGILS: Feature = {
  name: "sigils",
  routes({ engine, clock, database, vault }) {
    const deps = { engine, clock, repo: new SigilRepo(database, vault) };
    return [
      publicRoute(generateSigilContract, async ({ body, findVisitor }) =>
        generateSigil(deps, await findVisitor(), body),
      ),
      publicRoute(planSigilActivationContract, async ({ body, findVisitor }) =>
        planSigilActivation(await findVisitor(), body),
      ),
    ];
  },
  probes: ({ engine }) => [
    {
      part: "core",
      async run() {
        engine.draw({ method: "chaos", intention: "ready" });
      },
    },
  ],
  personalData: [{ table: sigils, atDeletion: "delete" }],
};
