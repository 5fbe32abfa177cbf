import { useEffect, useState } from "react";

/** A film in time. */
export interface FilmClock {
  readonly timeMs: number;
  readonly isPlaying: boolean;
  /** Begins again where it was at its end. */
  play(): void;
  pause(): void;
  /** Goes to an instant, and goes on playing where it did; what lies beyond the end means the end. */
  seek(timeMs: number): void;
}

/** A frame that comes later than this is the machine's doing: the film waits for it, and skips nothing. */
const LONGEST_FRAME_MS = 250;

/** The time of a film that lasts until `endMs`, at a speed. It pauses once the page is hidden. */
export function useFilmClock(endMs: number, startMs: number, rate: number): FilmClock {
  const [state, setState] = useState({ timeMs: Math.min(startMs, endMs), isPlaying: false });
  const { timeMs, isPlaying } = state;

  useEffect(() => {
    if (!isPlaying) return;
    let lastMs: number | null = null;
    let request = requestAnimationFrame(function advance(nowMs) {
      const passedMs = lastMs === null ? 0 : Math.min(nowMs - lastMs, LONGEST_FRAME_MS) * rate;
      lastMs = nowMs;
      setState((before) => {
        const next = Math.min(endMs, before.timeMs + passedMs);
        return { timeMs: next, isPlaying: before.isPlaying && next < endMs };
      });
      request = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, endMs, rate]);

  useEffect(() => {
    const pauseWhereHidden = (): void => {
      if (document.hidden) setState((before) => ({ ...before, isPlaying: false }));
    };
    document.addEventListener("visibilitychange", pauseWhereHidden);
    return () => document.removeEventListener("visibilitychange", pauseWhereHidden);
  }, []);

  return {
    timeMs: Math.min(timeMs, endMs),
    isPlaying,
    play: () => setState((before) => ({ timeMs: before.timeMs >= endMs ? 0 : before.timeMs, isPlaying: true })),
    pause: () => setState((before) => ({ ...before, isPlaying: false })),
    seek: (wantedMs) => {
      const next = Math.max(0, Math.min(endMs, wantedMs));
      setState((before) => ({ timeMs: next, isPlaying: before.isPlaying && next < endMs }));
    },
  };
}
