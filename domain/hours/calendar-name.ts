/** The longest name of a place that a calendar of planetary hours takes, in UTF-16 code units. */
export const CALENDAR_NAME_LIMIT = 100;

/** A place's name as a calendar takes it: cut at its limit, and never within a sign. */
export function toCalendarName(name: string): string {
  // The first half of a sign that was cut through stands for nothing.
  return name.slice(0, CALENDAR_NAME_LIMIT).replace(/[\ud800-\udbff]$/, "");
}
