import { and, asc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { type Block, listBlockIntervals } from "#domain/consultations/blocks.ts";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import type { StoredDay } from "#domain/consultations/kept-times.ts";
import { type ConsultationSettings, DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import type { Practice } from "#domain/consultations/slots.ts";
import { parseSettings, SETTINGS_ID } from "#domain/consultations/stored-settings.ts";
import { addDays, type CivilDay, findCivilDay, findDayStart } from "#domain/hours/civil-day.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { type Database, selectRow } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { blockedSlots, consultationSettings, consultations } from "#worker/db/schema/consultations.ts";
import { toBlock } from "./block-rows.ts";

/** The settings as they are stored, or the defaults where nothing is. */
export interface StoredSettings {
  readonly settings: ConsultationSettings;
  /** Rises with each change of the settings. */
  readonly version: number;
  /** Rises with each change of settings or blocks. */
  readonly calendarVersion: number;
  readonly hasFeed: boolean;
}

/** The practice’s time from one day to another, as the database has it at this moment. */
export interface StoredPractice extends StoredDay {
  /** What was read is right for as long as this is the version that is stored. */
  readonly calendarVersion: number;
}

/** How the master works, and what takes up the time. Instants are milliseconds since 1970 in UTC. */
export class PracticeRepo {
  readonly #database: Database;
  readonly #encryption: Encryption;

  constructor(database: Database, encryption: Encryption) {
    this.#database = database;
    this.#encryption = encryption;
  }

  /** The settings; throws where what is stored can’t be settings. */
  async readSettings(): Promise<StoredSettings> {
    const [row] = await this.#draftSettings();
    return this.#toSettings(row);
  }

  /** All that is stored of the days from the first to the last one: one look at the database, so that nothing changes in between. */
  async readDays(firstDay: CivilDay, lastDay: CivilDay): Promise<StoredPractice> {
    // No zone is further from UTC than this.
    const within = { startsAt: Date.parse(firstDay) - DAY_MS, endsAt: Date.parse(lastDay) + 2 * DAY_MS };
    const [[row], sessions, rows] = await this.#database.batch([
      this.#draftSettings(),
      this.#database
        .select({ id: consultations.id, startsAt: consultations.sessionAt, endsAt: consultations.endsAt })
        .from(consultations)
        .where(
          and(isLive(), gte(consultations.sessionAt, within.startsAt), lt(consultations.sessionAt, within.endsAt)),
        ),
      this.#database
        .select()
        .from(blockedSlots)
        .where(and(gte(blockedSlots.lastDay, addDays(firstDay, -1)), lte(blockedSlots.day, addDays(lastDay, 1)))),
    ]);
    const { settings, calendarVersion } = await this.#toSettings(row);
    const blocks = rows.flatMap((block) => listBlockIntervals(toBlock(block), within, settings.zone));
    return { settings, calendarVersion, sessions, blocks };
  }

  /** The live sessions that a block would lie over, the earliest first. */
  async listUnder(
    block: Block,
    zone: string,
  ): Promise<readonly (Interval & { readonly id: string; readonly name: string })[]> {
    const [firstDay, lastDay] = toDays(block, zone);
    const rows = await this.#database
      .select({
        ...{ id: consultations.id, name: consultations.name },
        ...{ startsAt: consultations.sessionAt, endsAt: consultations.endsAt },
      })
      .from(consultations)
      .where(
        and(
          isLive(),
          gt(consultations.endsAt, findDayStart(firstDay, zone)),
          lt(consultations.sessionAt, findDayStart(addDays(lastDay, 1), zone)),
        ),
      )
      .orderBy(asc(consultations.sessionAt));
    return rows;
  }

  #draftSettings() {
    return this.#database.select().from(consultationSettings).where(eq(consultationSettings.id, SETTINGS_ID));
  }

  async #toSettings(row: typeof consultationSettings.$inferSelect | undefined): Promise<StoredSettings> {
    if (!row) return { settings: DEFAULT_SETTINGS, version: 0, calendarVersion: 0, hasFeed: false };
    const encryption = this.#encryption.forRow("consultation_settings", SETTINGS_ID);
    const link = row.meetingUrl === null ? null : await encryption.decrypt("meeting_url", row.meetingUrl);
    const settings = parseSettings(row.settings, link);
    if (settings === null) throw new Error("The stored settings are none.");
    const { version, calendarVersion, feedHash } = row;
    return { settings, version, calendarVersion, hasFeed: feedHash !== null };
  }
}

/** Makes the condition that neither settings nor blocks have changed since they were read. */
export function isCalendarAsRead({ calendarVersion }: Pick<StoredPractice, "calendarVersion">): SQL {
  return sql`coalesce((select ${consultationSettings.calendarVersion} from ${consultationSettings} where ${consultationSettings.id} = ${SETTINGS_ID}), 0) = ${calendarVersion}`;
}

/** Makes the statement that lets everything be decided again that was decided by older settings or blocks. */
export function draftNewCalendar(database: Database, now: number, condition: SQL = sql`true`) {
  const row = { id: SETTINGS_ID, settings: "{}", calendarVersion: 1, changedAt: now };
  return database
    .insert(consultationSettings)
    .select(selectRow(consultationSettings, row, condition))
    .onConflictDoUpdate({
      target: consultationSettings.id,
      set: { calendarVersion: sql`${consultationSettings.calendarVersion} + 1` },
    });
}

/** What decides which hours are free. */
export function toPractice({ settings, sessions, blocks }: StoredDay, now: number): Practice {
  return { settings, busy: { sessions, blocks }, now };
}

/** The civil days that a block touches, the first and the last. */
export function toDays(block: Block, zone: string): readonly [CivilDay, CivilDay] {
  if (block.kind !== "range") return [block.firstDay, block.lastDay];
  return [findCivilDay(block.startsAt, zone), findCivilDay(block.endsAt - 1, zone)];
}

function isLive(): SQL {
  return inArray(consultations.status, [...LIVE_CONSULTATION_STATUSES]);
}
