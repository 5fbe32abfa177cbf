/** Writes one line of JSON to the log. Nothing that a person wrote, and no path, query or body, may be in it. */
export function writeLog(level: "info" | "error", fields: Readonly<Record<string, unknown>>): void {
  // biome-ignore lint/suspicious/noConsole: this is the only place that writes to the log
  console[level](JSON.stringify({ level, ...fields }));
}

/** What a log may hold of a failure. */
export interface FailureDescription {
  readonly name: string;
  /** Names of tables and columns, where a constraint of the database refused. */
  readonly constraint?: string;
  readonly stack: readonly string[];
  readonly cause?: FailureDescription;
}

const STACK_FRAME = /^\s*at /;
const CONSTRAINT = /(?:UNIQUE|FOREIGN KEY|NOT NULL|CHECK) constraint failed(?:: \w+(?:\.\w+(?:, \w+\.\w+)*)?)?/;
const DEEPEST_CAUSE = 3;
const FRAMES = 8;

/** Describes a failure by its classes and stack frames: messages are left out, because they can quote what people wrote. */
export function describeFailure(failure: unknown, depth = 0): FailureDescription {
  if (!(failure instanceof Error)) return { name: typeof failure, stack: [] };
  const constraint = CONSTRAINT.exec(failure.message)?.[0];
  return {
    name: failure.name,
    ...(constraint && { constraint }),
    stack: listFrames(failure),
    ...(failure.cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeFailure(failure.cause, depth + 1) }),
  };
}

/** The stack begins with the message, and a line of that can look like a frame: so only what follows the message counts. */
function listFrames({ message, stack = "" }: Error): readonly string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split("\n");
  return lines
    .filter((line) => STACK_FRAME.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());
}
