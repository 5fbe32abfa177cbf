import { type Block, findBlockSpan, isBlockAhead } from "#domain/consultations/blocks.ts";
import type { BlockedSlot, BlockRequest } from "#domain/contracts/desk-blocks.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { findEnd, findStart } from "#domain/hours/civil-time.ts";
import type { Interval } from "#domain/lib/intervals.ts";
import type { BookingDeps } from "../booking-deps.ts";
import { PracticeRepo, toDays } from "../practice-repo.ts";
import { BlockRepo, type StoredBlock } from "./block-repo.ts";
import type { ZonedBlock } from "./block-time.ts";

/** The block that somebody asks for. */
export function toBlock(request: BlockRequest): Omit<StoredBlock, "id"> {
  const reason = request.reason === undefined || request.reason === "" ? null : request.reason;
  switch (request.kind) {
    case "range":
      return {
        block: { kind: "range", startsAt: Date.parse(request.startsAt), endsAt: Date.parse(request.endsAt) },
        reason,
      };
    case "days": {
      const { kind, firstDay, lastDay } = request;
      return { block: { kind, firstDay, lastDay }, reason };
    }
    case "weekly": {
      const { kind, firstDay, lastDay, startTime: start, endTime: end } = request;
      const weekdays = [...new Set(request.weekdays)].toSorted((one, other) => one - other);
      return { block: { kind, firstDay, lastDay, start, end, weekdays, exceptions: [] }, reason };
    }
  }
}

/** A block as the desk shows it. */
export function toBlockedSlot({ stored, zone }: ZonedBlock): BlockedSlot {
  const { id, block, reason } = stored;
  const { startsAt, endsAt } = findFirstTime(block, zone);
  const [firstDay, lastDay] = toDays(block, zone);
  const isWeekly = block.kind === "weekly";
  return {
    ...{ id, kind: block.kind, firstDay, lastDay, reason },
    dateTime: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    startTime: isWeekly ? block.start : null,
    endTime: isWeekly ? block.end : null,
    weekdays: isWeekly ? [...block.weekdays] : [],
    exceptions: isWeekly ? [...block.exceptions] : [],
  };
}

/** The blocks that are not over, in the order in which they begin. */
export async function listBlocks(deps: BookingDeps): Promise<readonly BlockedSlot[]> {
  const { settings } = await new PracticeRepo(deps.database, deps.encryption).readSettings();
  const { zone } = settings;
  const now = deps.clock.now();
  const stored = await new BlockRepo(deps).list(findCivilDay(now, zone));
  return (
    stored
      // A rule whose last days are all exceptions is listed as well, since it can be changed.
      .filter(({ block }) => block.kind === "weekly" || isBlockAhead(block, zone, now))
      .map((one) => toBlockedSlot({ stored: one, zone }))
      .toSorted((one, other) => (one.dateTime < other.dateTime ? -1 : 1))
  );
}

function findFirstTime(block: Block, zone: string): Interval {
  if (block.kind !== "weekly") return findBlockSpan(block, zone);
  return {
    startsAt: findStart(block.firstDay, block.start, zone),
    endsAt: findEnd(block.firstDay, block.end, zone),
  };
}
