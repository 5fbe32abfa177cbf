import type { SigilEngine } from "#sigil-core/host/engine.ts";
import type { DrawingSource, SymbolSource } from "./drawing-source.ts";

/** Half of a frame at 60 Hz: the other half belongs to the page. */
const BUDGET_MS = 8;

/** So many slow drawings in a row are the machine and not an accident; the first ones also pay for the core's start. */
const SLOW_DRAWINGS = 5;

/** What an adaptive source chooses between, and the clock that it judges by. */
export interface AdaptiveParts {
  startNear(): Promise<SigilEngine>;
  startFar(): DrawingSource;
  nowMs(): number;
}

/**
 * Draws in the page's own thread while that is quick: a worker's answer misses the next frame (measured: two to four
 * frames against one). Where drawing proves slow it moves to a worker for good, so that typing never waits for it.
 * Single symbols are a small fraction of a sigil each and stay in the page.
 */
export function createAdaptiveSource({ startNear, startFar, nowMs }: AdaptiveParts): DrawingSource & SymbolSource {
  let near: Promise<SigilEngine> | null = null;
  let far: DrawingSource | null = null;
  let slowInARow = 0;

  async function getNear(): Promise<SigilEngine> {
    near ??= startNear();
    try {
      return await near;
    } catch (error) {
      // The next key tries again: the network may be back by then.
      near = null;
      throw error;
    }
  }

  return {
    async draw(request) {
      if (far) return far.draw(request);
      const engine = await getNear();
      const begunMs = nowMs();
      const drawing = engine.draw(request);
      slowInARow = nowMs() - begunMs > BUDGET_MS ? slowInARow + 1 : 0;
      if (slowInARow === SLOW_DRAWINGS) far = startFar();
      return drawing;
    },
    async drawSymbol(request) {
      return (await getNear()).drawSymbol(request);
    },
  };
}
