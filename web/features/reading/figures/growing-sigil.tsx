import { type ReactElement, useId } from "react";
import type { Drawing, Stroke } from "#sigil-core/host/drawing.ts";
import { SIGIL_VIEW_BOX, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";
import type { StrokeGroup } from "./stroke-groups.ts";

/** Paper beside the pen's widest point that the mask uncovers too, px of the 512 box. */
const MASK_MARGIN_PX = 6;

/**
 * A sigil that grows: the strokes of the groups so far in ink, those of the newest in red behind the pen, and the seal once all are there.
 * Decoration of the figure that names it.
 */
export function GrowingSigil({
  drawing,
  groups,
  drawn,
  writeMs,
}: {
  readonly drawing: Drawing | null;
  readonly groups: readonly StrokeGroup[];
  /** How many groups are drawn; more than there are mean the whole sigil with its seal. */
  readonly drawn: number;
  /** How long the pen takes for the newest group; 0 where it is there at once. */
  readonly writeMs: number;
}): ReactElement {
  if (!drawing) return <SigilPlaceholder />;
  const isWhole = drawn > groups.length;
  const newest = isWhole ? null : groups[drawn - 1];
  return (
    <svg className="sigil sigil-writing" viewBox={SIGIL_VIEW_BOX} aria-hidden="true">
      <g className={`transition-opacity duration-700 ${isWhole ? "" : "opacity-0"}`}>
        {drawing.ground.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
        <path d={drawing.seal} />
      </g>
      {groups
        .slice(0, isWhole ? groups.length : drawn - 1)
        .map(({ strokes }) => strokes.map(({ outline }) => <path key={outline} d={outline} />))}
      {newest?.strokes.map((stroke) => (
        <WetStroke key={stroke.outline} stroke={stroke} writeMs={writeMs} />
      ))}
    </svg>
  );
}

function WetStroke({ stroke, writeMs }: { readonly stroke: Stroke; readonly writeMs: number }): ReactElement {
  const id = useId();
  const { kind, outline, centreLine, widthPx } = stroke;
  if (kind === "terminal" || writeMs === 0) return <path className="fill-primary" d={outline} />;
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512">
        <path
          d={centreLine}
          pathLength={1}
          strokeWidth={widthPx + MASK_MARGIN_PX}
          style={{ animationDuration: `${writeMs}ms` }}
        />
      </mask>
      <path className="fill-primary" d={outline} mask={`url(#${id})`} />
    </>
  );
}
