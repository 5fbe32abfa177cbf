import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  formatRecoveryCode,
  makeRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
} from "#domain/accounts/recovery-code.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { recoveryCodes } from "#worker/db/schema/passkeys.ts";

const PURPOSE = "recovery_codes.code_hash";

/** Codes that open the desk where every key is lost: a keyed digest of each. Instants are milliseconds since 1970 in UTC. */
export class RecoveryCodeRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** Makes ten new codes, and the statements that store them in place of all earlier ones. */
  async draftNew(now: number) {
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      makeRecoveryCode(crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_BYTES))),
    );
    const rows = await Promise.all(
      codes.map(async (code) => ({ codeHash: await this.#encryption.digest(PURPOSE, code), createdAt: now })),
    );
    return {
      codes: codes.map(formatRecoveryCode),
      statements: [this.#database.delete(recoveryCodes), this.#database.insert(recoveryCodes).values(rows)] as const,
    };
  }

  /** Makes the statement that uses a code for the session with this digest, unless it was used before. */
  async draftUse(code: string, sessionHash: string, now: number, condition: SQL) {
    // Under every key of the ring: codes are kept on paper for years, and outlive a change of the key.
    const hashes = await this.#encryption.listDigests(PURPOSE, code);
    const isOpen = and(inArray(recoveryCodes.codeHash, [...hashes]), isNull(recoveryCodes.usedAt), condition);
    return { statement: this.#database.update(recoveryCodes).set({ usedAt: now, sessionHash }).where(isOpen) };
  }

  /** Makes the condition for another statement of the same batch: that a code was used for the session with this digest. */
  isUsedFor(sessionHash: string): SQL {
    return sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.sessionHash} = ${sessionHash})`;
  }

  /** How many codes can still be used. */
  async countLeft(): Promise<number> {
    return this.#database.$count(recoveryCodes, isNull(recoveryCodes.usedAt));
  }
}
