/** The longest name of a place that a calendar of planetary hours takes, in UTF-16 code units. */
export const CALENDAR_NAME_LIMIT = 100;

/** A place's name as a calendar takes it: cut at its limit, and never within what a reader sees as one sign. */
export function toCalendarName(name: string): string {
  if (name.length <= CALENDAR_NAME_LIMIT) return name;
  const beyond = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name).containing(CALENDAR_NAME_LIMIT);
  return name.slice(0, beyond?.index ?? 0);
}
