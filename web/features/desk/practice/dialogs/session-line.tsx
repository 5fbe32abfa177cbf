import type { ReactElement } from "react";
import { formatInstant } from "../practice-formats.ts";
import type { ActedSession } from "../session-acts.ts";

/** What each dialog about a session is handed. */
export interface SessionDialogProps {
  readonly session: ActedSession;
  /** The master's zone. */
  readonly zone: string;
  readonly onClose: () => void;
}

/** Whose session a dialog is about, and when it is, by the master's clock and by the client's. */
export function SessionLine({ session, zone }: Pick<SessionDialogProps, "session" | "zone">): ReactElement {
  const { name, time, timezone } = session;
  return (
    <p className="mt-2 leading-[1.45] text-ink-soft wrap-anywhere">
      <b className="font-semibold text-base-content">{name}</b>,{" "}
      <span className="num">{formatInstant("moment", time, zone)}</span>
      {timezone !== zone && (
        <>
          {" "}
          (for the client <span className="num">{formatInstant("zonedMoment", time, timezone)}</span>)
        </>
      )}
    </p>
  );
}
