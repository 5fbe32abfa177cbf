import { atom, useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { browserSource } from "./browser-source.ts";
import type { DrawingSource } from "./drawing-source.ts";
import { createLatestWins } from "./latest-wins.ts";

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
  const source = useAtomValue(drawingSourceAtom);
  const [state, setState] = useState<DrawingState>({ drawn: null, hasFailed: false });
  const queue = useMemo(
    () =>
      createLatestWins((text: string) => source.draw({ method: "chaos", intention: text }), {
        onDone: (text, drawing) => setState({ drawn: { intention: text, drawing }, hasFailed: false }),
        onFailed: () => setState(({ drawn }) => ({ drawn, hasFailed: true })),
      }),
    [source],
  );
  useEffect(() => queue.cancel, [queue]);
  // Asked before the paint, so that the answer can still make the next frame.
  useLayoutEffect(() => {
    if (intention !== null) queue.ask(intention);
  }, [queue, intention]);
  return state;
}
