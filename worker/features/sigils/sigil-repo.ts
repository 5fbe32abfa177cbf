import { eq } from "drizzle-orm";
import type { SigilData } from "#domain/contracts/sigils.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilRecipe } from "#domain/sigils/recipe.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { newId } from "#worker/db/identifiers.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import { type WriteFailure, writeOnce } from "#worker/db/write-once.ts";

/** A sigil that was issued, as it is to be kept. Instants are milliseconds since 1970 in UTC. */
export interface KeptSigil {
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

/** Keeps issued sigils, encrypted. */
export class SigilRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** Stores a sigil under a new id; `unavailable` where nobody knows whether it is stored. */
  async insert({
    intention,
    processedText,
    sigilData,
    recipe,
    ...open
  }: KeptSigil): Promise<Result<string, WriteFailure>> {
    const id = newId(open.createdAt);
    const record = this.#encryption.forRow("sigils", id);
    const row = {
      ...open,
      id,
      method: sigilData.method,
      intention: await record.encrypt("intention", intention),
      processedText: await record.encrypt("processed_text", processedText),
      sigilData: await record.encrypt("sigil_data", JSON.stringify(sigilData)),
      recipe: await record.encrypt("recipe", JSON.stringify(recipe)),
    };
    const written = await writeOnce({
      write: async () => (await this.#database.insert(sigils).values(row)).meta.changes > 0,
      isThere: async () => (await this.#database.$count(sigils, eq(sigils.id, id))) > 0,
    });
    return written.isOk ? ok(id) : written;
  }
}
