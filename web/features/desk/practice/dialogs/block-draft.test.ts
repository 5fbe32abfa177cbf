import { describe, expect, it } from "vitest";
import { type BlockDraft, readDraft } from "./block-draft.ts";

const ZONE = "America/New_York";
const NOW = Date.parse("2026-12-01T12:00:00Z");

const EMPTY: BlockDraft = {
  kind: "hour",
  from: { day: "2026-12-03", time: "" },
  to: { day: "2026-12-03", time: "" },
  weekdays: [],
  reason: "",
};

describe("what is blocked", () => {
  it.each<[string, Partial<BlockDraft>, object]>([
    [
      "an hour by the master’s clock",
      { from: { day: "2026-12-03", time: "14:00" } },
      { kind: "hour", dateTime: "2026-12-03T19:00:00.000Z" },
    ],
    [
      "a stretch over a night",
      { kind: "range", from: { day: "2026-12-03", time: "14:00" }, to: { day: "2026-12-04", time: "09:30" } },
      { kind: "range", startsAt: "2026-12-03T19:00:00.000Z", endsAt: "2026-12-04T14:30:00.000Z" },
    ],
    [
      "one whole day, without any time",
      { kind: "days" },
      { kind: "days", firstDay: "2026-12-03", lastDay: "2026-12-03" },
    ],
    [
      "hours of every week",
      {
        ...{ kind: "weekly", weekdays: [1, 3] },
        ...{ from: { day: "2026-12-03", time: "12:00" }, to: { day: "2027-03-01", time: "13:00" } },
      },
      {
        ...{ kind: "weekly", weekdays: [1, 3], startTime: "12:00", endTime: "13:00" },
        ...{ firstDay: "2026-12-03", lastDay: "2027-03-01" },
      },
    ],
    [
      "the first of two hours that clocks show alike",
      { from: { day: "2027-11-07", time: "01:30" } },
      { kind: "hour", dateTime: "2027-11-07T05:30:00.000Z" },
    ],
  ])("is %s", (_case, draft, request) => {
    expect(readDraft({ ...EMPTY, ...draft }, ZONE, NOW)).toEqual({ isOk: true, request });
  });

  it.each<[string, Partial<BlockDraft>, string]>([
    ["has no time", {}, "Please select a date and time to block."],
    ["has no day", { from: { day: "", time: "14:00" } }, "Please select a date and time to block."],
    [
      "is over",
      { from: { day: "2026-11-30", time: "14:00" } },
      "This time has passed: only what is to come can be blocked.",
    ],
    [
      "ends before it begins",
      { kind: "range", from: { day: "2026-12-03", time: "14:00" }, to: { day: "2026-12-03", time: "13:00" } },
      "The end has to come after the beginning.",
    ],
    [
      "is on no weekday",
      { kind: "weekly", from: { day: "2026-12-03", time: "12:00" }, to: { day: "2026-12-20", time: "13:00" } },
      "Please choose at least one day of the week.",
    ],
    [
      "begins where clocks are put forward",
      { from: { day: "2027-03-14", time: "02:30" } },
      "Clocks are put forward over this time. Please choose another one.",
    ],
  ])("is refused where it %s", (_case, draft, problem) => {
    expect(readDraft({ ...EMPTY, ...draft }, ZONE, NOW)).toEqual({ isOk: false, problem });
  });
});
