import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * Makes the selection of one row that an insert takes where a condition holds: `insert(table).select(selectRow(table, row, …))`.
 * Values are given by name and written in the order of the table's columns; what is left out is the column's default, or null.
 */
export function selectRow<Table extends SQLiteTable>(table: Table, row: Table["$inferInsert"], condition: SQL): SQL {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  const values = Object.entries<AnySQLiteColumn>(getTableColumns(table)).map(([name, column]) =>
    toValue(column, given.get(name)),
  );
  return sql`select ${sql.join(values, sql`, `)} where ${condition}`;
}

function toValue(column: AnySQLiteColumn, value: unknown): SQL {
  const stored = value === undefined ? column.default : value;
  return stored === undefined || stored === null ? sql`null` : sql`${sql.param(stored, column)}`;
}
