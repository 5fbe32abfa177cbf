import { type ReactElement, useState } from "react";
import type { DrawnIntention } from "#web/lib/engine/use-drawing.ts";
import { useReducedMotion } from "#web/lib/use-media-query.ts";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";
import { SigilWriting } from "#web/ui/sigil/sigil-writing.tsx";

/** The sigil of the title page: the first one writes itself, those that follow the visitor's keys stand at once. */
export function HeroSigil({ drawn }: { readonly drawn: DrawnIntention | null }): ReactElement {
  const isMotionReduced = useReducedMotion();
  const [first, setFirst] = useState<DrawnIntention | null>(null);
  const [isWritten, setWritten] = useState(false);
  if (drawn && !first) setFirst(drawn);
  if (first && drawn !== first && !isWritten) setWritten(true);

  if (!drawn) return <SigilPlaceholder />;
  const { intention, drawing } = drawn;
  const label = `A sigil drawn from the words “${intention}”`;
  if (isMotionReduced || isWritten) return <SigilPicture paths={drawing} label={label} />;
  return <SigilWriting paths={drawing} strokes={drawing.strokes} label={label} onWritten={() => setWritten(true)} />;
}
