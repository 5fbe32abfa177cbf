import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { MOST_PASSKEYS } from "#domain/accounts/passkey.ts";
import type { SessionRole } from "#domain/accounts/visitor.ts";
import type { PasskeysResponse } from "#domain/contracts/passkeys.ts";
import { encodeBase64Url } from "#worker/base64url.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { passkeys } from "#worker/db/schema/passkeys.ts";
import type { NewPasskey, PublicPasskey } from "#worker/ports/passkeys.ts";

/** Whose keys: those of a client's account, or the master's, which belong to no address. */
export type KeyHolder =
  | { readonly role: "client"; readonly userId: string }
  | { readonly role: "master"; readonly userId: null };

/** Who holds the master's keys. */
export const MASTER: KeyHolder = { role: "master", userId: null };

/** A key as it is stored. Instants are milliseconds since 1970 in UTC. */
export interface Passkey extends PublicPasskey {
  readonly role: SessionRole;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  /** The address of its account; null for a key of the master's. */
  readonly email: string | null;
}

/** Keys that sign in. */
export class PasskeyRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The keys of a holder, the oldest first. */
  async list(holder: KeyHolder): Promise<readonly Passkey[]> {
    const rows = await this.#select().where(isHeldBy(holder)).orderBy(passkeys.createdAt, passkeys.id);
    return rows.map(toPasskey);
  }

  /** One key by its id. */
  async find(id: string): Promise<Passkey | null> {
    const [row] = await this.#select().where(eq(passkeys.id, id));
    return row ? toPasskey(row) : null;
  }

  /** Makes the statement that stores a key, unless the holder has as many as can be, or the key is there already. */
  draftAdd(holder: KeyHolder, { transports, ...key }: NewPasskey, name: string, now: number) {
    const row = { ...key, ...holder, transports: transports.join(","), name, createdAt: now };
    const hasRoom = sql`(select count(*) from ${passkeys} where ${isHeldBy(holder)}) < ${MOST_PASSKEYS}`;
    return this.#database
      .insert(passkeys)
      .select(selectRow(passkeys, row, hasRoom))
      .onConflictDoNothing();
  }

  /** Makes the condition for another statement of the same batch: that a key is stored, and was made at this instant. */
  isAdded(id: string, now: number): SQL {
    return sql`exists (select 1 from ${passkeys} where ${passkeys.id} = ${id} and ${passkeys.createdAt} = ${now})`;
  }

  /** Makes the statement that notes a use. Of two uses with the same counter before them one changes the row. */
  draftUse({ id, counter }: PublicPasskey, next: number, now: number) {
    return this.#database
      .update(passkeys)
      .set({ counter: next, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)));
  }

  /** Makes the condition for another statement of the same batch: that a key has just been used. */
  isUsed(id: string, next: number, now: number): SQL {
    const isThisUse = and(eq(passkeys.id, id), eq(passkeys.counter, next), eq(passkeys.lastUsedAt, now));
    return sql`exists (select 1 from ${passkeys} where ${isThisUse})`;
  }

  /** Removes a key of a holder; whether there was one. Of another holder's nothing happens. */
  async remove(holder: KeyHolder, id: string): Promise<boolean> {
    const { meta } = await this.#database.delete(passkeys).where(and(isHeldBy(holder), eq(passkeys.id, id)));
    return meta.changes > 0;
  }

  /** Makes the statement that removes a key of the master's, unless it is the last one. */
  draftRemoveMasters(id: string) {
    const hasOthers = sql`(select count(*) from ${passkeys} where ${isHeldBy(MASTER)}) > 1`;
    return this.#database.delete(passkeys).where(and(isHeldBy(MASTER), eq(passkeys.id, id), hasOthers));
  }

  /** Makes the statement that removes every key of the master's. */
  draftRemoveAllMasters() {
    return this.#database.delete(passkeys).where(isHeldBy(MASTER));
  }

  #select() {
    return this.#database
      .select({ key: passkeys, email: users.email })
      .from(passkeys)
      .leftJoin(users, eq(users.id, passkeys.userId))
      .$dynamic();
  }
}

/** What the owner of keys is shown of them, and their device needs to forget those that were removed. */
export function toPasskeysResponse(domain: string, handle: string, keys: readonly Passkey[]): PasskeysResponse {
  return {
    domain,
    owner: encodeBase64Url(new TextEncoder().encode(handle)),
    passkeys: keys.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
      ...{ id, name, isBackedUp },
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    })),
  };
}

function isHeldBy({ role, userId }: KeyHolder): SQL | undefined {
  return and(eq(passkeys.role, role), userId === null ? isNull(passkeys.userId) : eq(passkeys.userId, userId));
}

function toPasskey({
  key: { transports, userId: _userId, ...key },
  email,
}: {
  readonly key: typeof passkeys.$inferSelect;
  readonly email: string | null;
}): Passkey {
  return { ...key, transports: transports === "" ? [] : transports.split(","), email };
}
