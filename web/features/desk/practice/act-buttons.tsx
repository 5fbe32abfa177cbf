import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import { ACT_WORDS, type ActedSession, type SessionAct } from "./session-acts.ts";

/** What is done with a session, and with which. */
export type OnAct = (act: SessionAct, session: ActedSession) => void;

/** A button for each act; the first that brings a session forward has an outline. */
export function ActButtons({
  acts,
  session,
  onAct,
}: {
  readonly acts: readonly SessionAct[];
  readonly session: ActedSession;
  readonly onAct: OnAct;
}): ReactElement | null {
  if (acts.length === 0) return null;
  return (
    <div className="actions mt-2 gap-x-2! gap-y-0.5!">
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === "confirm" || act === "complete" ? "quiet" : "ghost"}
          icon={act === "confirm" ? "check" : undefined}
          className={act === "confirm" || act === "complete" ? "[--btn-p:0.85rem]" : "[--btn-p:0.5rem]"}
          aria-label={`${ACT_WORDS[act].button}, ${session.name}`}
          onClick={() => onAct(act, session)}
        >
          {ACT_WORDS[act].button}
        </Button>
      ))}
    </div>
  );
}
