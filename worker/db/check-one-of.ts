import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, check } from "drizzle-orm/sqlite-core";

/** Lets the database itself refuse every value of a column that is none of these. */
export function checkOneOf(table: string, column: AnySQLiteColumn, values: readonly (string | number)[]) {
  return check(`${table}_${column.name}_known`, sql`${column} in (${toList(values)})`);
}

/** A condition for the schema: whether the column of this name has one of these values. */
export function isOneOf(column: string, values: readonly string[]): SQL {
  return sql`${sql.raw(column)} in (${toList(values)})`;
}

function toList(values: readonly (string | number)[]): SQL {
  return sql.raw(values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", "));
}
