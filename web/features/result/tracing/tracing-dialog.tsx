import { type ReactElement, useId, useMemo } from "react";
import type { Drawing, Stroke } from "#sigil-core/host/drawing.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { SIGIL_VIEW_BOX } from "#web/ui/sigil/sigil-picture.tsx";
import { computeStrokeShare, computeTracedShare, isTraced } from "./trace.ts";
import "#web/styles/all-utilities.css";
import { type Tracing, useTracing } from "./use-tracing.ts";

const PALE = "fill-[color-mix(in_srgb,var(--edge)_34%,var(--paper))]";

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
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-7 items-center mt-5 max-md:grid-cols-1 max-md:gap-4.5 max-md:mt-3.5">
        <div className="plate grid after:inset-2 place-items-center p-5 max-md:p-3">
          <TracingSheet drawing={drawing} strokes={strokes} tracing={tracing} />
        </div>
        <div className="grid gap-3.5">
          {isDone ? (
            <>
              <Ornament name="tailpiece" className="w-40 h-10 text-accent" />
              <p className="lead" role="status">
                The mark is traced.
              </p>
              <p className="soft">Your hand knows it now. Draw it once from memory, on paper, before the day ends.</p>
            </>
          ) : (
            <>
              <p className="font-medium text-lead/[1.2] font-text num">
                Stroke {progress.stroke + 1} of {strokes.length}
              </p>
              <p className="soft">
                Put a finger or the mouse on the red ring and follow the dotted line, slowly. You may lift your hand;
                nothing is lost.
              </p>
              <p className="note [@media(hover:none)]:hidden">
                With the keys: <kbd>→</kbd> goes on, <kbd>←</kbd> goes back, <kbd>Enter</kbd> finishes a stroke.
              </p>
            </>
          )}
          <progress
            className="h-2 w-full appearance-none border border-edge bg-paper [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-primary"
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

/** Paper beside the pen's widest point that the mask uncovers too, px of the 512 box. */
const MASK_MARGIN_PX = 6;

/** The sheet that is traced on: what is done in ink, the wet stroke in red up to the finger, the rest pale, a ring where to begin. */
export function TracingSheet({
  drawing,
  strokes,
  tracing,
}: {
  readonly drawing: Drawing;
  /** The strokes that are traced, in order; the drawing's terminals come by themselves. */
  readonly strokes: readonly Stroke[];
  readonly tracing: Tracing;
}): ReactElement {
  const maskId = useId();
  const { ways, progress } = tracing;
  const wet = strokes[progress.stroke];
  const way = ways[progress.stroke];
  const pen = way?.[Math.max(0, progress.reached)];
  const percent = Math.round(computeTracedShare(ways, progress) * 100);
  const isDone = isTraced(ways, progress);
  const finished = isDone ? drawing.strokes : strokes.slice(0, progress.stroke);

  return (
    <div
      // The finger draws; it must not scroll the sheet away.
      className="w-full max-w-[74dvh] cursor-crosshair touch-none max-md:max-w-[56dvh]"
      role="slider"
      aria-label="Trace the sigil"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={
        isDone
          ? "The mark is traced"
          : `Stroke ${progress.stroke + 1} of ${strokes.length}, ${percent} percent of the mark`
      }
      tabIndex={0}
      onPointerDown={tracing.begin}
      onPointerMove={tracing.follow}
      onPointerUp={tracing.end}
      onPointerCancel={tracing.end}
      onKeyDown={tracing.press}
    >
      <svg className="sigil" viewBox={SIGIL_VIEW_BOX} aria-hidden="true">
        <g className={isDone ? undefined : PALE}>
          {drawing.ground.map(({ path, opacity }) => (
            <path key={path} d={path} opacity={opacity} />
          ))}
          <path d={drawing.seal} />
        </g>
        <path className={PALE} d={drawing.figure} />
        {finished.map(({ outline }) => (
          <path key={outline} d={outline} />
        ))}
        {wet && (
          <>
            <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512">
              <path
                d={wet.centreLine}
                pathLength={1}
                fill="none"
                stroke="#fff"
                strokeLinecap="round"
                strokeWidth={wet.widthPx + MASK_MARGIN_PX}
                strokeDasharray={`${computeStrokeShare(ways, progress)} 2`}
              />
            </mask>
            <path
              className="tracing-next fill-none [stroke-dasharray:1_9] [stroke-linecap:round] stroke-base-content stroke-[3]"
              d={wet.centreLine}
            />
            {progress.reached > 0 && <path className="fill-primary" d={wet.outline} mask={`url(#${maskId})`} />}
          </>
        )}
        {pen && (
          <circle
            className="tracing-pen fill-none [animation:breathe_1.2s_ease-in-out_infinite_alternate] stroke-primary stroke-[4]"
            cx={pen.x}
            cy={pen.y}
            r={13}
          />
        )}
      </svg>
    </div>
  );
}
