import { desc, lt, type SQL, sql } from "drizzle-orm";
import type { MasterAct } from "#domain/accounts/master-act.ts";
import { type Database, selectRow } from "./database.ts";
import { newId } from "./identifiers.ts";
import { auditEntries } from "./schema/desk.ts";

/** An act of the master. None of it may be a word that anybody wrote. */
export interface AuditedAct {
  readonly act: MasterAct;
  /** What it was done to, such as an order's number. */
  readonly subject?: string;
  /** Figures and words of ours, such as an amount. */
  readonly detail?: string;
  /** The browser that the master used, such as "Firefox on Windows". */
  readonly browser: string;
}

/** How many acts a page of the list has. */
const PAGE = 50;

/** What the master did. Instants are milliseconds since 1970 in UTC. */
export class AuditLog {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes the statement that notes an act: it belongs into the batch of the act, which a condition can name. */
  draft(act: AuditedAct, now: number, condition: SQL = sql`true`) {
    const row = { id: newId(now), ...act, actedAt: now };
    return this.#database.insert(auditEntries).select(selectRow(auditEntries, row, condition));
  }

  /** A page of acts, the newest first, from before the one with this id. */
  async list(before: string | null): Promise<{
    readonly entries: readonly (typeof auditEntries.$inferSelect)[];
    /** The id that the next page begins before; null on the last page. */
    readonly next: string | null;
  }> {
    const rows = await this.#database
      .select()
      .from(auditEntries)
      .where(before === null ? undefined : lt(auditEntries.id, before))
      .orderBy(desc(auditEntries.id))
      .limit(PAGE + 1);
    const entries = rows.slice(0, PAGE);
    return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
  }
}
