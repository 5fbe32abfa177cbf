import type { ReactElement } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { useDrawingOf } from "#web/lib/engine/use-drawing.ts";
import { computeExcess, toDrawableIntention } from "#web/lib/intention.ts";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";

/** The sigil of the words in the box by the chosen method, drawn again with each key. */
export function LivePreview({
  draft,
  plan,
}: {
  readonly draft: string;
  /** Undefined until it is known; null where the method has to ask first. */
  readonly plan: DrawingPlan | null | undefined;
}): ReactElement {
  const intention = toDrawableIntention(draft);
  const { drawn, hasFailed } = useDrawingOf(plan ?? null);
  const isAskedFirst = intention !== null && plan === null;
  const shown = isBlankIntention(draft) || isAskedFirst ? null : drawn;
  return (
    <div className="preview" data-candle={plan?.method === "ancestral" ? plan.candle : undefined}>
      {shown ? (
        <SigilPicture paths={shown.drawing} label={`Preview of the sigil for “${shown.intention}”`} />
      ) : (
        <SigilPlaceholder />
      )}
      <p className="note">{isAskedFirst ? ASKED_FIRST : toCaption(draft, shown !== null, hasFailed)}</p>
    </div>
  );
}

const ASKED_FIRST = "Your sigil appears once you have answered the method’s first question.";

function toCaption(draft: string, isShown: boolean, hasFailed: boolean): string {
  if (hasFailed) return "No preview in this browser. Generating still works.";
  if (isBlankIntention(draft)) return "Your sigil appears here as you write.";
  if (computeExcess(draft) > 0) {
    return isShown ? "As it was before your words grew too long." : "Your sigil appears once the words fit.";
  }
  return "So far; each letter changes it.";
}
