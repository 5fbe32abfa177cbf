import type { ReactElement } from "react";
import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";

/** The visitor's own mark in a layout, without its seal, small. */
export function LayoutMark({ plan }: { readonly plan: DrawingPlan | null }): ReactElement {
  const { drawn } = useDrawingOf(plan);
  return (
    <svg className="glyph glyph-layout" viewBox="46 46 420 420" aria-hidden="true">
      {drawn && <path d={drawn.drawing.figure} />}
    </svg>
  );
}
