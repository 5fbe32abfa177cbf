import type { ActedSession } from "../session-acts.ts";

/** What each dialog about a session is handed. */
export interface SessionDialogProps {
  readonly session: ActedSession;
  /** The master's zone. */
  readonly zone: string;
  readonly onClose: () => void;
}
