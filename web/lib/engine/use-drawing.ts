import { atom, useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { browserSource, type DrawingSource } from "./engine.ts";

/** Where drawings come from; tests put a core of their own here. */
export const drawingSourceAtom = atom<DrawingSource>(browserSource);

/** A drawing together with the words that it was made from. */
export interface DrawnIntention {
  readonly intention: string;
  readonly drawing: Drawing;
}

/** The last finished drawing (null before the first), and whether the newest request could not be drawn. */
export interface DrawingState {
  readonly drawn: DrawnIntention | null;
  readonly hasFailed: boolean;
}

/**
 * Draws an intention by the chaos method as it changes, newest first.
 * Null, or a text that the core would refuse, leaves the last drawing standing.
 */
export function useDrawing(intention: string | null): DrawingState {
  return useDrawingOf(useMemo(() => (intention === null ? null : { method: "chaos", intention }), [intention]));
}

/**
 * Draws what is asked for as it changes, newest first; a request that says the same as the one before is not drawn again.
 * Null, or a request that the core would refuse, leaves the last drawing standing. A kept sigil is drawn by the version of the core that it names.
 */
export function useDrawingOf(request: DrawingRequest | null, coreVersion?: number): DrawingState {
  const source = useAtomValue(drawingSourceAtom);
  const [state, setState] = useState<DrawingState>({ drawn: null, hasFailed: false });
  const queue = useMemo(
    () =>
      createLatestWins((wanted: DrawingRequest) => source.draw(wanted, coreVersion), {
        onDone: ({ intention }, drawing) => setState({ drawn: { intention, drawing }, hasFailed: false }),
        onFailed: () => setState(({ drawn }) => ({ drawn, hasFailed: true })),
      }),
    [source, coreVersion],
  );
  useEffect(() => queue.cancel, [queue]);
  const [asked, setAsked] = useState(request);
  if (asked !== request && JSON.stringify(asked) !== JSON.stringify(request)) setAsked(request);
  // Asked before the paint, so that the drawing can still make the next frame.
  useLayoutEffect(() => {
    if (asked !== null) queue.ask(asked);
  }, [queue, asked]);
  return state;
}

/** Runs a job for the newest input only: at most one job is under way, and a result that is no longer wanted is dropped. */
export interface LatestWins<Input> {
  ask(input: Input): void;
  /** Drops what is under way and what waits. */
  cancel(): void;
}

interface Outcome<Input, Output> {
  onDone(input: Input, output: Output): void;
  onFailed(input: Input, error: unknown): void;
}

/** Wraps an asynchronous job so that only its newest input is worked on and reported. */
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
