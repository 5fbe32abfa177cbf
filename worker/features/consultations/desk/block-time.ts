import { type SQL, sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { MasterAct } from "#domain/accounts/master-act.ts";
import {
  BLOCK_MESSAGES,
  type Block,
  findBlockProblem,
  findBlockSpan,
  findBookingUnder,
  isDayOfRule,
  listBlockIntervals,
  type WeeklyBlock,
} from "#domain/consultations/blocks.ts";
import { type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { newId } from "#worker/db/identifiers.ts";
import { formatSessionTime } from "#worker/mail/templates/consultation-mail-parts.ts";
import type { BookingDeps } from "../booking-deps.ts";
import { draftFreedBlock } from "../freed-times.ts";
import { draftNewCalendar, isCalendarAsRead, PracticeRepo } from "../practice-repo.ts";
import { BlockRepo, hasExceptions, isBlockThere, isOverNoBooking, type StoredBlock } from "./block-repo.ts";
import type { DeskActor } from "./desk-actor.ts";
import { tellOfBlock, tellOfBlockEnd } from "./tell-days.ts";

/** How often something is decided again that others have overtaken. */
const TRIES = 5;

/** A block, and the zone by whose clock it is. */
export interface ZonedBlock {
  readonly stored: StoredBlock;
  readonly zone: string;
}

/**
 * Keeps time free. The same time once more is the block that is there. Fails with `invalid_request` where it has passed or can't be a block, and with
 * `conflict` over a live booking, which it names: the database decides that in the statement that stores the block.
 */
export async function blockTime(
  deps: BookingDeps,
  actor: DeskActor,
  { block, reason }: Omit<StoredBlock, "id">,
): Promise<Result<ZonedBlock, Fault>> {
  const { database, encryption, clock, days } = deps;
  const practice = new PracticeRepo(database, encryption);
  const blocks = new BlockRepo(deps);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const now = clock.now();
    const stored = await practice.readSettings();
    const { zone } = stored.settings;
    const problem = findBlockProblem(block, zone, now);
    if (problem !== null) return refuse("invalid_request", { message: problem });
    const same = await blocks.findSame(block, zone);
    if (same) return ok({ stored: await giveReason(blocks, same, reason), zone });
    const obstacle = await findObstacle(practice, block, zone);
    if (obstacle) return refuse("conflict", { message: obstacle });
    const wanted = { id: newId(now), block, reason };
    const intervals = listBlockIntervals(block, findBlockSpan(block, zone), zone);
    const isFree = sql`${isCalendarAsRead(stored)} and ${isOverNoBooking(intervals)}`;
    const isDone = isBlockThere(wanted.id);
    const { statement } = await blocks.draft(wanted, { zone, now }, isFree);
    const [inserted] = await database.batch([
      statement,
      draftNewCalendar(database, now, isDone),
      draftAudit(deps, actor, { act: "time_blocked", subject: wanted.id, detail: block.kind }, isDone),
    ]);
    if (inserted.meta.changes === 1) {
      await tellOfBlock(days, wanted, { settings: stored.settings, now });
      return ok({ stored: wanted, zone });
    }
  }
  return refuse("not_ready");
}

/** Ends a block; of one that is gone nothing happens. Returns what it was. */
export async function unblockTime(deps: BookingDeps, actor: DeskActor, id: string): Promise<ZonedBlock | null> {
  const { database, encryption, clock, days } = deps;
  const practice = new PracticeRepo(database, encryption);
  const blocks = new BlockRepo(deps);
  const [stored, { settings }] = await Promise.all([blocks.find(id), practice.readSettings()]);
  if (!stored) return null;
  const now = clock.now();
  const isThere = isBlockThere(id);
  await database.batch([
    draftAudit(deps, actor, { act: "time_unblocked", subject: id, detail: stored.block.kind }, isThere),
    draftNewCalendar(database, now, isThere),
    ...draftFreedBlock(database, stored.block, { settings, now }, isThere),
    blocks.draftDeletion(id),
  ]);
  await tellOfBlockEnd(days, stored, { settings, now });
  return { stored, zone: settings.zone };
}

/**
 * Lets a weekly block not hold for a day, or hold again. Repeated it changes nothing. Fails with `not_found`, with `invalid_request` for a day
 * that has passed or isn't the rule's, and with `conflict` over a live booking, which it names.
 */
export async function setException(
  deps: BookingDeps,
  actor: DeskActor,
  { id, day, isException }: { readonly id: string; readonly day: CivilDay; readonly isException: boolean },
): Promise<Result<ZonedBlock, Fault>> {
  const { database, encryption, clock, days } = deps;
  const practice = new PracticeRepo(database, encryption);
  const blocks = new BlockRepo(deps);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const now = clock.now();
    const [stored, calendar] = await Promise.all([blocks.find(id), practice.readSettings()]);
    if (!stored) return refuse("not_found");
    const { zone } = calendar.settings;
    const { block } = stored;
    const problem = findExceptionProblem(block, day, findCivilDay(now, zone));
    if (problem !== null || block.kind !== "weekly") {
      return refuse("invalid_request", { message: problem ?? BLOCK_MESSAGES.exception });
    }
    if (block.exceptions.includes(day) === isException) return ok({ stored, zone });
    const theDay: WeeklyBlock = { ...block, firstDay: day, lastDay: day, exceptions: [] };
    const obstacle = isException ? null : await findObstacle(practice, theDay, zone);
    if (obstacle) return refuse("conflict", { message: obstacle });
    const exceptions = isException
      ? [...block.exceptions, day].toSorted()
      : block.exceptions.filter((other) => other !== day);
    const intervals = isException ? [] : listBlockIntervals(theDay, findBlockSpan(theDay, zone), zone);
    const isFree = sql`${isCalendarAsRead(calendar)} and ${isOverNoBooking(intervals)} and ${hasExceptions(id, block.exceptions)}`;
    const isFreeAgain = hasExceptions(id, exceptions);
    const act = isException ? "time_unblocked" : "time_blocked";
    const [, changed] = await database.batch([
      draftAudit(deps, actor, { act, subject: id, detail: `weekly ${day}` }, isFree),
      blocks.draftExceptions(id, exceptions, isFree),
      draftNewCalendar(database, now, isFreeAgain),
      ...(isException ? draftFreedBlock(database, theDay, { settings: calendar.settings, now }, isFreeAgain) : []),
    ]);
    if (changed.meta.changes === 1) {
      const tell = isException ? tellOfBlockEnd : tellOfBlock;
      await tell(days, { ...stored, block: theDay }, { settings: calendar.settings, now });
      return ok({ stored: { ...stored, block: { ...block, exceptions } }, zone });
    }
  }
  return refuse("not_ready");
}

function findExceptionProblem(block: Block, day: CivilDay, today: CivilDay): string | null {
  if (block.kind !== "weekly" || !isDayOfRule(block, day)) return BLOCK_MESSAGES.exception;
  return day < today ? BLOCK_MESSAGES.past : null;
}

/** The live booking that a block would lie over, as a sentence; null where there is none. */
async function findObstacle(practice: PracticeRepo, block: Block, zone: string): Promise<string | null> {
  const under = findBookingUnder(block, await practice.listUnder(block, zone), zone);
  return (
    under && `${under.name} has a session then: ${formatSessionTime(under, zone)}. Please move or cancel it first.`
  );
}

/** The same block said with another reason has that one. */
async function giveReason(blocks: BlockRepo, same: StoredBlock, reason: string | null): Promise<StoredBlock> {
  if (reason === null || reason === same.reason) return same;
  await blocks.setReason(same.id, reason);
  return { ...same, reason };
}

function draftAudit(
  { database, clock }: BookingDeps,
  { userAgent }: DeskActor,
  entry: { readonly act: MasterAct; readonly subject: string; readonly detail: string },
  condition: SQL,
) {
  return new AuditLog(database).draft({ ...entry, browser: describeBrowser(userAgent) }, clock.now(), condition);
}
