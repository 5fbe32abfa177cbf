import type { Account } from "#domain/accounts/visitor.ts";
import {
  type AdoptSigilsRequest,
  type AdoptSigilsResponse,
  COLLECTION_PAGE,
  type CollectionResponse,
  type KeptSigil,
  type MissingSigilsResponse,
} from "#domain/contracts/collection.ts";
import { SigilData } from "#domain/contracts/sigils.ts";
import { findRecipeCare } from "#domain/intentions/recipe-care.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { UNKNOWN_CORE_MESSAGE } from "#domain/sigils/core-version.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { StoredRecipe } from "#domain/sigils/recipe.ts";
import type { SigilEngines } from "#sigil-core/host/engine.ts";
import { DecryptionError, type Encryption } from "#worker/db/encryption.ts";
import { readTimeOfId } from "#worker/db/identifiers.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { issueSigil } from "./issue-sigil.ts";
import type { PageEnd, SigilRepo, StoredSigil } from "./sigil-repo.ts";

/** What the collection of an account needs. */
export interface CollectionDeps {
  readonly repo: SigilRepo;
  readonly encryption: Encryption;
  readonly engine: SigilEngines;
  readonly clock: Clock;
}

/** A page of an account's sigils, newest first. */
export async function listCollection(
  { repo, encryption }: CollectionDeps,
  { userId }: Account,
  { cursor, method }: { readonly cursor?: string | undefined; readonly method?: SigilMethod | undefined },
): Promise<CollectionResponse> {
  const [rows, total] = await Promise.all([
    repo.list(userId, { after: cursor === undefined ? null : parseCursor(cursor), method, limit: COLLECTION_PAGE + 1 }),
    repo.count(userId, method),
  ]);
  const page = rows.slice(0, COLLECTION_PAGE);
  const last = page.at(-1);
  const sigils = await Promise.all(page.map((row) => openSigil(encryption, row)));
  return {
    // One that is damaged is left out, and the rest stays.
    sigils: sigils.filter((sigil) => sigil !== null),
    next: last && rows.length > page.length ? `${last.createdAt}.${last.id}` : null,
    total,
  };
}

/**
 * Takes sigils of a device into an account, drawn again by the core that drew them and under the tier that it holds. What can't be taken stays on the device, with a sentence
 * why. Fails with `not_ready` where the database took nothing: what was taken before that is not taken twice.
 */
export async function adoptSigils(
  { repo, engine, clock }: CollectionDeps,
  { userId, tier }: Account,
  { sigils }: AdoptSigilsRequest,
): Promise<Result<AdoptSigilsResponse, Fault>> {
  const outcomes: AdoptSigilsResponse["outcomes"] = [];
  for (const { issuedAt, coreVersion, ...request } of sigils) {
    const core = engine.findVersion(coreVersion);
    if (core === null) {
      outcomes.push({ id: null, refusal: UNKNOWN_CORE_MESSAGE });
      continue;
    }
    const drawn = issueSigil(core, tier, request);
    if (!drawn.isOk) {
      outcomes.push({ id: null, refusal: drawn.error.message ?? "It can’t be drawn any more." });
      continue;
    }
    const now = clock.now();
    const createdAt = Math.min(Math.max(Date.parse(issuedAt), 0), now);
    const stored = await repo.keep({ ...drawn.value, userId, createdAt }, "leave", now);
    if (!stored.isOk) return refuse("not_ready");
    outcomes.push({ id: stored.value, refusal: null });
  }
  return ok({ outcomes });
}

/**
 * Tells the sigils that were deleted from an account from those of an earlier account of the same address, whose data were deleted as a
 * whole: what a device keeps of those is not to go with them.
 */
export async function findMissing(
  { repo }: CollectionDeps,
  { userId }: Account,
  ids: readonly string[],
): Promise<MissingSigilsResponse> {
  const [present, startedAt] = await Promise.all([repo.listPresent(userId, ids), repo.findAccountStart(userId)]);
  const absent = ids.filter((id) => !present.has(id));
  const isOfThisAccount = (id: string): boolean => startedAt !== null && readTimeOfId(id) >= startedAt;
  return { missing: absent.filter(isOfThisAccount), unknown: absent.filter((id) => !isOfThisAccount(id)) };
}

/** A stored sigil, decrypted; null where it is damaged. */
async function openSigil(encryption: Encryption, row: StoredSigil): Promise<KeptSigil | null> {
  const record = encryption.forRow("sigils", row.id);
  try {
    const [processedText, sigilData, rawRecipe] = await Promise.all([
      record.decrypt("processed_text", row.processedText),
      record.decrypt("sigil_data", row.sigilData),
      record.decrypt("recipe", row.recipe),
    ]);
    const recipe = StoredRecipe.parse(JSON.parse(rawRecipe));
    return {
      issuedAt: new Date(row.createdAt).toISOString(),
      recipe,
      tier: row.tier,
      answer: {
        id: row.id,
        sigilData: SigilData.parse(JSON.parse(sigilData)),
        processedText,
        coreVersion: row.coreVersion,
        care: findRecipeCare(recipe),
      },
    };
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

function parseCursor(cursor: string): PageEnd {
  const [createdAt = "", id = ""] = cursor.split(".");
  return { createdAt: Number(createdAt), id };
}
