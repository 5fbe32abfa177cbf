import { tierOf, type Visitor } from "#domain/accounts/visitor.ts";
import {
  adoptSigils as adoptSigilsContract,
  deleteSigil,
  findMissingSigils,
  listSigils,
} from "#domain/contracts/collection.ts";
import {
  type ActivationPlanRequest,
  type ActivationPlanResponse,
  generateSigil as generateSigilContract,
  planSigilActivation as planSigilActivationContract,
  SigilData,
} from "#domain/contracts/sigils.ts";
import { PRINT } from "#domain/inks.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { type Fault, ok, type Result } from "#domain/lib/result.ts";
import { isActivationPlanIncluded } from "#domain/orders/tier.ts";
import { planActivation } from "#domain/sigils/describe-sigil.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import type { Feature } from "#worker/feature.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { accountRoute, publicRoute } from "#worker/http/route.ts";
import { byAccount, type ExportedFile, type ExportedRow } from "#worker/personal-data.ts";
import { adoptSigils, findMissing, listCollection } from "./collection.ts";
import { generateSigil } from "./generate-sigil.ts";
import { SigilRepo } from "./sigil-repo.ts";

/** Issuing sigils, and the collections of accounts. */
export const SIGILS: Feature = {
  name: "sigils",
  routes({ engine, clock, database, encryption }) {
    const repo = new SigilRepo(database, encryption);
    const deps = { engine, clock, encryption, repo };
    return [
      accountRoute(listSigils, async ({ account, query }) => ok(await listCollection(deps, account, query))),
      accountRoute(deleteSigil, async ({ account, params }) => {
        await repo.delete(account.userId, params.id);
        return ok(replyEmpty({ status: 204 }));
      }),
      accountRoute(adoptSigilsContract, async ({ account, body }) => adoptSigils(deps, account, body)),
      accountRoute(findMissingSigils, async ({ account, body }) => ok(await findMissing(deps, account, body.ids))),
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
  personalData: [
    {
      table: sigils,
      title: "Sigils",
      isAbout: byAccount(sigils.userId),
      atDeletion: "delete",
      hidden: ["userId", "recipeDigest"],
      json: ["sigilData", "recipe"],
      toFiles: toSigilFiles,
    },
  ],
  async describeLoss({ database }, email) {
    const count = await database.$count(sigils, byAccount(sigils.userId)(email));
    if (count === 0) return [];
    return [`${count === 1 ? "One sigil" : `${count} sigils`} and the words behind ${count === 1 ? "it" : "them"}.`];
  },
};

/** A sigil of an export as a picture; a damaged one has none. */
function toSigilFiles({ id, createdAt, sigilData }: ExportedRow): readonly ExportedFile[] {
  const parsed = SigilData.safeParse(sigilData);
  if (!parsed.success) return [];
  const { method, svgPath } = parsed.data;
  const name = `sigils/${String(createdAt).slice(0, 10)}-${method}-${id}.svg`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="${PRINT.sigil}">${svgPath}</svg>\n`;
  return [{ name, content: text }];
}

/** The activation plan of a sigil, for who holds it by the server's own record; no plan for everybody else. */
function planSigilActivation(visitor: Visitor, request: ActivationPlanRequest): Result<ActivationPlanResponse, Fault> {
  if (!isActivationPlanIncluded(tierOf(visitor))) return ok({ plan: null });
  const parsed = parseRecipe(request);
  if (!parsed.isOk) return parsed;
  const plan = planActivation(parsed.value, findRecipeCare(parsed.value));
  return ok({ plan: plan && { ...plan, withWhat: [...plan.withWhat], how: [...plan.how] } });
}
