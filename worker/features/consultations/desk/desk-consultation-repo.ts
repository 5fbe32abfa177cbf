import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { ConsultationStatus } from "#domain/consultations/consultation-status.ts";
import { CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import { containsText } from "#worker/db/contains-text.ts";
import type { Database } from "#worker/db/database.ts";
import { isOneOf } from "#worker/db/schema/columns.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import type { ConsultationRow } from "../consultation-repo.ts";
import { IS_LIVE } from "./draft-settings.ts";

/** How many consultations a page of the list has. */
const PAGE = 50;

/** What a page of the list is made of. */
export interface ListRequest {
  /** A part of a name or an e-mail address; empty for all. */
  readonly query: string;
  /** None means all. */
  readonly statuses: readonly ConsultationStatus[];
  /** Where the page before ended; null for the first one. */
  readonly before: string | null;
}

/** Consultations as the master looks through them. */
export class DeskConsultationRepo {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A page of the list, the latest hour first, and where the next one begins; null after the last. */
  async list({ query, statuses, before }: ListRequest): Promise<{
    readonly rows: readonly ConsultationRow[];
    readonly next: string | null;
  }> {
    const rows = await this.#database
      .select()
      .from(consultations)
      .where(
        and(
          query === ""
            ? undefined
            : or(containsText(consultations.name, query), containsText(consultations.email, query)),
          statuses.length === 0 ? undefined : inArray(consultations.status, [...statuses]),
          before === null ? undefined : isBefore(before),
        ),
      )
      .orderBy(desc(consultations.sessionAt), desc(consultations.id))
      .limit(PAGE + 1);
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    return { rows: page, next: rows.length > PAGE && last ? `${last.sessionAt}.${last.id}` : null };
  }

  /** The consultations that begin within an interval, the earliest first; cancelled ones are among them. */
  async listWithin({ startsAt, endsAt }: Interval): Promise<readonly ConsultationRow[]> {
    return this.#database
      .select()
      .from(consultations)
      .where(and(gte(consultations.sessionAt, startsAt), lt(consultations.sessionAt, endsAt)))
      .orderBy(consultations.sessionAt, consultations.id);
  }

  /** How many there are: all but the cancelled ones, the live ones of a day, and those that nobody has confirmed. */
  async count(today: CivilDay): Promise<{ readonly total: number; readonly today: number; readonly pending: number }> {
    const [total, live, pending] = await Promise.all(
      [IS_NOT_CANCELLED, sql`${IS_LIVE} and ${consultations.day} = ${today}`, eq(consultations.status, "pending")].map(
        (condition) => this.#database.$count(consultations, condition),
      ),
    );
    return { total: total ?? 0, today: live ?? 0, pending: pending ?? 0 };
  }
}

/** By a list of what they are, so that the index is used. */
const IS_NOT_CANCELLED = isOneOf(
  "status",
  CONSULTATION_STATUSES.filter((status) => status !== "cancelled"),
);

/** Where a page begins: after the consultation whose start and id it names, whatever has become of that one. */
function isBefore(cursor: string): SQL {
  const [startsAt, id] = cursor.split(".");
  return sql`(${consultations.sessionAt}, ${consultations.id}) < (${Number(startsAt)}, ${id})`;
}
