import type { ReactElement } from "react";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import type { CandleColor } from "#domain/sigils/methods/ancestral/traditions.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";
import { SYMBOL_VIEW_BOX, useSymbol } from "#web/lib/engine/use-symbol.ts";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";
import "#web/styles/all-utilities.css";

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
    <div
      className="wz-preview [&>.sigil]:mx-auto [&>.sigil]:max-w-[var(--preview-width,372px)]"
      data-candle={candle ?? undefined}
    >
      <p className="mb-3.5 text-ink-soft italic font-normal text-note/[1.4] font-text">
        {hasFailed ? "No preview in this browser. Your answers still count." : caption}
      </p>
      {drawn ? <SigilPicture paths={drawn.drawing} label={`Preview: ${label}`} /> : <SigilPlaceholder />}
    </div>
  );
}

/** The visitor's own mark in a layout, without its seal, small. */
export function LayoutMark({
  plan,
  className,
}: {
  readonly plan: DrawingPlan | null;
  /** How large it is. */
  readonly className: string;
}): ReactElement {
  const { drawn } = useDrawingOf(plan);
  return (
    <svg
      className={`glyph-layout aspect-square text-sigil-ink ${className}`}
      viewBox="46 46 420 420"
      aria-hidden="true"
    >
      {drawn && <path d={drawn.drawing.figure} />}
    </svg>
  );
}

/** A symbol of the library in the pen of the sigils; always beside its name, so that it is decoration to a screen reader. */
export function SymbolGlyph({
  request,
  className,
}: {
  readonly request: SymbolRequest;
  /** How large it is. */
  readonly className: string;
}): ReactElement {
  const path = useSymbol(request);
  return (
    <svg className={`text-sigil-ink ${className}`} viewBox={SYMBOL_VIEW_BOX} aria-hidden="true">
      {path !== null && <path d={path} />}
    </svg>
  );
}
