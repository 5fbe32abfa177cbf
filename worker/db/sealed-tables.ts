import { getTableColumns, getTableName, is } from "drizzle-orm";
import { type AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as accounts from "./schema/accounts.ts";
import * as commissions from "./schema/commissions.ts";
import * as consultations from "./schema/consultations.ts";
import * as contact from "./schema/contact.ts";
import * as limits from "./schema/limits.ts";
import * as mail from "./schema/mail.ts";
import * as orders from "./schema/orders.ts";
import * as services from "./schema/services.ts";
import * as sigils from "./schema/sigils.ts";
import { isSealed, type SealedColumn } from "./sealed.ts";

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
