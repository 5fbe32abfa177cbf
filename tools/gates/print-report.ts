import type { DrawingMethod } from "#sigil-core/host/drawing-request.ts";
import type { TextMeasures } from "#sigil-core/lab/gates/measure-texts.ts";
import { quantile, type Verdict } from "#sigil-core/lab/gates/samples.ts";
import { COLLISION_TARGETS } from "#sigil-core/lab/gates/targets.ts";
import { LAB_KITS } from "#sigil-core/lab/method-kits.ts";

const TITLE_WIDTH = 44;

/** Prints one line for each figure of one method's pictures or texts; Returns how many gates failed. */
export function printVerdicts(verdicts: readonly Verdict[]): number {
  for (const { target, isMet, within, ...values } of verdicts) {
    const spread = [values.least, values.p5, values.median, values.p95, values.most].map(format).join(" ");
    const goal = [
      formatRange(target.from, target.to),
      ...(target.share === null || target.share === 1 ? [] : [`for ${Number((target.share * 100).toFixed(3))} %`]),
      ...(target.hard ? [`never beyond ${formatRange(target.hard.from, target.hard.to)}`] : []),
    ].join(" ");
    printLine(target.title, `${spread}  ${(within * 100).toFixed(2).padStart(6)} %`, goal, isMet);
  }
  return verdicts.filter(({ isMet }) => isMet === false).length;
}

/** Prints what the texts show beside their bytes: collisions, repetition and time; Returns how many gates failed. */
export function printTexts(method: DrawingMethod, texts: TextMeasures, calibrationMs: number): number {
  const count = texts.timesMs.length;
  const [median, p95] = [quantile(texts.timesMs, 0.5), quantile(texts.timesMs, 0.95)];
  const target = LAB_KITS[method].gates.timeMs;
  const lines = [
    ["same path with seal", `${texts.samePaths} of ${count}`, "0", texts.samePaths <= COLLISION_TARGETS.withSeal],
    [
      "same figure without seal",
      `${texts.sameFigures} of ${count} (${((texts.sameFigures / count) * 100).toFixed(3)} %)`,
      "below 0.5 %",
      texts.sameFigures < COLLISION_TARGETS.withoutSeal * count,
    ],
    ["other bytes in a second instance", `${texts.differing} of ${texts.repeated}`, "0", texts.differing === 0],
    ["time, median (lesser of two)", `${median.toFixed(3)} ms`, `at most ${target.median} ms`, median <= target.median],
    ["time, p95 (lesser of two)", `${p95.toFixed(3)} ms`, `at most ${target.p95} ms`, p95 <= target.p95],
    [
      "time, median / calibration loop",
      (median / calibrationMs).toFixed(4),
      `loop ${calibrationMs.toFixed(1)} ms`,
      null,
    ],
  ] as const;
  for (const [title, value, goal, isMet] of lines) printLine(title, value, goal, isMet);
  return lines.filter(([, , , isMet]) => isMet === false).length;
}

/** Names the columns of the lines that follow. */
export function printHeading(heading: string): void {
  console.log(`\n${heading}`);
  printLine(
    "",
    `${["least", "p5", "median", "p95", "most"].map((name) => name.padStart(8)).join(" ")}    within`,
    "target",
    null,
  );
}

function printLine(title: string, value: string, goal: string, isMet: boolean | null): void {
  const verdict = isMet === null ? "" : isMet ? "ok" : "FAIL";
  console.log(`  ${title.padEnd(TITLE_WIDTH)} ${value.padEnd(56)} ${goal.padEnd(38)} ${verdict}`.trimEnd());
}

function format(value: number): string {
  return (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(3)).padStart(8);
}

function formatRange(from: number, to: number): string {
  if (!Number.isFinite(to)) return `at least ${from.toFixed(2)}`;
  if (!Number.isFinite(from) || from === 0) return `at most ${to}`;
  return from === to ? String(from) : `${from}-${to}`;
}
