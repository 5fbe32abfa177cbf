import { and, asc, eq, getTableColumns, getTableName, gt, is, or, type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import { UnsealError, type Vault } from "./encryption.ts";
import * as accounts from "./schema/accounts.ts";
import { isSealed, type Sealed, type SealedColumn } from "./schema/columns.ts";
import * as commissions from "./schema/commissions.ts";
import * as consultations from "./schema/consultations.ts";
import * as contact from "./schema/contact.ts";
import * as limits from "./schema/limits.ts";
import * as mail from "./schema/mail.ts";
import * as orders from "./schema/orders.ts";
import * as services from "./schema/services.ts";
import * as sigils from "./schema/sigils.ts";

/** Rows that were sealed anew, that couldn't be opened, and that still hold a value of another key than the current one. */
export type ResealCounts = Readonly<Record<"resealed" | "unopened" | "left", number>>;

interface OldRow {
  readonly id: string;
  readonly sealed: Readonly<Record<string, Sealed<string, string> | null>>;
}

/** A value with what shall stand in its place. */
interface Renewal {
  readonly key: string;
  readonly column: SealedColumn;
  readonly old: Sealed<string, string>;
  readonly renewed: Sealed<string, string>;
}

/** A run does so many rows, which are some seconds of work; the rest waits for the next night. */
const ROWS_A_RUN = 1000;

/** Rows that are held in memory at once: one with a drawing has some tens of kB. */
const ROWS_A_PAGE = 20;

/** Seals with the current key what older keys of the ring have sealed, so that those can leave it. */
export class Resealer {
  readonly #database: Database;
  readonly #vault: Vault;
  readonly #tables = listSealedTables();

  constructor(database: Database, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
  }

  /** Does at most so many rows, those of the oldest key first. One that can't be opened stays as it is, and uses up nothing of the limit. */
  async run(limit = ROWS_A_RUN): Promise<ResealCounts> {
    const unopened = new Set<string>();
    let resealed = 0;
    for (const seal of this.#vault.olderSeals.toReversed()) {
      for (const table of this.#tables) {
        let after = "";
        while (resealed < limit) {
          const rows = await this.#read(table, seal, after, Math.min(ROWS_A_PAGE, limit - resealed));
          const last = rows.at(-1);
          if (!last) break;
          resealed += await this.#reseal(table, rows, unopened);
          after = last.id;
        }
      }
    }
    return { resealed, unopened: unopened.size, left: await this.#countLeft() };
  }

  async #read({ table, id, columns }: SealedTable, seal: string, after: string, limit: number): Promise<OldRow[]> {
    const hasSeal = or(...Object.values(columns).map((column) => sql`${column} glob ${`${seal}*`}`));
    return this.#database
      .select({ id: sql<string>`${id}`, sealed: { ...columns } })
      .from(table)
      .where(and(gt(id, after), hasSeal))
      .orderBy(asc(id))
      .limit(limit);
  }

  async #reseal(table: SealedTable, rows: readonly OldRow[], unopened: Set<string>): Promise<number> {
    const updates = [];
    for (const row of rows) {
      try {
        updates.push(this.#draftUpdate(table, row.id, await this.#renew(table, row)));
      } catch (error) {
        if (!(error instanceof UnsealError)) throw error;
        unopened.add(row.id);
      }
    }
    const [first, ...others] = updates;
    if (!first) return 0;
    const results = await this.#database.batch([first, ...others]);
    return results.reduce((sum, { meta }) => sum + meta.changes, 0);
  }

  async #renew({ name, columns }: SealedTable, row: OldRow): Promise<readonly Renewal[]> {
    const record = this.#vault.record(name, row.id);
    const renewals: Renewal[] = [];
    for (const [key, column] of Object.entries(columns)) {
      const old = row.sealed[key];
      if (!old || old.startsWith(this.#vault.currentSeal)) continue;
      renewals.push({ key, column, old, renewed: await record.seal(column.name, await record.open(column.name, old)) });
    }
    return renewals;
  }

  /** Each sealing has a nonce of its own: where the value is still the one that was read, nobody has written since. */
  #draftUpdate({ table, id }: SealedTable, rowId: string, renewals: readonly Renewal[]) {
    const areUnchanged: SQL[] = renewals.map(({ column, old }) => eq(column, old));
    return this.#database
      .update(table)
      .set(Object.fromEntries(renewals.map(({ key, renewed }) => [key, renewed])))
      .where(and(eq(id, rowId), ...areUnchanged));
  }

  async #countLeft(): Promise<number> {
    const pattern = `${this.#vault.currentSeal}*`;
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

/** A table with sealed columns. */
export interface SealedTable {
  readonly name: string;
  readonly table: SQLiteTable;
  /** The primary key, which each value is bound to. */
  readonly id: AnySQLiteColumn;
  /** The sealed columns alone, by their keys in the schema. */
  readonly columns: Readonly<Record<string, SealedColumn>>;
}

const FEATURES = [accounts, commissions, consultations, contact, limits, mail, orders, services, sigils];

/** Every table of the schema that has sealed columns. */
export function listSealedTables(): readonly SealedTable[] {
  return FEATURES.flatMap((feature): unknown[] => Object.values(feature)).flatMap((table) =>
    is(table, SQLiteTable) ? toSealedTables(table) : [],
  );
}

function toSealedTables(table: SQLiteTable): readonly SealedTable[] {
  const all = Object.entries(getTableColumns(table));
  const sealed = all.flatMap(([key, column]) => (isSealed(column) ? [[key, column] as const] : []));
  const id = all.find(([, column]) => column.primary)?.[1];
  if (!id || sealed.length === 0) return [];
  return [{ name: getTableName(table), table, id, columns: Object.fromEntries(sealed) }];
}
