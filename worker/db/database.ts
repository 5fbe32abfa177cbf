import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** The database with typed queries. */
export type Database = DrizzleD1Database;

/** Puts typed queries on a D1 binding. */
export function createDatabase(binding: D1Database): Database {
  return drizzle(binding);
}

/** A row to insert, of which a value may be an expression, such as the id of another table's row. */
type SelectedRow<Table extends SQLiteTable> = {
  readonly [Column in keyof Table["$inferInsert"]]: Table["$inferInsert"][Column] | SQL;
};

/**
 * Makes the selection of one row that an insert takes where a condition holds: `insert(table).select(selectRow(table, row, …))`.
 * Values are given by name and written in the order of the table's columns; what is left out is the column's default, or null.
 */
export function selectRow<Table extends SQLiteTable>(table: Table, row: SelectedRow<Table>, condition: SQL): SQL {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  const values = Object.entries<AnySQLiteColumn>(getTableColumns(table)).map(([name, column]) =>
    toValue(column, given.get(name)),
  );
  return sql`select ${sql.join(values, sql`, `)} where ${condition}`;
}

function toValue(column: AnySQLiteColumn, value: unknown): SQL {
  if (is(value, SQL)) return value;
  const stored = value === undefined ? column.default : value;
  return stored === undefined || stored === null ? sql`null` : sql`${sql.param(stored, column)}`;
}

/** A statement takes 100 parameters; ten are left to its other conditions. */
const LISTED_PER_QUERY = 90;

/** Cuts a list into parts that one statement each can name; `parametersEach` is how many an item needs. */
export function splitForQueries<Item>(items: readonly Item[], parametersEach = 1): readonly (readonly Item[])[] {
  const size = Math.floor(LISTED_PER_QUERY / parametersEach);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** The most rows that one statement deletes: many more would hold up the whole database, and could meet its time limit. */
const ROWS_PER_BATCH = 500;

/** The most batches that one run deletes; what is left waits for the next night. */
const BATCHES_PER_RUN = 200;

/** Deletes the rows of a table that fulfil a condition, a batch at a time; returns how many were deleted. */
export async function deleteInBatches(
  database: Database,
  table: SQLiteTable,
  condition: SQL | undefined,
  { rows = ROWS_PER_BATCH, batches = BATCHES_PER_RUN } = {},
): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const { meta } = await database.run(
      sql`delete from ${table} where rowid in (select rowid from ${table} where ${condition} limit ${rows})`,
    );
    deleted += meta.changes;
    if (meta.changes < rows) break;
  }
  return deleted;
}
