import { and, desc, eq, gt, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import {
  CODE_TRIES,
  CODE_VALID_MS,
  CODES_COUNTED_MS,
  type CodeStanding,
  MOST_CODES,
  RESEND_AFTER_MS,
  type SentCodes,
} from "#domain/accounts/sign-in-code.ts";
import { toMailboxKey } from "#domain/mail/sender-limits.ts";
import { type Database, deleteInBatches, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { hashToken, newId } from "#worker/db/identifiers.ts";
import { signInCodes } from "#worker/db/schema/accounts.ts";

/** A code that may be the one that was sent. */
export interface TriedCode extends CodeStanding {
  readonly id: string;
  readonly email: string;
  readonly codeHash: string;
}

/** Codes to sign in with: a digest of each, bound to the browser that asked. Instants are milliseconds since 1970 in UTC. */
export class CodeRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** Makes the statement that stores a code where a condition holds, and address and browser may have another one. */
  async draft(
    { email, code, browser }: { readonly email: string; readonly code: string; readonly browser: string },
    now: number,
    condition: SQL,
  ) {
    const id = newId(now);
    const mailboxKey = await this.#toMailboxKey(email);
    const browserHash = await hashToken(browser);
    const row = {
      ...{ id, email, mailboxKey, browserHash },
      codeHash: await this.#digest(id, code),
      createdAt: now,
      expiresAt: now + CODE_VALID_MS,
    };
    const counted = and(eq(signInCodes.mailboxKey, mailboxKey), gt(signInCodes.createdAt, now - CODES_COUNTED_MS));
    const justSent = and(
      eq(signInCodes.mailboxKey, mailboxKey),
      eq(signInCodes.browserHash, browserHash),
      gt(signInCodes.createdAt, now - RESEND_AFTER_MS),
    );
    const hasRoom = sql`(select count(*) from ${signInCodes} where ${counted}) < ${MOST_CODES}
      and not exists (select 1 from ${signInCodes} where ${justSent}) and ${condition}`;
    const statement = this.#database.insert(signInCodes).select(selectRow(signInCodes, row, hasRoom));
    return { id, expiresAt: row.expiresAt, statement };
  }

  /** Makes the condition for another statement of the same batch: that this code is stored. */
  isStored(id: string): SQL {
    return sql`exists (select 1 from ${signInCodes} where ${signInCodes.id} = ${id})`;
  }

  async has(id: string): Promise<boolean> {
    return (await this.#database.$count(signInCodes, eq(signInCodes.id, id))) > 0;
  }

  /** When codes were sent to an address lately, and which of them a browser asked for. */
  async listSent(email: string, browser: string, now: number): Promise<SentCodes> {
    const [mailboxKey, browserHash] = await Promise.all([this.#toMailboxKey(email), hashToken(browser)]);
    const rows = await this.#database
      .select({ createdAt: signInCodes.createdAt, browserHash: signInCodes.browserHash })
      .from(signInCodes)
      .where(and(eq(signInCodes.mailboxKey, mailboxKey), gt(signInCodes.createdAt, now - CODES_COUNTED_MS)));
    return {
      toAddress: rows.map(({ createdAt }) => createdAt),
      fromBrowser: rows.filter((row) => row.browserHash === browserHash).map(({ createdAt }) => createdAt),
    };
  }

  /** Counts a try of each code that a browser can try, and returns those, the newest first. Tries at the same moment are counted one by one. */
  async countTry(browser: string, now: number): Promise<readonly TriedCode[]> {
    const canBeTried = and(
      eq(signInCodes.browserHash, await hashToken(browser)),
      isNull(signInCodes.usedAt),
      lt(signInCodes.tries, CODE_TRIES),
      gt(signInCodes.expiresAt, now),
    );
    const rows = await this.#database
      .update(signInCodes)
      .set({ tries: sql`${signInCodes.tries} + 1` })
      .where(canBeTried)
      .returning();
    return rows.toSorted((a, b) => b.createdAt - a.createdAt);
  }

  /** Whether a code is the one that was sent; takes the same time whatever differs. */
  async isCode({ id, codeHash }: TriedCode, code: string): Promise<boolean> {
    const encoder = new TextEncoder();
    return crypto.subtle.timingSafeEqual(encoder.encode(await this.#digest(id, code)), encoder.encode(codeHash));
  }

  /** The codes that a browser asked for, the newest first. */
  async listOf(browser: string): Promise<readonly (CodeStanding & { readonly id: string })[]> {
    return this.#database
      .select()
      .from(signInCodes)
      .where(eq(signInCodes.browserHash, await hashToken(browser)))
      .orderBy(desc(signInCodes.createdAt));
  }

  /** Makes the statement that uses a code for the session with this digest, unless it was used before; no other code of that browser counts any more. */
  draftUse({ id, sessionHash }: { readonly id: string; readonly sessionHash: string }, now: number) {
    return this.#database
      .update(signInCodes)
      .set({ usedAt: now, sessionHash })
      .where(and(eq(signInCodes.id, id), isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, now)));
  }

  /** Makes the statement that ends the other codes of a browser where a condition holds. */
  async draftEndOthers(browser: string, now: number, condition: SQL) {
    const isOpen = and(eq(signInCodes.browserHash, await hashToken(browser)), isNull(signInCodes.usedAt));
    const statement = this.#database.update(signInCodes).set({ usedAt: now }).where(and(isOpen, condition));
    // In an object, since a statement that a promise resolves to would run.
    return { statement };
  }

  /** Makes the condition for another statement of the same batch: that a code was used for the session with this digest. */
  isUsedFor(sessionHash: string): SQL {
    return sql`exists (select 1 from ${signInCodes} where ${signInCodes.sessionHash} = ${sessionHash})`;
  }

  /** Deletes codes that count for nothing any more; returns how many. */
  async deleteUntil(createdUntil: number): Promise<number> {
    return deleteInBatches(this.#database, signInCodes, lte(signInCodes.createdAt, createdUntil));
  }

  #toMailboxKey(email: string): Promise<string> {
    return this.#encryption.digest("sign_in_codes.mailbox_key", toMailboxKey(email));
  }

  #digest(id: string, code: string): Promise<string> {
    return this.#encryption.digest("sign_in_codes.code_hash", `${id}|${code}`);
  }
}
