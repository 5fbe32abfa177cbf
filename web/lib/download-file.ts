/** Saves a file of the visitor's, without asking the server. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a text as a file of the visitor's, without asking the server. */
export function downloadTextFile(name: string, type: string, text: string): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** An instant as part of a file's name, in the visitor's own time: `2026-11-21T14-03-09`. */
export function formatFileTimestamp(instant: Date): string {
  const day = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  const time = [instant.getHours(), instant.getMinutes(), instant.getSeconds()];
  return `${day.map(toTwoDigits).join("-")}T${time.map(toTwoDigits).join("-")}`;
}

function toTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
