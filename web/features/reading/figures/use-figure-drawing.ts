import { useEffect, useState } from "react";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";

/** What a figure shows: null until it is drawn, and for good where it can't be. */
export interface FigureDrawing {
  readonly drawing: Drawing | null;
  readonly hasFailed: boolean;
}

/** The sigil of a recipe, drawn by the core as soon as the browser has nothing else to do: a page has many, and its text comes first. */
export function useFigureDrawing(recipe: SigilRecipe): FigureDrawing {
  const isDue = useIdle();
  const { drawn, hasFailed } = useDrawingOf(isDue ? planDrawing(recipe) : null);
  return { drawing: drawn?.drawing ?? null, hasFailed };
}

/** How long a browser may be busy before the figures are drawn all the same. */
const LATEST_MS = 2000;

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser tells.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
