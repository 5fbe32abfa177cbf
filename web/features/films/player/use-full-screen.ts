import { type RefObject, useEffect, useState } from "react";

/** Whether an element fills the screen, and what changes that. */
export interface FullScreen {
  readonly isFull: boolean;
  /** Phones may have no full screen for anything but a video file. */
  readonly isPossible: boolean;
  toggle(): void;
}

/** Lets an element fill the screen, and follows what the browser makes of it. */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [state, setState] = useState({ isFull: false, isPossible: false });

  useEffect(() => {
    const look = (): void =>
      setState({
        isFull: ref.current !== null && document.fullscreenElement === ref.current,
        isPossible: document.fullscreenEnabled === true,
      });
    look();
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, [ref]);

  async function toggle(): Promise<void> {
    try {
      if (state.isFull) await document.exitFullscreen();
      else if (state.isPossible) await ref.current?.requestFullscreen();
    } catch {
      // The browser may refuse, and the film plays on where it is.
    }
  }

  return { ...state, toggle: () => void toggle() };
}
