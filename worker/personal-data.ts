import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./db/database.ts";
import { users } from "./db/schema/accounts.ts";
import type { Platform } from "./platform.ts";

/** A statement of the one batch that deletes somebody's data. */
export type ErasureStatement = BatchItem<"sqlite">;

/** A deletion that was asked for. */
export interface DueErasure {
  readonly email: string;
  /** The condition of every statement: that the deletion is still to be done, so that a late second run touches nothing that came after it. */
  readonly isDue: SQL;
  /** In milliseconds since 1970 in UTC. */
  readonly now: number;
}

/** A row as it is exported: encrypted columns are decrypted, instants are ISO 8601. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** A file of an export beside the lists, such as a drawing. */
export interface ExportedFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** A table that holds something about people: which rows are about whom, how they are exported, and what a deletion does with them. */
export interface PersonalData {
  readonly table: SQLiteTable;
  /** What its rows are to the person, as a heading: "Sigils". */
  readonly title: string;
  /** The condition by which the rows about the owner of an address are found. */
  readonly isAbout: (email: string) => SQL;
  /** Deletes the rows, or drafts the statements that keep of them only what the law wants kept. */
  readonly atDeletion: "delete" | ((database: Database, erasure: DueErasure) => readonly ErasureStatement[]);
  /** Columns that say nothing to a person: digests of secrets, and keys of ours. */
  readonly hidden?: readonly string[];
  /** Columns whose text is JSON. */
  readonly json?: readonly string[];
  /** What else is made of a row, or belongs to it. */
  readonly toFiles?: (
    row: ExportedRow,
    stores: Pick<Platform, "files">,
  ) => readonly ExportedFile[] | Promise<readonly ExportedFile[]>;
}

/** The rows of a table whose column holds an e-mail address. */
export function byAddress(column: AnySQLiteColumn): PersonalData["isAbout"] {
  return (email) => eq(column, email);
}

/** The rows of a table whose column holds the id of an account. */
export function byAccount(column: AnySQLiteColumn): PersonalData["isAbout"] {
  return (email) => sql`${column} in (select ${users.id} from ${users} where ${users.email} = ${email})`;
}
