import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import type { DrawingSource } from "./drawing-source.ts";

/** Answers the requests made last from memory, so that two places showing the same words cost one drawing. */
export function rememberRecent(source: DrawingSource, size: number): DrawingSource {
  const recent = new Map<string, Promise<Drawing>>();
  return {
    draw(request: DrawingRequest): Promise<Drawing> {
      const key = JSON.stringify(request);
      const known = recent.get(key);
      if (known) return known;
      const drawing = source.draw(request);
      recent.set(key, drawing);
      drawing.catch(() => recent.delete(key));
      for (const oldest of recent.keys()) {
        if (recent.size <= size) break;
        recent.delete(oldest);
      }
      return drawing;
    },
  };
}
