/** Writes one line of JSON to the log. Nothing that a person wrote, and no path, query or body, may stand in it. */
export function writeLog(level: "info" | "error", fields: Readonly<Record<string, unknown>>): void {
  // biome-ignore lint/suspicious/noConsole: this is the only place that writes to the log
  console[level](JSON.stringify({ level, ...fields }));
}
