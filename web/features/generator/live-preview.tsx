import type { ReactElement } from "react";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { useDrawing } from "#web/lib/engine/use-drawing.ts";
import { computeExcess, toDrawableIntention } from "#web/lib/intention-length.ts";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";

/** The sigil of the words in the box, drawn anew with each key. */
export function LivePreview({ draft }: { readonly draft: string }): ReactElement {
  const { drawn, hasFailed } = useDrawing(toDrawableIntention(draft));
  const shown = isBlankIntention(draft) ? null : drawn;
  return (
    <div className="preview">
      {shown ? (
        <SigilPicture paths={shown.drawing} label={`Preview of the sigil for “${shown.intention}”`} />
      ) : (
        <SigilPlaceholder />
      )}
      <p className="note">{toCaption(draft, shown !== null, hasFailed)}</p>
    </div>
  );
}

function toCaption(draft: string, isShown: boolean, hasFailed: boolean): string {
  if (hasFailed) return "No preview in this browser. Generating still works.";
  if (isBlankIntention(draft)) return "Your sigil appears here as you write.";
  if (computeExcess(draft) > 0) {
    return isShown ? "As it was before your words grew too long." : "Your sigil appears once the words fit.";
  }
  return "So far; each letter changes it.";
}
