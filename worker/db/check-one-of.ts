import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check } from "drizzle-orm/sqlite-core";

/** Lets the database itself refuse every value of a column that is none of these. */
export function checkOneOf(table: string, column: AnySQLiteColumn, values: readonly (string | number)[]) {
  const list = values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", ");
  return check(`${table}_${column.name}_known`, sql`${column} in (${sql.raw(list)})`);
}
