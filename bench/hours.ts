import { getTimes, times } from "suncalc";
import { createSun } from "#domain/hours/astronomy-sun.ts";
import { addDays, type CivilDay } from "#domain/hours/civil-day.ts";
import type { Place } from "#domain/hours/place.ts";
import { listPlanetaryDays } from "#domain/hours/planetary-day.ts";
import { quantile } from "#sigil-core/lab/gates/samples.ts";
import { answerCalendar } from "#worker/features/hours/respond-with-calendar.ts";
import { calibrateMs } from "./calibrate.ts";

/**
 * Time per planetary day, month and year, beside suncalc for the same sunrises, noons and sunsets. New days are of a year that nothing was
 * computed for yet; known days are asked for again, at any place, while the sun's places of theirs are remembered.
 */
const WARM_UP = 20;
const ROUNDS = 60;
const MONTH_TARGET_MS = 10;
const LENGTHS = { day: 1, month: 30, year: 365 };
const DAY_MS = 86_400_000;

const PLACES: Readonly<Record<string, Place>> = {
  Quito: { latitudeDeg: -0.1807, longitudeDeg: -78.4678, timezone: "America/Guayaquil" },
  London: { latitudeDeg: 51.5074, longitudeDeg: -0.1278, timezone: "Europe/London" },
  Tromso: { latitudeDeg: 69.6492, longitudeDeg: 18.9553, timezone: "Europe/Oslo" },
};

// Suncalc finds all twilights unless it is told that none but the horizon is wanted.
times.splice(1);

/** A first day in another year each time, the year before last not remembered any more. */
function toFirstDay(round: number): CivilDay {
  return `${1900 + ((round * 7) % 199)}-06-01`;
}

interface Timing {
  readonly medianMs: number;
  /** What one core spends on one, whatever else runs beside it. */
  readonly cpuMs: number;
}

async function measure(work: (round: number) => unknown): Promise<Timing> {
  for (let round = 0; round < WARM_UP; round += 1) await work(round);
  const before = process.cpuUsage();
  const timesMs: number[] = [];
  for (let round = WARM_UP; round < WARM_UP + ROUNDS; round += 1) {
    const startMs = performance.now();
    await work(round);
    timesMs.push(performance.now() - startMs);
  }
  const { user, system } = process.cpuUsage(before);
  return {
    medianMs: quantile(
      timesMs.toSorted((a, b) => a - b),
      0.5,
    ),
    cpuMs: (user + system) / 1000 / ROUNDS,
  };
}

/** Suncalc counts days in another way; the sunrise that ends the last day is of one day more. */
function runSuncalc(firstDay: string, days: number, { latitudeDeg, longitudeDeg }: Place): void {
  const noon = Date.parse(`${firstDay}T12:00:00Z`);
  for (let day = 0; day <= days; day += 1) getTimes(new Date(noon + day * DAY_MS), latitudeDeg, longitudeDeg);
}

/** How far suncalc's sunrises lie from ours at most, s, over a year. */
function findGreatestDifferenceS(place: Place): number {
  const sun = createSun(place);
  const differences = Array.from({ length: LENGTHS.year }, (_, day) => {
    const noon = new Date(Date.parse(`${addDays("2026-01-01", day)}T12:00:00Z`));
    const { sunrise } = getTimes(noon, place.latitudeDeg, place.longitudeDeg);
    if (!sunrise) return 0;
    const found = sun.findNext("rise", sunrise.getTime() - DAY_MS / 4, 0.5);
    return found === null ? 0 : Math.abs(found - sunrise.getTime()) / 1000;
  });
  return Math.max(...differences);
}

const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
console.log(`planetary days, median of ${ROUNDS}; calibration loop ${calibrationMs.toFixed(1)} ms`);
for (const [name, place] of Object.entries(PLACES)) {
  for (const [length, days] of Object.entries(LENGTHS)) {
    const fresh = await measure((round) => listPlanetaryDays(toFirstDay(round), days, place, createSun));
    const known = await measure(() => listPlanetaryDays("2026-06-01", days, place, createSun));
    const suncalc = await measure((round) => runSuncalc(toFirstDay(round), days, place));
    const figures = [
      `new ${fresh.medianMs.toFixed(3)} ms`,
      `known ${known.medianMs.toFixed(3)} ms`,
      `suncalc ${suncalc.medianMs.toFixed(3)} ms`,
      `new / suncalc ${(fresh.medianMs / suncalc.medianMs).toFixed(1)}`,
      `new / calibration ${(fresh.medianMs / calibrationMs).toFixed(4)}`,
      ...(length === "month" ? [`CPU of a new one ${fresh.cpuMs.toFixed(2)} ms (target ${MONTH_TARGET_MS})`] : []),
    ];
    console.log(`  ${name.padEnd(7)} ${length.padEnd(6)} ${figures.join("   ")}`);
  }
  console.log(`  ${name.padEnd(7)} suncalc's sunrises are up to ${findGreatestDifferenceS(place).toFixed(0)} s off`);
}

const calendar = await measure((round) =>
  answerCalendar(
    { clock: { now: () => Date.now() } },
    {
      planet: "venus",
      lat: 51.5074,
      lon: -0.1278,
      tz: "Europe/London",
      date: toFirstDay(round),
      division: "traditional",
    },
  ),
);
console.log(
  `a month of one planet's hours as a calendar: median ${calendar.medianMs.toFixed(2)} ms, CPU ${calendar.cpuMs.toFixed(2)} ms (target ${MONTH_TARGET_MS})`,
);
