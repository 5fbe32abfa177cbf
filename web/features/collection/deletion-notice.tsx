import type { ReactElement } from "react";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { takeFocus } from "./collection-entry.tsx";

/** Says what was deleted, and takes it back. */
export function DeletionNotice({
  sigil,
  isBusy = false,
  onUndo,
}: {
  readonly sigil: IssuedSigil;
  readonly isBusy?: boolean;
  readonly onUndo: () => void;
}): ReactElement {
  return (
    <p className="flex *:first:flex-[1_1_14rem] flex-wrap gap-y-2 gap-x-4 items-center justify-between mb-5 py-2 pr-2 pl-3.5 border border-rule border-l-3 border-l-info bg-base-200 text-ui/[1.35] wrap-anywhere">
      <span>
        Deleted: <i dir="auto">“{sigil.intention}”</i>
      </span>
      <Button ref={takeFocus} icon="replay" isBusy={isBusy} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
