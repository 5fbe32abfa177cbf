import { type CSSProperties, type ReactElement, useEffect, useEffectEvent, useId } from "react";
import { type PicturePaths, SIGIL_VIEW_BOX } from "./sigil-picture.tsx";
import { computeWritingTimes, type TimedStroke, WRITING_MS, type WritingTime } from "./writing-times.ts";

/** A stroke that can be written: its ink, and the way of the pen through it. */
export interface WrittenStroke extends TimedStroke {
  readonly outline: string;
  readonly centreLine: string;
  readonly widthPx: number;
}

/** Paper beside the pen's widest point that the mask uncovers too, px of the 512 box. */
const MASK_MARGIN_PX = 6;

/** The animations begin with the first frame after the sigil is in the page, a little after its timer. */
const FRAMES_MS = 60;

/**
 * A sigil that writes itself in 2.3 s: each stroke comes out from behind a mask of its center line, since one
 * mask for all would show torn bits of a stroke's neighbors. It is finished where motion is not wanted.
 */
export function SigilWriting({
  paths: { ground, seal },
  strokes,
  label,
  onWritten,
}: {
  readonly paths: Pick<PicturePaths, "ground" | "seal">;
  readonly strokes: readonly WrittenStroke[];
  readonly label: string;
  readonly onWritten: () => void;
}): ReactElement {
  const id = useId();
  const times = computeWritingTimes(strokes);

  const tellWritten = useEffectEvent(onWritten);

  useEffect(() => {
    const timer = setTimeout(tellWritten, WRITING_MS + FRAMES_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <svg className="sigil sigil-writing" viewBox={SIGIL_VIEW_BOX} role="img" aria-label={label}>
      <defs>
        {strokes.map(
          ({ kind, centreLine, widthPx, outline }, index) =>
            kind !== "terminal" && (
              <mask key={outline} id={`${id}-${index}`} maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512">
                <path
                  d={centreLine}
                  pathLength={1}
                  strokeWidth={widthPx + MASK_MARGIN_PX}
                  style={toAnimationStyle(times[index])}
                />
              </mask>
            ),
        )}
      </defs>
      <g className="sigil-writing-seal">
        {ground.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
        <path d={seal} />
      </g>
      {strokes.map(({ kind, outline }, index) =>
        kind === "terminal" ? (
          <path key={outline} className="sigil-writing-end" d={outline} style={toAnimationStyle(times[index])} />
        ) : (
          <path key={outline} d={outline} mask={`url(#${id}-${index})`} />
        ),
      )}
    </svg>
  );
}

function toAnimationStyle(time: WritingTime | undefined): CSSProperties {
  return time ? { animationDelay: `${time.startMs}ms`, animationDuration: `${time.durationMs}ms` } : {};
}
