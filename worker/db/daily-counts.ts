import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { type DailyLimit, toUtcDay } from "#domain/lib/time.ts";

import { type Database, deleteInBatches, selectRow } from "./database.ts";
import type { Encryption } from "./encryption.ts";
import { dailyCounts } from "./schema/limits.ts";

/** One use of what has limits a day. */
export interface CountedUse<Name extends string> {
  /** The condition for the statement that the limits guard: whether each of them has room. */
  readonly hasRoom: SQL;
  /** Makes the statements that count the use where a condition holds. They belong into the batch of what is counted. */
  draft(condition: SQL): readonly ReturnType<typeof draftCount>[];
  /** The first limit that is reached; null where all have room. */
  findReached(): Promise<Name | null>;
}

/** Counts what has a limit a day. The database decides, so that requests at the same moment can't pass together. */
export class DailyCounts {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** Prepares one use that counts towards these limits; `now` is in milliseconds since 1970 in UTC. */
  async prepare<Name extends string>(limits: readonly DailyLimit<Name>[], now: number): Promise<CountedUse<Name>> {
    const day = toUtcDay(now);
    const entries = await Promise.all(
      limits.map(async ({ name, key, most }) => ({
        name,
        most,
        row: { name, day, key: await this.#digest(name, key) },
      })),
    );
    const database = this.#database;
    return {
      hasRoom: sql.join(
        entries.map(({ row, most }) => hasRoom(row, most)),
        sql` and `,
      ),
      draft: (condition) => entries.map(({ row }) => draftCount(database, row, condition)),
      async findReached() {
        for (const { name, row, most } of entries) {
          const [found] = await database.select({ count: dailyCounts.count }).from(dailyCounts).where(isRow(row));
          if (found && found.count >= most) return name;
        }
        return null;
      },
    };
  }

  /** Deletes the counts of days before that of an instant; returns how many were deleted. */
  async deleteBefore(now: number): Promise<number> {
    return deleteInBatches(this.#database, dailyCounts, lt(dailyCounts.day, toUtcDay(now)));
  }

  #digest(name: string, key: string): Promise<string> {
    return this.#encryption.digest("daily_counts", `${name}|${key}`);
  }
}

type CountRow = Readonly<Record<"name" | "key" | "day", string>>;

function isRow({ name, key, day }: CountRow): SQL | undefined {
  return and(eq(dailyCounts.name, name), eq(dailyCounts.key, key), eq(dailyCounts.day, day));
}

function hasRoom(row: CountRow, most: number): SQL {
  return sql`not exists (select 1 from ${dailyCounts} where ${isRow(row)} and ${dailyCounts.count} >= ${most})`;
}

function draftCount(database: Database, row: CountRow, condition: SQL) {
  return database
    .insert(dailyCounts)
    .select(selectRow(dailyCounts, { ...row, count: 1 }, condition))
    .onConflictDoUpdate({
      target: [dailyCounts.name, dailyCounts.key, dailyCounts.day],
      set: { count: sql`${dailyCounts.count} + 1` },
    });
}
