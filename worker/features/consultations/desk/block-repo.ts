import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Block } from "#domain/consultations/blocks.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { blockedSlots, consultations } from "#worker/db/schema/consultations.ts";
import { toBlock, toBlockColumns } from "../block-rows.ts";
import { toDays } from "../practice-repo.ts";
import { IS_LIVE } from "./draft-settings.ts";

/** A block as it is stored. */
export interface StoredBlock {
  readonly id: string;
  readonly block: Block;
  /** Why it is blocked, in the master's words; null where nothing was said. */
  readonly reason: string | null;
}

type Row = typeof blockedSlots.$inferSelect;

/** What the master has blocked. */
export class BlockRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor({ database, encryption }: { readonly database: Database; readonly encryption: Encryption }) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** The blocks that touch any of these days, in the order in which they begin. */
  async list(from: CivilDay, to: CivilDay | null = null): Promise<readonly StoredBlock[]> {
    const rows = await this.#database
      .select()
      .from(blockedSlots)
      .where(and(gte(blockedSlots.lastDay, from), to === null ? undefined : lte(blockedSlots.day, to)))
      .orderBy(asc(blockedSlots.day), asc(blockedSlots.id));
    return Promise.all(rows.map((row) => this.#read(row)));
  }

  /** One block by its id. */
  async find(id: string): Promise<StoredBlock | null> {
    const [row] = await this.#database.select().from(blockedSlots).where(eq(blockedSlots.id, id));
    return row ? this.#read(row) : null;
  }

  /** A block that is the same but for its reason; null where there is none. */
  async findSame(block: Block, zone: string): Promise<StoredBlock | null> {
    const columns = toColumns(block, zone);
    const [row] = await this.#database.select().from(blockedSlots).where(isSame(columns)).limit(1);
    return row ? this.#read(row) : null;
  }

  /** Drafts a block, unless there is the same, on a condition. */
  async draft(
    { id, block, reason }: StoredBlock,
    { zone, now }: { readonly zone: string; readonly now: number },
    condition: SQL,
  ) {
    const columns = toColumns(block, zone);
    const row = { id, ...columns, reason: await this.#encrypt(id, reason), createdAt: now };
    const isNew = sql`${condition} and not exists (select 1 from ${blockedSlots} where ${isSame(columns)})`;
    return { statement: this.#database.insert(blockedSlots).select(selectRow(blockedSlots, row, isNew)) };
  }

  /** Says why something is blocked. */
  async setReason(id: string, reason: string): Promise<void> {
    const encrypted = await this.#encrypt(id, reason);
    await this.#database.update(blockedSlots).set({ reason: encrypted }).where(eq(blockedSlots.id, id));
  }

  /** Drafts other exceptions of a weekly block, on a condition. */
  draftExceptions(id: string, exceptions: readonly CivilDay[], condition: SQL) {
    return this.#database
      .update(blockedSlots)
      .set({ exceptions: JSON.stringify(exceptions) })
      .where(sql`${blockedSlots.id} = ${id} and ${condition}`);
  }

  /** Drafts the end of a block. */
  draftDeletion(id: string) {
    return this.#database.delete(blockedSlots).where(eq(blockedSlots.id, id));
  }

  /** Drafts the days of the stretches that are not over, by the calendar of another zone. */
  async draftDays(zone: string, now: number, condition: SQL) {
    const rows = await this.#database
      .select()
      .from(blockedSlots)
      .where(sql`${blockedSlots.kind} = 'range' and ${blockedSlots.endsAt} > ${now}`);
    return rows.map((row) => {
      const [day, lastDay] = toDays(toBlock(row), zone);
      return this.#database
        .update(blockedSlots)
        .set({ day, lastDay })
        .where(sql`${blockedSlots.id} = ${row.id} and ${condition}`);
    });
  }

  async #read(row: Row): Promise<StoredBlock> {
    const encryption = this.#encryption.forRow("blocked_slots", row.id);
    const reason = row.reason === null ? null : await encryption.decrypt("reason", row.reason);
    return { id: row.id, block: toBlock(row), reason };
  }

  async #encrypt(id: string, reason: string | null) {
    return reason === null ? null : this.#encryption.forRow("blocked_slots", id).encrypt("reason", reason);
  }
}

/** The condition that a block with this id is there. */
export function isBlockThere(id: string): SQL {
  return sql`exists (select 1 from ${blockedSlots} where ${blockedSlots.id} = ${id})`;
}

/** The condition that a weekly block has these exceptions still. */
export function hasExceptions(id: string, exceptions: readonly CivilDay[]): SQL {
  return sql`exists (select 1 from ${blockedSlots} where ${blockedSlots.id} = ${id} and ${blockedSlots.exceptions} = ${JSON.stringify(exceptions)})`;
}

/** The condition that no live booking lies under any of these intervals. */
export function isOverNoBooking(intervals: readonly Interval[]): SQL {
  const parts = JSON.stringify(intervals.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return sql`not exists (
    select 1 from ${consultations}, json_each(${parts}) as part
    where ${IS_LIVE}
      and ${consultations.sessionAt} < json_extract(part.value, '$[1]')
      and ${consultations.endsAt} > json_extract(part.value, '$[0]'))`;
}

function toColumns(block: Block, zone: string) {
  return toBlockColumns(block, toDays(block, zone));
}

function isSame(columns: ReturnType<typeof toColumns>): SQL {
  const { kind, day, lastDay, startsAt, endsAt, startTime, endTime, weekdays, exceptions } = columns;
  return sql`${blockedSlots.kind} = ${kind} and ${blockedSlots.day} = ${day} and ${blockedSlots.lastDay} = ${lastDay}
    and ${blockedSlots.startsAt} is ${startsAt} and ${blockedSlots.endsAt} is ${endsAt}
    and ${blockedSlots.startTime} is ${startTime} and ${blockedSlots.endTime} is ${endTime}
    and ${blockedSlots.weekdays} is ${weekdays} and ${blockedSlots.exceptions} is ${exceptions}`;
}
