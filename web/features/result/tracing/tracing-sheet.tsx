import { type ReactElement, useId } from "react";
import type { Drawing, Stroke } from "#sigil-core/host/drawing.ts";
import { SIGIL_VIEW_BOX } from "#web/ui/sigil/sigil-picture.tsx";
import { computeStrokeShare, computeTracedShare, isTraced } from "./trace.ts";
import type { Tracing } from "./use-tracing.ts";

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
      className="tracing-sheet"
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
        <g className={isDone ? undefined : "tracing-pale"}>
          {drawing.ground.map(({ path, opacity }) => (
            <path key={path} d={path} opacity={opacity} />
          ))}
          <path d={drawing.seal} />
        </g>
        <path className="tracing-pale" d={drawing.figure} />
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
            <path className="tracing-next" d={wet.centreLine} />
            {progress.reached > 0 && <path className="tracing-wet" d={wet.outline} mask={`url(#${maskId})`} />}
          </>
        )}
        {pen && <circle className="tracing-pen" cx={pen.x} cy={pen.y} r={13} />}
      </svg>
    </div>
  );
}
