import { vi } from "vitest";

const LEVELS = ["debug", "info", "log", "warn", "error"] as const;

/** Keeps everything that is logged from now on, whatever it is; returns how to read it. */
export function captureLog(): () => string {
  const spies = LEVELS.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  return () => spies.flatMap(({ mock }) => mock.calls.flat().map(toText)).join("\n");
}

/** A value as a log would show it: objects with what they hold, and errors with their causes. */
function toText(value: unknown): string {
  if (value instanceof Error) return `${value.stack} ${value.message} ${toText(value.cause)}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
