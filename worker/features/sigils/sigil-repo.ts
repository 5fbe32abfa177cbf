import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { SigilData } from "#domain/contracts/sigils.ts";
import { err, ok, type Result } from "#domain/lib/result.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { type Database, splitForQueries } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId } from "#worker/db/identifiers.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import { type WriteFailure, writeOnce } from "#worker/db/write-once.ts";

/** A sigil that was issued, as it is to be kept. Instants are milliseconds since 1970 in UTC. */
export interface SigilToKeep {
  readonly userId: string;
  readonly intention: string;
  readonly processedText: string;
  readonly sigilData: SigilData;
  /** What it was drawn from, and can be drawn from again. */
  readonly recipe: SigilRecipe;
  readonly tier: Tier;
  readonly coreVersion: number;
  readonly createdAt: number;
}

/** Where a page of a collection ends: the next one begins behind it. */
export interface PageEnd {
  readonly createdAt: number;
  readonly id: string;
}

/** A stored sigil, its columns still encrypted. */
export type StoredSigil = typeof sigils.$inferSelect;

/** What is done where the account has the sigil already: it is drawn again and comes first, or it is left as it is. */
export type IfKept = "renew" | "leave";

/** Keeps issued sigils, encrypted; an account has each sigil once. */
export class SigilRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** Stores a sigil at an instant, and resolves to its id; `unavailable` where nobody knows whether it is stored. */
  async keep(sigil: SigilToKeep, ifKept: IfKept, now: number): Promise<Result<string, WriteFailure>> {
    const { userId } = sigil;
    const digests = await this.#encryption.listDigests(
      "sigils.recipe_digest",
      `${userId}|${JSON.stringify(sigil.recipe)}${tellCore(sigil.coreVersion)}`,
    );
    const known = await this.#findSame(userId, digests);
    if (known !== null && ifKept === "leave") return ok(known);
    const id = known ?? newId(now);
    const row = await this.#encrypt(id, sigil, digests[0]);
    const { method: _method, ...renewed } = row;
    const insertion = this.#database.insert(sigils).values({ id, ...row });
    const statement =
      ifKept === "leave"
        ? insertion.onConflictDoNothing()
        : insertion.onConflictDoUpdate({ target: sigils.id, set: renewed });
    const written = await writeOnce({
      write: async () => (await statement).meta.changes > 0,
      isThere: async () => (await this.#database.$count(sigils, eq(sigils.id, id))) > 0,
    });
    if (written.isOk) return ok(id);
    // Another tab kept the same one at the same moment.
    const same = written.error === "refused" ? await this.#findSame(userId, digests) : null;
    return same === null ? err(written.error) : ok(same);
  }

  /** A page of an account's sigils, newest first, and one more where there is a next page. */
  async list(
    userId: string,
    {
      after,
      method,
      limit,
    }: { readonly after: PageEnd | null; readonly method?: SigilMethod | undefined; readonly limit: number },
  ): Promise<readonly StoredSigil[]> {
    const isBehind =
      after === null
        ? undefined
        : or(
            lt(sigils.createdAt, after.createdAt),
            and(eq(sigils.createdAt, after.createdAt), lt(sigils.id, after.id)),
          );
    return this.#database
      .select()
      .from(sigils)
      .where(and(eq(sigils.userId, userId), isBehind, method && eq(sigils.method, method)))
      .orderBy(desc(sigils.createdAt), desc(sigils.id))
      .limit(limit);
  }

  /** How many sigils an account has, of one method or of all. */
  async count(userId: string, method?: SigilMethod): Promise<number> {
    return this.#database.$count(sigils, and(eq(sigils.userId, userId), method && eq(sigils.method, method)));
  }

  /** When an account was opened; null where it has been deleted in the meantime. */
  async findAccountStart(userId: string): Promise<number | null> {
    const [user] = await this.#database.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
    return user?.createdAt ?? null;
  }

  /** Which of these sigils an account has. */
  async listPresent(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const present = new Set<string>();
    for (const some of splitForQueries(ids)) {
      const rows = await this.#database
        .select({ id: sigils.id })
        .from(sigils)
        .where(and(eq(sigils.userId, userId), inArray(sigils.id, [...some])));
      for (const { id } of rows) present.add(id);
    }
    return present;
  }

  /** Deletes a sigil of an account; of another account's nothing happens. */
  async delete(userId: string, id: string): Promise<void> {
    await this.#database.delete(sigils).where(and(eq(sigils.userId, userId), eq(sigils.id, id)));
  }

  async #findSame(userId: string, digests: readonly string[]): Promise<string | null> {
    const [same] = await this.#database
      .select({ id: sigils.id })
      .from(sigils)
      .where(and(eq(sigils.userId, userId), inArray(sigils.recipeDigest, [...digests])))
      .limit(1);
    return same?.id ?? null;
  }

  async #encrypt(
    id: string,
    { userId, intention, processedText, sigilData, recipe, tier, coreVersion, createdAt }: SigilToKeep,
    recipeDigest: string,
  ) {
    const record = this.#encryption.forRow("sigils", id);
    return {
      ...{ userId, tier, coreVersion, createdAt, recipeDigest },
      method: sigilData.method,
      intention: await record.encrypt("intention", intention),
      processedText: await record.encrypt("processed_text", processedText),
      sigilData: await record.encrypt("sigil_data", JSON.stringify(sigilData)),
      recipe: await record.encrypt("recipe", JSON.stringify(recipe)),
    };
  }
}

/** Tells sigils of one recipe apart that different cores drew: each is kept. Digests of the first core's have no version. */
function tellCore(coreVersion: number): string {
  return coreVersion === 1 ? "" : `|core ${coreVersion}`;
}
