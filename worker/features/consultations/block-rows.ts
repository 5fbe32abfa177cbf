import type { Block } from "#domain/consultations/blocks.ts";
import { type CivilDay, isCivilDay } from "#domain/hours/civil-day.ts";
import { type CivilTime, isCivilTime } from "#domain/hours/civil-time.ts";
import type { blockedSlots } from "#worker/db/schema/consultations.ts";

/** A block as it is stored, without its reason. */
export type BlockRow = Omit<typeof blockedSlots.$inferSelect, "reason" | "createdAt">;

/** What the master has blocked, from its row; throws where the row is none of ours. */
export function toBlock(row: BlockRow): Block {
  const { kind, startsAt, endsAt } = row;
  switch (kind) {
    case "range":
      if (startsAt === null || endsAt === null) throw new Error("A stretch of time has both its ends.");
      return { kind, startsAt, endsAt };
    case "days":
      return { kind, firstDay: toDay(row.day), lastDay: toDay(row.lastDay) };
    case "weekly":
      return {
        ...{ kind, firstDay: toDay(row.day), lastDay: toDay(row.lastDay) },
        ...{ start: toTime(row.startTime), end: toTime(row.endTime) },
        weekdays: parseList(row.weekdays).map(Number),
        exceptions: parseList(row.exceptions).map((day) => toDay(String(day))),
      };
  }
}

/** The columns of a block; `days` are the first and the last one that it touches. */
export function toBlockColumns(block: Block, days: readonly [CivilDay, CivilDay]): Omit<BlockRow, "id"> {
  const [day, lastDay] = days;
  const none = { startsAt: null, endsAt: null, startTime: null, endTime: null, weekdays: null, exceptions: null };
  switch (block.kind) {
    case "range":
      return { ...none, kind: block.kind, day, lastDay, startsAt: block.startsAt, endsAt: block.endsAt };
    case "days":
      return { ...none, kind: block.kind, day, lastDay };
    case "weekly":
      return {
        ...{ ...none, kind: block.kind, day, lastDay, startTime: block.start, endTime: block.end },
        weekdays: JSON.stringify(block.weekdays),
        exceptions: JSON.stringify(block.exceptions),
      };
  }
}

function parseList(json: string | null): readonly unknown[] {
  const list: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(list) ? list : [];
}

function toDay(text: string): CivilDay {
  if (!isCivilDay(text)) throw new Error("A stored day is none of the calendar.");
  return text;
}

function toTime(text: string | null): CivilTime {
  if (text === null || !isCivilTime(text)) throw new Error("A stored time is none of the clock.");
  return text;
}
