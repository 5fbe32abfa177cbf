import type { HourRecord } from "./describe-hours.ts";
import type { Division } from "./planetary-hours.ts";

/** Without it spreadsheets read the planets' signs as another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

const HEADER = "Hour,Time Range,Planet,Symbol,Period";

/** What an export adds where the sun didn't make the hours; the tradition's own need no word. */
const DIVISION_NOTES: Readonly<Record<Division, { readonly period: string; readonly file: string }>> = {
  traditional: { period: "", file: "" },
  equal: { period: " (equal hours)", file: "-equal-hours" },
};

/**
 * The hours of a day as a table of comma-separated values: a byte order mark, the header, then a line an hour. Equal hours are named in the
 * period, so that they stay named whatever becomes of the file.
 */
export function toHoursCsv(hours: readonly HourRecord[], division: Division): string {
  const { period } = DIVISION_NOTES[division];
  const lines = hours.map(
    ({ hour, timeRange, planet, symbol, isDay }) =>
      `${hour},"${timeRange}",${planet},${symbol},${isDay ? "Day" : "Night"}${period}`,
  );
  return BYTE_ORDER_MARK + [HEADER, ...lines].join("\n");
}

/** What the file of a planetary day (YYYY-MM-DD) is called. */
export function toHoursFileName(day: string, division: Division): string {
  return `planetary-hours-${day}${DIVISION_NOTES[division].file}.csv`;
}
