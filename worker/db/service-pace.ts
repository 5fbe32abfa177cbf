import { sql } from "drizzle-orm";
import type { Pace } from "#worker/ports/places.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import type { Database } from "./database.ts";
import { serviceTurns } from "./schema/limits.ts";

/** What a pace goes by. */
export interface ServicePaceOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** The service that is called, in a word. */
  readonly service: string;
  /** From the start of a call to that of the next. */
  readonly gapMs: number;
  readonly longestWaitMs: number;
}

/** Gives out turns from one row of the database, so that every copy of the Worker keeps the same pace: one statement reads and takes a turn. */
export class ServicePace implements Pace {
  readonly #options: ServicePaceOptions;

  constructor(options: ServicePaceOptions) {
    this.#options = options;
  }

  async takeTurn(): Promise<boolean> {
    const { database, clock, service, gapMs, longestWaitMs } = this.#options;
    const now = clock.now();
    const [turn] = await database
      .insert(serviceTurns)
      .values({ service, nextAt: now + gapMs })
      .onConflictDoUpdate({
        target: serviceTurns.service,
        set: { nextAt: sql`max(${serviceTurns.nextAt}, ${now}) + ${gapMs}` },
        setWhere: sql`${serviceTurns.nextAt} <= ${now + longestWaitMs}`,
      })
      .returning({ nextAt: serviceTurns.nextAt });
    if (!turn) return false;
    const waitMs = turn.nextAt - gapMs - now;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return true;
  }
}
