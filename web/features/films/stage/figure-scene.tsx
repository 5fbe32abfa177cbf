import { type ReactElement, useId } from "react";
import type { Scene } from "#domain/films/film.ts";
import { SIGIL_VIEW_BOX } from "#web/ui/sigil/sigil-picture.tsx";
import { computeShare, ease, type Frame } from "./frame.ts";
import { listNotes, NoteList } from "./notes.tsx";
import { type PacedStroke, paceStrokes, splitStrokes } from "./pen.ts";

/** Paper beside the pen's widest point that the mask uncovers too, px of the 512 box. */
const MASK_MARGIN_PX = 6;
/** Where in its box the ring is, px: half of the way between figure and edge, and wide enough for every family of rings. */
const RING_RADIUS_PX = 226;
const RING_WIDTH_PX = 84;

/** How much larger the figure is while it is drawn without its ring, and how long it takes to make room for that, ms. */
const CLOSE_UP = 1.22;
const BACKING_MS = 1500;
/** How long the sigil takes to come to the middle, and to breathe in and out, ms. */
const COMING_MS = 1600;
const BREATH_MS = 5200;
/** How much it grows with a breath, of its size. */
const BREATH_SHARE = 0.014;

/** The figure as it grows under the pen: what is dry in ink, what is wet red, what is to come pale; then its ring, then the whole, which breathes. */
export function FigureScene({ frame }: { readonly frame: Frame }): ReactElement {
  const { scene, elapsedMs, lengthMs, past, drawing } = frame;
  const parts = splitStrokes(drawing.strokes, [...past, scene]);
  const isDrawing = scene.kind === "draw";
  const done = isDrawing ? parts.slice(0, -1).flat() : drawing.strokes;
  const wet = isDrawing ? paceStrokes(parts.at(-1) ?? [], elapsedMs, lengthMs) : [];
  const come = scene.kind === "finish" ? ease(computeShare(elapsedMs, 0, COMING_MS)) : 0;

  return (
    <div className="film-pair" style={{ "--come": come }}>
      <svg
        className="film-figure text-sigil-ink"
        viewBox={SIGIL_VIEW_BOX}
        style={{ scale: String(computeScale(scene, elapsedMs)) }}
        aria-hidden="true"
      >
        {isDrawing && <path d={drawing.figure} className="fill-rule opacity-45" />}
        {done.map(({ outline }) => (
          <path key={outline} d={outline} />
        ))}
        {wet.map((paced) => paced.drawn > 0 && <WetStroke key={paced.stroke.outline} {...paced} />)}
        <Ring frame={frame} />
      </svg>
      <NoteList
        notes={listNotes(frame, [...done, ...wet.flatMap(({ stroke, drawn }) => (drawn > 0 ? [stroke] : []))])}
      />
    </div>
  );
}

function computeScale(scene: Scene, elapsedMs: number): number {
  if (scene.kind === "draw") return CLOSE_UP;
  if (scene.kind === "ring") return CLOSE_UP + (1 - CLOSE_UP) * ease(computeShare(elapsedMs, 0, BACKING_MS));
  const phase = Math.max(0, elapsedMs - COMING_MS) / BREATH_MS;
  return 1 + (BREATH_SHARE * (1 - Math.cos(2 * Math.PI * phase))) / 2;
}

function WetStroke({ stroke: { kind, outline, centreLine, widthPx }, drawn, dried }: PacedStroke): ReactElement {
  const id = useId();
  const isMasked = drawn < 1 && kind !== "terminal";
  const mask = isMasked ? `url(#${id})` : undefined;
  return (
    <g mask={mask} opacity={kind === "terminal" ? drawn : 1}>
      {isMasked && (
        <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512">
          <path
            className="fill-none"
            stroke="#fff"
            d={centreLine}
            pathLength={1}
            strokeDasharray="1 2"
            strokeDashoffset={1 - drawn}
            strokeLinecap="square"
            strokeWidth={widthPx + MASK_MARGIN_PX}
          />
        </mask>
      )}
      {dried > 0 && <path d={outline} />}
      {dried < 1 && <path d={outline} className="fill-primary" opacity={1 - dried} />}
    </g>
  );
}

/** The ring and what is faint behind the figure: written clockwise from the top, and from then on there. */
function Ring({
  frame: { scene, elapsedMs, lengthMs, past, drawing },
}: {
  readonly frame: Frame;
}): ReactElement | null {
  const id = useId();
  const isWritten = past.some(({ kind }) => kind === "ring");
  if (scene.kind !== "ring" && !isWritten) return null;
  const written = scene.kind === "ring" ? computeShare(elapsedMs, BACKING_MS / 2, lengthMs * 0.85 - BACKING_MS / 2) : 1;
  return (
    <g mask={written < 1 ? `url(#${id})` : undefined}>
      {written < 1 && (
        <mask id={id} maskUnits="userSpaceOnUse" x="-20" y="-20" width="552" height="552">
          <circle
            className="fill-none"
            stroke="#fff"
            cx="256"
            cy="256"
            r={RING_RADIUS_PX}
            pathLength={1}
            strokeDasharray="1 2"
            strokeDashoffset={1 - written}
            strokeWidth={RING_WIDTH_PX}
            transform="rotate(-90 256 256)"
          />
        </mask>
      )}
      {drawing.ground.map(({ path, opacity }) => (
        <path key={path} d={path} opacity={opacity} />
      ))}
      <path d={drawing.seal} />
    </g>
  );
}
