import { is, sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, customType, SQLiteCustomColumn } from "drizzle-orm/sqlite-core";

declare const place: unique symbol;

/** Encrypted text that belongs into one column of one table. Only a vault makes it, so plain text can't be stored there. */
export type Sealed<Table extends string, Column extends string> = string & { readonly [place]: `${Table}.${Column}` };

/** A column of sealed text, wherever it stands. */
export type SealedColumn = AnySQLiteColumn<{ data: Sealed<string, string> }>;

/** A column whose text is encrypted; its SQL name is `column`, which is also a part of what each value is bound to. */
export function sealedText<Table extends string, Column extends string>(_table: Table, column: Column) {
  return customType<{ data: Sealed<Table, Column>; driverData: string }>({ dataType: () => "text" })(column);
}

/** Whether a column's text is encrypted: no other columns of the schema have a type of our own. */
export function isSealed(column: AnySQLiteColumn): column is SealedColumn {
  return is(column, SQLiteCustomColumn);
}

/** Lets the database itself refuse anything in the columns that doesn't look sealed. */
export function checkSealed(table: string, columns: readonly AnySQLiteColumn[]) {
  return columns.map((column) => check(`${table}_${column.name}_sealed`, sql`${column} glob 's[0-9].*.*'`));
}
