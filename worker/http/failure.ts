/** What a log may hold of a failure. */
export interface FailureDescription {
  readonly name: string;
  /** Names of tables and columns, where a constraint of the database refused. */
  readonly constraint?: string;
  readonly stack: readonly string[];
  readonly cause?: FailureDescription;
}

const STACK_FRAME = /^\s*at /;
const CONSTRAINT = /(?:UNIQUE|FOREIGN KEY|NOT NULL|CHECK) constraint failed(?:: [\w., ]+)?/;
const DEEPEST_CAUSE = 3;
const FRAMES = 8;

/** Describes a failure by its classes and stack frames: messages are left out, because they can quote what people wrote. */
export function describeFailure(failure: unknown, depth = 0): FailureDescription {
  if (!(failure instanceof Error)) return { name: typeof failure, stack: [] };
  const constraint = CONSTRAINT.exec(failure.message)?.[0];
  const stack = (failure.stack ?? "").split("\n").filter((line) => STACK_FRAME.test(line));
  return {
    name: failure.name,
    ...(constraint && { constraint }),
    stack: stack.slice(0, FRAMES).map((line) => line.trim()),
    ...(failure.cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeFailure(failure.cause, depth + 1) }),
  };
}
