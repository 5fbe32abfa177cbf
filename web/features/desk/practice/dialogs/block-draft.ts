import {
  BLOCK_MESSAGES,
  type Block,
  type BlockKind,
  createHourBlock,
  findBlockProblem,
} from "#domain/consultations/blocks.ts";
import type { BlockRequest } from "#domain/contracts/desk-blocks.ts";
import { isCivilDay } from "#domain/hours/civil-day.ts";
import { isCivilTime } from "#domain/hours/civil-time.ts";
import { type ReadTime, readTime, SKIPPED_TIME, type TypedTime } from "./typed-time.ts";

/** What the dialog offers to block: an hour, or what the rules know. */
export type DraftKind = "hour" | BlockKind;

/** A block as it is being typed; each kind reads what belongs to it. */
export interface BlockDraft {
  readonly kind: DraftKind;
  readonly from: TypedTime;
  readonly to: TypedTime;
  readonly weekdays: readonly number[];
  readonly reason: string;
}

/** What is sent for a draft, or what is wrong with it. */
export type ReadDraft =
  | { readonly isOk: true; readonly request: { readonly kind: "hour"; readonly dateTime: string } | BlockRequest }
  | { readonly isOk: false; readonly problem: string };

/** Reads a draft by the clock of a zone, by the rules that the server checks as well. */
export function readDraft(draft: BlockDraft, zone: string, now: number): ReadDraft {
  const { from, to, weekdays } = draft;
  switch (draft.kind) {
    case "hour": {
      const start = readTime(from, zone);
      if (!start.isOk) return refuse(describeProblem(start));
      return settle(createHourBlock(start.at), { kind: "hour", dateTime: toInstant(start.at) }, zone, now);
    }
    case "range": {
      const [start, end] = [readTime(from, zone), readTime(to, zone)];
      if (!start.isOk) return refuse(describeProblem(start));
      if (!end.isOk) return refuse(describeProblem(end));
      const block = { kind: "range", startsAt: start.at, endsAt: end.at } as const;
      return settle(block, { kind: "range", startsAt: toInstant(start.at), endsAt: toInstant(end.at) }, zone, now);
    }
    case "days": {
      if (!isCivilDay(from.day) || !isCivilDay(to.day)) return refuse(BLOCK_MESSAGES.missing);
      const block = { kind: "days", firstDay: from.day, lastDay: to.day } as const;
      return settle(block, block, zone, now);
    }
    case "weekly": {
      if (!isCivilDay(from.day) || !isCivilDay(to.day)) return refuse(BLOCK_MESSAGES.missing);
      if (!isCivilTime(from.time) || !isCivilTime(to.time)) return refuse(BLOCK_MESSAGES.missing);
      const days = { firstDay: from.day, lastDay: to.day };
      return settle(
        { kind: "weekly", ...days, weekdays, start: from.time, end: to.time, exceptions: [] },
        { kind: "weekly", ...days, weekdays: [...weekdays], startTime: from.time, endTime: to.time },
        zone,
        now,
      );
    }
  }
}

function settle(
  block: Block,
  request: Extract<ReadDraft, { readonly isOk: true }>["request"],
  zone: string,
  now: number,
): ReadDraft {
  const problem = findBlockProblem(block, zone, now);
  return problem === null ? { isOk: true, request } : refuse(problem);
}

function refuse(problem: string): ReadDraft {
  return { isOk: false, problem };
}

function describeProblem({ problem }: Extract<ReadTime, { readonly isOk: false }>): string {
  return problem === "missing" ? BLOCK_MESSAGES.missing : SKIPPED_TIME;
}

function toInstant(at: number): string {
  return new Date(at).toISOString();
}
