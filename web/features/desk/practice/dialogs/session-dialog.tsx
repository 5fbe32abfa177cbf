import type { ReactElement } from "react";
import type { SessionAct } from "../session-acts.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CompleteDialog } from "./complete-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { MeetingDialog } from "./meeting-dialog.tsx";
import { PlainActDialog } from "./plain-act-dialog.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import type { SessionDialogProps } from "./session-line.tsx";

/** The dialog of an act. */
export function SessionDialog({ act, ...props }: SessionDialogProps & { readonly act: SessionAct }): ReactElement {
  switch (act) {
    case "confirm":
      return <ConfirmDialog {...props} />;
    case "move":
      return <RescheduleDialog {...props} />;
    case "link":
      return <MeetingDialog {...props} />;
    case "cancel":
      return <CancelDialog {...props} />;
    case "complete":
      return <CompleteDialog {...props} />;
    case "miss":
    case "restore":
    case "lift":
      return <PlainActDialog act={act} {...props} />;
  }
}
