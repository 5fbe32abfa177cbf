/** An instant as it may stand in a file's name, in the visitor's own time: `2026-11-21T14-03-09`. */
export function formatFileTimestamp(instant: Date): string {
  const day = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  const time = [instant.getHours(), instant.getMinutes(), instant.getSeconds()];
  return `${day.map(toTwoDigits).join("-")}T${time.map(toTwoDigits).join("-")}`;
}

function toTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
