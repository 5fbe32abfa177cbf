import { eq, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { newId } from "./db/identifiers.ts";
import { erasures } from "./db/schema/accounts.ts";
import { writeOnce } from "./db/write-once.ts";
import type { Feature } from "./feature.ts";
import { describeFailure, writeLog } from "./log.ts";
import { addressMail } from "./mail/mail-kind.ts";
import { DATA_ERASED } from "./mail/templates/data-erased.ts";
import type { DueErasure, ErasureStatement } from "./personal-data.ts";
import type { Platform } from "./platform.ts";

/** Whose data are to go, and where links of the mail about it lead. */
export interface ErasureRequest {
  readonly email: string;
  /** As in `https://example.org`. */
  readonly origin: string;
}

/** How long a request's own run has before the clock takes its erasure up, in milliseconds. */
const HEAD_START_MS = 60_000;

/** How many interrupted erasures a run takes up. */
const MOST_AT_ONCE = 20;

/**
 * Deletes what is held about the owner of an address; resolves to whether it is done already. It is noted before anything goes, so that the
 * clock takes it up where it was interrupted. Fails with `conflict` where something has to end first, `not_ready` where nothing was noted.
 */
export async function erasePerson(
  platform: Platform,
  features: readonly Feature[],
  { email, origin }: ErasureRequest,
): Promise<Result<{ readonly isDone: boolean }, Fault>> {
  const { database, clock } = platform;
  for (const { findErasureObstacle } of features) {
    const obstacle = await findErasureObstacle?.(platform, email);
    if (obstacle) return refuse("conflict", { message: obstacle });
  }
  const now = clock.now();
  const noted = await writeOnce({
    write: async () =>
      (
        await database
          .insert(erasures)
          .values({ id: newId(now), email, requestedAt: now })
          .onConflictDoNothing()
      ).meta.changes > 0,
    isThere: async () => (await database.$count(erasures, eq(erasures.email, email))) > 0,
  });
  if (!noted.isOk) return refuse("not_ready");
  try {
    await completeErasure(platform, features, { email, origin });
    return ok({ isDone: true });
  } catch (error) {
    writeLog("error", { erasure: "interrupted", ...describeFailure(error) });
    return ok({ isDone: false });
  }
}

/** Takes up the erasures that were interrupted; returns how many are done now. One that fails again waits for the next run. */
export async function finishErasures(
  platform: Platform,
  features: readonly Feature[],
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<{ readonly finished: number; readonly failed: number }> {
  const due = await platform.database
    .select({ email: erasures.email })
    .from(erasures)
    .where(lt(erasures.requestedAt, now - HEAD_START_MS))
    .limit(MOST_AT_ONCE);
  const counts = { finished: 0, failed: 0 };
  for (const { email } of due) {
    try {
      await completeErasure(platform, features, { email, origin });
      counts.finished += 1;
    } catch (error) {
      writeLog("error", { erasure: "interrupted", ...describeFailure(error) });
      counts.failed += 1;
    }
  }
  return counts;
}

/** What is outside the database goes first and can be repeated; all rows, the note of the erasure and the mail about it are one batch. */
async function completeErasure(
  platform: Platform,
  features: readonly Feature[],
  { email, origin }: ErasureRequest,
): Promise<void> {
  const { database, clock, outbox, background, mailSender } = platform;
  const [noted] = await database.select().from(erasures).where(eq(erasures.email, email));
  if (!noted) return;
  for (const { release } of features) await release?.(platform, email);
  const now = clock.now();
  const isDue = sql`exists (select 1 from ${erasures} where ${erasures.id} = ${noted.id})`;
  const mail = await outbox.draft(addressMail(DATA_ERASED, { key: noted.id, to: email, data: { origin } }), now, isDue);
  const statements: readonly ErasureStatement[] = [
    ...draftErasure(platform, features, { email, isDue, now }),
    // After what empties the outbox.
    mail.statement,
  ];
  const last: BatchItem<"sqlite"> = database.delete(erasures).where(eq(erasures.id, noted.id));
  const [first = last, ...others] = [...statements, last];
  await database.batch([first, ...others]);
  background.run(mailSender.deliver(mail.id));
}

function draftErasure(
  { database }: Platform,
  features: readonly Feature[],
  erasure: DueErasure,
): readonly ErasureStatement[] {
  return features
    .flatMap(({ personalData = [] }) => personalData)
    .flatMap(({ table, isAbout, atDeletion }) =>
      atDeletion === "delete"
        ? [database.delete(table).where(sql`${isAbout(erasure.email)} and ${erasure.isDue}`)]
        : atDeletion(database, erasure),
    );
}
