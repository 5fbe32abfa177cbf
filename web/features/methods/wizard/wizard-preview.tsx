import type { ReactElement } from "react";
import type { CandleColor } from "#domain/sigils/methods/ancestral/traditions.ts";
import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";

/** The mark as the answers so far make it, drawn by the core at every choice. */
export function WizardPreview({
  plan,
  label,
  caption = "Live preview",
  candle = null,
}: {
  readonly plan: DrawingPlan | null;
  /** What is to be seen, for those who can't. */
  readonly label: string;
  readonly caption?: string;
  /** The candle that tints the ink. */
  readonly candle?: CandleColor | null;
}): ReactElement {
  const { drawn, hasFailed } = useDrawingOf(plan);
  return (
    <div className="wz-preview" data-candle={candle ?? undefined}>
      <p className="wz-caption">{hasFailed ? "No preview in this browser. Your answers still count." : caption}</p>
      {drawn ? <SigilPicture paths={drawn.drawing} label={`Preview: ${label}`} /> : <SigilPlaceholder />}
    </div>
  );
}
