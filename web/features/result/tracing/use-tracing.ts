import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { SIGIL_BOX_PX } from "#domain/sigils/sigil-markup.ts";
import type { Stroke } from "#sigil-core/host/drawing.ts";
import {
  finishStroke,
  followPoint,
  type PenWay,
  type Point,
  SAMPLE_PX,
  stepBack,
  stepOn,
  TRACE_START,
  type TraceProgress,
} from "./trace.ts";

/** How far one press of an arrow key leads, px of the 512 box. */
const KEY_STEP_PX = 16;
/** Between two events a quick finger covers more than this; the way between is then walked in steps of it. */
const FINGER_STEP_PX = 8;

/** The tracing of a mark: the ways to follow, how far somebody has come, and what their hand and keys do. */
export interface Tracing {
  readonly ways: readonly PenWay[];
  readonly progress: TraceProgress;
  begin(event: PointerEvent): void;
  follow(event: PointerEvent): void;
  end(event: PointerEvent): void;
  press(event: KeyboardEvent): void;
  restart(): void;
}

/** Follows a finger, a mouse or the keys along strokes in the order in which a hand draws them. */
export function useTracing(strokes: readonly Stroke[]): Tracing {
  const ways = useMemo(() => strokes.map(({ centreLine }) => samplePath(centreLine)), [strokes]);
  const [progress, setProgress] = useState<TraceProgress>(TRACE_START);
  // The one that traces; a palm or a second finger beside it is not followed.
  const finger = useRef<{ readonly pointerId: number; readonly at: Point } | null>(null);

  function follow(event: PointerEvent): void {
    const { pointerId } = event;
    if (finger.current?.pointerId !== pointerId) return;
    const from = finger.current.at;
    const to = toBoxPoint(event);
    finger.current = { pointerId, at: to };
    setProgress((before) => walk(from, to).reduce((now, point) => followPoint(ways, now, point), before));
  }

  return {
    ways,
    progress,
    begin(event) {
      if (finger.current || event.button > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      finger.current = { pointerId: event.pointerId, at: toBoxPoint(event) };
      follow(event);
    },
    follow,
    end({ pointerId }) {
      if (finger.current?.pointerId === pointerId) finger.current = null;
    },
    press(event) {
      const next = toNext(event.key, ways, progress);
      if (!next) return;
      event.preventDefault();
      setProgress(next);
    },
    restart() {
      setProgress(TRACE_START);
    },
  };
}

function toNext(key: string, ways: readonly PenWay[], progress: TraceProgress): TraceProgress | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return stepOn(ways, progress, KEY_STEP_PX);
    case "ArrowLeft":
    case "ArrowDown":
      return stepBack(progress);
    case "Enter":
    case " ":
      return finishStroke(ways, progress);
    case "Home":
      return TRACE_START;
    default:
      return null;
  }
}

function toBoxPoint({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * SIGIL_BOX_PX, y: ((clientY - top) / height) * SIGIL_BOX_PX };
}

function walk(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / FINGER_STEP_PX));
  return Array.from({ length: steps }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / steps,
    y: from.y + ((to.y - from.y) * (index + 1)) / steps,
  }));
}

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** The points of a path, measured by the browser itself. */
function samplePath(pathData: string): PenWay {
  const path = document.createElementNS(SVG_NAMESPACE, "path");
  path.setAttribute("d", pathData);
  const lengthPx = path.getTotalLength();
  const count = Math.max(1, Math.round(lengthPx / SAMPLE_PX));
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = path.getPointAtLength((lengthPx * index) / count);
    return { x, y };
  });
}
