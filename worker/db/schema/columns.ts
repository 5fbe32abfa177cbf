import { is, type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, customType, SQLiteCustomColumn } from "drizzle-orm/sqlite-core";

declare const place: unique symbol;

/** Encrypted text that belongs into one column of one table. Only `Encryption` makes it, so plain text can't be stored there. */
export type Encrypted<Table extends string, Column extends string> = string & {
  readonly [place]: `${Table}.${Column}`;
};

/** A column of encrypted text, of any table. */
export type EncryptedColumn = AnySQLiteColumn<{ data: Encrypted<string, string> }>;

/** A column whose text is encrypted; its SQL name is `column`, which is also a part of what each value is bound to. */
export function encryptedText<Table extends string, Column extends string>(_table: Table, column: Column) {
  return customType<{ data: Encrypted<Table, Column>; driverData: string }>({ dataType: () => "text" })(column);
}

/** Whether a column's text is encrypted: no other columns of the schema have a custom type. */
export function isEncrypted(column: AnySQLiteColumn): column is EncryptedColumn {
  return is(column, SQLiteCustomColumn);
}

/** Lets the database itself refuse anything in the columns that doesn't look encrypted. */
export function checkEncrypted(table: string, columns: readonly AnySQLiteColumn[]) {
  return columns.map((column) => check(`${table}_${column.name}_sealed`, sql`${column} glob 's[0-9].*.*'`));
}

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
