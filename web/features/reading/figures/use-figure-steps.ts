import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useReducedMotion } from "#web/lib/use-media-query.ts";

/** A figure that is shown step by step. */
export interface FigureSteps {
  /** The element whose being in sight decides. */
  readonly ref: RefObject<HTMLElement | null>;
  /** From 0 to the last, which is the whole figure. */
  readonly step: number;
  /** Whether the steps go on by themselves. */
  readonly isPlaying: boolean;
  /** Begins again where the figure is whole. */
  play(): void;
  pause(): void;
  /** Shows a step, and leaves it there. */
  goTo(step: number): void;
}

/** How much of a figure has to be in sight for it to go on, of 1. */
const SEEN_SHARE = 0.4;

/**
 * Leads through the steps of a figure: by themselves, once, as soon as it is in sight, and never where the visitor wants no motion: there it is
 * whole from the start. Out of sight it waits. On paper it is whole.
 */
export function useFigureSteps(count: number, getStepMs: (step: number) => number): FigureSteps {
  const ref = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  const isSeen = useIsSeen(ref);
  const [chosen, setChosen] = useState<{ readonly step: number; readonly isPlaying: boolean } | null>(null);
  const last = count - 1;
  const step = Math.min(chosen?.step ?? (isStill ? last : 0), last);
  const isPlaying = (chosen?.isPlaying ?? !isStill) && step < last;

  const isMoving = isPlaying && isSeen;
  const stepMs = isMoving ? getStepMs(step) : 0;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setChosen({ step: step + 1, isPlaying: true }), stepMs);
    return () => clearTimeout(timer);
  }, [isMoving, step, stepMs]);

  useEffect(() => {
    const finish = (): void => flushSync(() => setChosen({ step: Number.POSITIVE_INFINITY, isPlaying: false }));
    addEventListener("beforeprint", finish);
    return () => removeEventListener("beforeprint", finish);
  }, []);

  return {
    ref,
    step,
    isPlaying,
    play: () => setChosen({ step: step === last ? 0 : step, isPlaying: true }),
    pause: () => setChosen({ step, isPlaying: false }),
    goTo: (wanted) => setChosen({ step: Math.max(0, Math.min(last, wanted)), isPlaying: false }),
  };
}

function useIsSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      threshold: SEEN_SHARE,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
