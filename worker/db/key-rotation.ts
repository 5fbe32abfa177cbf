import { and, asc, eq, getTableColumns, getTableName, gt, is, or, type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import { DecryptionError, type Encryption } from "./encryption.ts";
import * as accounts from "./schema/accounts.ts";
import { type Encrypted, type EncryptedColumn, isEncrypted } from "./schema/columns.ts";
import * as commissions from "./schema/commissions.ts";
import * as consultations from "./schema/consultations.ts";
import * as contact from "./schema/contact.ts";
import * as desk from "./schema/desk.ts";
import * as files from "./schema/files.ts";
import * as limits from "./schema/limits.ts";
import * as mail from "./schema/mail.ts";
import * as newsletter from "./schema/newsletter.ts";
import * as orders from "./schema/orders.ts";
import * as sigils from "./schema/sigils.ts";

/** Rows that were encrypted again, that couldn't be decrypted, and that still hold a value of another key than the current one. */
export type RotationCounts = Readonly<Record<"reencrypted" | "unreadable" | "left", number>>;

interface OldRow {
  readonly id: string;
  readonly encrypted: Readonly<Record<string, Encrypted<string, string> | null>>;
}

/** A value with its replacement. */
interface Renewal {
  readonly key: string;
  readonly column: EncryptedColumn;
  readonly old: Encrypted<string, string>;
  readonly renewed: Encrypted<string, string>;
}

/** The most rows of one run, which are some seconds of work; the rest waits for the next night. */
const ROWS_PER_RUN = 1000;

/** Rows that are held in memory at once: one with a drawing has some tens of kB. */
const ROWS_PER_PAGE = 20;

/** Encrypts again, with the current key, what older keys of the ring have encrypted, so that those can leave it. */
export class KeyRotation {
  readonly #database: Database;
  readonly #encryption: Encryption;
  readonly #tables = listEncryptedTables();

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** Does at most `limit` rows, those of the oldest key first. One that can't be decrypted stays as it is, and uses up nothing of the limit. */
  async run(limit = ROWS_PER_RUN): Promise<RotationCounts> {
    const unreadable = new Set<string>();
    let reencrypted = 0;
    for (const prefix of this.#encryption.olderPrefixes.toReversed()) {
      for (const table of this.#tables) {
        let after = "";
        while (reencrypted < limit) {
          const rows = await this.#read(table, prefix, after, Math.min(ROWS_PER_PAGE, limit - reencrypted));
          const last = rows.at(-1);
          if (!last) break;
          reencrypted += await this.#reencrypt(table, rows, unreadable);
          after = last.id;
        }
      }
    }
    return { reencrypted, unreadable: unreadable.size, left: await this.#countLeft() };
  }

  async #read({ table, id, columns }: EncryptedTable, prefix: string, after: string, limit: number): Promise<OldRow[]> {
    const hasPrefix = or(...Object.values(columns).map((column) => sql`${column} glob ${`${prefix}*`}`));
    return this.#database
      .select({ id: sql<string>`${id}`, encrypted: { ...columns } })
      .from(table)
      .where(and(gt(id, after), hasPrefix))
      .orderBy(asc(id))
      .limit(limit);
  }

  async #reencrypt(table: EncryptedTable, rows: readonly OldRow[], unreadable: Set<string>): Promise<number> {
    const updates = [];
    for (const row of rows) {
      try {
        updates.push(this.#draftUpdate(table, row.id, await this.#renew(table, row)));
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        unreadable.add(row.id);
      }
    }
    const [first, ...others] = updates;
    if (!first) return 0;
    const results = await this.#database.batch([first, ...others]);
    return results.reduce((sum, { meta }) => sum + meta.changes, 0);
  }

  async #renew({ name, columns }: EncryptedTable, row: OldRow): Promise<readonly Renewal[]> {
    const record = this.#encryption.forRow(name, row.id);
    const renewals: Renewal[] = [];
    for (const [key, column] of Object.entries(columns)) {
      const old = row.encrypted[key];
      if (!old || old.startsWith(this.#encryption.currentPrefix)) continue;
      renewals.push({
        key,
        column,
        old,
        renewed: await record.encrypt(column.name, await record.decrypt(column.name, old)),
      });
    }
    return renewals;
  }

  /** Each encryption has another nonce: where the value is still the one that was read, nobody has written since. */
  #draftUpdate({ table, id }: EncryptedTable, rowId: string, renewals: readonly Renewal[]) {
    const areUnchanged: SQL[] = renewals.map(({ column, old }) => eq(column, old));
    return this.#database
      .update(table)
      .set(Object.fromEntries(renewals.map(({ key, renewed }) => [key, renewed])))
      .where(and(eq(id, rowId), ...areUnchanged));
  }

  async #countLeft(): Promise<number> {
    const pattern = `${this.#encryption.currentPrefix}*`;
    let left = 0;
    for (const { table, columns } of this.#tables) {
      left += await this.#database.$count(
        table,
        or(...Object.values(columns).map((column) => sql`${column} not glob ${pattern}`)),
      );
    }
    return left;
  }
}

/** A table with encrypted columns. */
export interface EncryptedTable {
  readonly name: string;
  readonly table: SQLiteTable;
  /** The primary key, which each value is bound to. */
  readonly id: AnySQLiteColumn;
  /** The encrypted columns alone, by their keys in the schema. */
  readonly columns: Readonly<Record<string, EncryptedColumn>>;
}

const SCHEMAS = [accounts, commissions, consultations, contact, desk, files, limits, mail, newsletter, orders, sigils];

/** Every table of the schema that has encrypted columns. */
export function listEncryptedTables(): readonly EncryptedTable[] {
  return SCHEMAS.flatMap((schema): unknown[] => Object.values(schema)).flatMap((table) =>
    is(table, SQLiteTable) ? toEncryptedTables(table) : [],
  );
}

function toEncryptedTables(table: SQLiteTable): readonly EncryptedTable[] {
  const all = Object.entries(getTableColumns(table));
  const encrypted = all.flatMap(([key, column]) => (isEncrypted(column) ? [[key, column] as const] : []));
  const id = all.find(([, column]) => column.primary)?.[1];
  if (!id || encrypted.length === 0) return [];
  return [{ name: getTableName(table), table, id, columns: Object.fromEntries(encrypted) }];
}
