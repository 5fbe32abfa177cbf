/** Runs a job for the newest input only: at most one job is under way, and an answer that is no longer asked for is dropped. */
export interface LatestWins<Input> {
  ask(input: Input): void;
  /** Drops what is under way and what waits. */
  cancel(): void;
}

interface Outcome<Input, Output> {
  onDone(input: Input, output: Output): void;
  onFailed(input: Input, error: unknown): void;
}

/** Wraps an asynchronous job so that only its newest input is worked on and answered. */
export function createLatestWins<Input, Output>(
  job: (input: Input) => Promise<Output>,
  outcome: Outcome<Input, Output>,
): LatestWins<Input> {
  let running = false;
  let newest: { readonly input: Input } | null = null;

  async function run(asked: { readonly input: Input }): Promise<void> {
    running = true;
    try {
      const output = await job(asked.input);
      if (asked === newest) outcome.onDone(asked.input, output);
    } catch (error) {
      if (asked === newest) outcome.onFailed(asked.input, error);
    }
    running = false;
    if (newest !== null && newest !== asked) void run(newest);
  }

  return {
    ask(input) {
      newest = { input };
      if (!running) void run(newest);
    },
    cancel() {
      newest = null;
    },
  };
}
