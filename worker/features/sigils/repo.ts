import { lte } from "drizzle-orm";
import type { SigilData } from "#domain/contracts/sigils.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { Database } from "#worker/db/client.ts";
import { newId } from "#worker/db/new-id.ts";
import { sigils } from "#worker/db/schema/sigils.ts";
import type { Vault } from "#worker/db/vault.ts";

/** A sigil that was issued, as it is to be kept. Instants are milliseconds since 1970 in UTC. */
export interface KeptSigil {
  /** Null where it was issued to nobody in particular. */
  readonly userId: string | null;
  readonly intention: string;
  readonly processedText: string;
  readonly sigilData: SigilData;
  /** What the core was asked to draw. */
  readonly recipe: DrawingRequest;
  readonly tier: Tier;
  readonly coreVersion: number;
  readonly createdAt: number;
  /** Null exactly where somebody owns it. */
  readonly expiresAt: number | null;
}

/** Keeps issued sigils, encrypted. */
export class SigilRepo {
  readonly #database: Database;
  readonly #vault: Vault;

  constructor(database: Database, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
  }

  async insert({ intention, processedText, sigilData, recipe, ...open }: KeptSigil): Promise<void> {
    const id = newId(open.createdAt);
    const record = this.#vault.record("sigils", id);
    await this.#database.insert(sigils).values({
      ...open,
      id,
      method: sigilData.method,
      intention: await record.seal("intention", intention),
      processedText: await record.seal("processed_text", processedText),
      sigilData: await record.seal("sigil_data", JSON.stringify(sigilData)),
      recipe: await record.seal("recipe", JSON.stringify(recipe)),
    });
  }

  /** Deletes what has expired by an instant, that instant included; answers how many sigils went. */
  async deleteExpired(now: number): Promise<number> {
    const { meta } = await this.#database.delete(sigils).where(lte(sigils.expiresAt, now));
    return meta.changes;
  }
}
