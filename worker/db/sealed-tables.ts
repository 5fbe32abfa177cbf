import { getTableColumns, getTableName, is } from "drizzle-orm";
import { type AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";
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

/** Every table of the schema that has sealed columns: a new one is in it by itself. */
export function listSealedTables(): readonly SealedTable[] {
  return Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? toSealedTables(table) : []));
}

function toSealedTables(table: SQLiteTable): readonly SealedTable[] {
  const all = Object.entries(getTableColumns(table));
  const sealed = all.flatMap(([key, column]) => (isSealed(column) ? [[key, column] as const] : []));
  const id = all.find(([, column]) => column.primary)?.[1];
  if (!id || sealed.length === 0) return [];
  return [{ name: getTableName(table), table, id, columns: Object.fromEntries(sealed) }];
}
