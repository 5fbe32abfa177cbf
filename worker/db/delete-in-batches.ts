import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/** A statement deletes so many rows at most: many more would hold the whole database up, and could meet its time limit. */
const ROWS_A_BATCH = 500;

/** One run deletes so many batches at most; what is left waits for the next night. */
const BATCHES_A_RUN = 200;

/** Deletes the rows of a table that fulfil a condition, a batch at a time; returns how many were deleted. */
export async function deleteInBatches(
  database: Database,
  table: SQLiteTable,
  condition: SQL | undefined,
  { rows = ROWS_A_BATCH, batches = BATCHES_A_RUN } = {},
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
