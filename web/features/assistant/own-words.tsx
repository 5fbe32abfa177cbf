import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import type { Assistant } from "./use-assistant.ts";

/** What the visitor had written before other words were taken into the box, and the way back to it. */
export function OwnWords({
  assistant: { ownWords, putBack },
  draft,
}: {
  readonly assistant: Assistant;
  readonly draft: string;
}): ReactElement | null {
  const words = ownWords?.trim();
  if (words === undefined || words === draft.trim()) return null;
  return (
    <div className="own-words" role="status">
      <p className="note">
        Your own words are kept: <q dir="auto">{words}</q>
      </p>
      <Button variant="ghost" icon="replay" onClick={putBack}>
        Put them back
      </Button>
    </div>
  );
}
