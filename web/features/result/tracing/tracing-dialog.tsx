import { type ReactElement, useMemo } from "react";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { computeTracedShare, isTraced } from "./trace.ts";
import { TracingSheet } from "./tracing-sheet.tsx";
import { useTracing } from "./use-tracing.ts";

/** The mark to be traced with a finger, a mouse or the keys, stroke by stroke in the order in which a hand draws it. */
export function TracingDialog({
  drawing,
  onClose,
}: {
  readonly drawing: Drawing;
  readonly onClose: () => void;
}): ReactElement {
  const strokes = useMemo(() => drawing.strokes.filter(({ kind }) => kind !== "terminal"), [drawing]);
  const tracing = useTracing(strokes);
  const { ways, progress } = tracing;
  const isDone = isTraced(ways, progress);

  return (
    <Dialog title="Trace your sigil" isWide onClose={onClose}>
      <div className="tracing">
        <div className="plate tracing-plate">
          <TracingSheet drawing={drawing} strokes={strokes} tracing={tracing} />
        </div>
        <div className="tracing-words">
          {isDone ? (
            <>
              <Ornament name="tailpiece" className="tracing-end" />
              <p className="lead" role="status">
                The mark is traced.
              </p>
              <p className="soft">Your hand knows it now. Draw it once from memory, on paper, before the day ends.</p>
            </>
          ) : (
            <>
              <p className="tracing-count num">
                Stroke {progress.stroke + 1} of {strokes.length}
              </p>
              <p className="soft">
                Put a finger or the mouse on the red ring and follow the dotted line, slowly. You may lift your hand;
                nothing is lost.
              </p>
              <p className="note tracing-keys">
                With the keys: <kbd>→</kbd> goes on, <kbd>←</kbd> goes back, <kbd>Enter</kbd> finishes a stroke.
              </p>
            </>
          )}
          <progress
            className="tracing-bar"
            aria-label="How much is traced"
            max={1}
            value={computeTracedShare(ways, progress)}
          />
          <div className="actions">
            {isDone && (
              <Button variant="primary" onClick={onClose}>
                Done
              </Button>
            )}
            <Button icon="replay" disabled={progress.stroke === 0 && progress.reached < 0} onClick={tracing.restart}>
              {isDone ? "Trace again" : "From the beginning"}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
