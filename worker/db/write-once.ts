import { err, ok, type Result } from "#domain/lib/result.ts";

/** A write with its own UNIQUE key, so that it can be tried again without being done twice. */
export interface KeyedWrite {
  /** Writes in one statement or one batch; resolves to whether it changed anything. Each try writes the same rows. */
  write(): Promise<boolean>;
  /** Whether this very write is in the database, by its key. */
  isThere(): Promise<boolean>;
}

/** How a write came to be there: by this call, or by an earlier try whose response never came. */
export type Written = "written" | "already_there";

/** Why a write is not there: the database refused it, or nobody knows after the last try. */
export type WriteFailure = "refused" | "unavailable";

/** How long a try may take, how often it is tried and how long to wait in between, in milliseconds. */
export interface WriteTiming {
  readonly deadlineMs: number;
  readonly tries: number;
  /** The longest wait before the second try; it doubles with each further one. The wait is drawn evenly up to it. */
  readonly backOffMs: number;
}

const TIMING: WriteTiming = { deadlineMs: 5000, tries: 3, backOffMs: 200 };

const UNIQUE_FAILURE = /UNIQUE constraint failed/;
/** What the database finds wrong in a statement: no further try can change it. */
const WRONG_STATEMENT = /(?:CHECK|FOREIGN KEY|NOT NULL) constraint failed|SQLITE_(?:ERROR|MISMATCH|RANGE)/;

const TIMED_OUT = Symbol("timed out");

/**
 * Writes to the database although its responses can be lost: D1 itself never tries a write again. Tries up to three times, five
 * seconds each, and takes "already there" for success. Rejects where the statement itself is wrong, such as with a broken CHECK.
 */
export async function writeOnce(
  { write, isThere }: KeyedWrite,
  { deadlineMs, tries, backOffMs }: WriteTiming = TIMING,
): Promise<Result<Written, WriteFailure>> {
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await sleep(Math.random() * backOffMs * 2 ** (tried - 1));
    try {
      const hasWritten = await within(deadlineMs, write());
      if (hasWritten === true) return ok("written");
      // Refused, by a condition or by a key: our own key is there only if an earlier try has written.
      if (hasWritten === false) return await look(isThere, deadlineMs);
    } catch (error) {
      if (isCausedBy(error, UNIQUE_FAILURE)) return await look(isThere, deadlineMs);
      if (isCausedBy(error, WRONG_STATEMENT) || isMistake(error)) throw error;
    }
  }
  const found = await look(isThere, deadlineMs);
  return found.isOk ? found : err("unavailable");
}

async function look(isThere: () => Promise<boolean>, deadlineMs: number): Promise<Result<Written, WriteFailure>> {
  try {
    const found = await within(deadlineMs, isThere());
    if (found === TIMED_OUT) return err("unavailable");
    return found ? ok("already_there") : err("refused");
  } catch {
    return err("unavailable");
  }
}

/** Waits for work until a deadline. A write can't be called back: it may still happen, and whatever it says then is unheard. */
async function within<Value>(deadlineMs: number, work: Promise<Value>): Promise<Value | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), deadlineMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What JavaScript itself throws is a mistake of ours: the database throws nothing but plain errors. */
function isMistake(error: unknown): boolean {
  return [TypeError, ReferenceError, RangeError, SyntaxError].some((mistake) => error instanceof mistake);
}

/** Drizzle wraps what the database says, so that it is looked for in the causes as well. */
function isCausedBy(error: unknown, pattern: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return pattern.test(error.message) || isCausedBy(error.cause, pattern);
}
