import { type Booking, isForfeited, isLive } from "./booking.ts";
import {
  decideAddingPicture,
  decideCancellingByClient,
  decideChangingMeeting,
  decideCompleting,
  decideConfirming,
  decideEditingNotes,
  decideNoShow,
  findClientMoveRefusal,
  isCancellingForfeiting,
  MOST_CLIENT_MOVES,
} from "./lifecycle.ts";
import { NO_MEETING } from "./meeting.ts";

/** What the client of a booking can do with it now; each act is decided again when it is done. */
export interface ClientRights {
  readonly canMove: boolean;
  /** Why it can’t be moved, as a sentence; null where it can. */
  readonly moveObstacle: string | null;
  /** Null where the master has lifted the cap. */
  readonly movesLeft: number | null;
  readonly canCancel: boolean;
  readonly isCancelForfeiting: boolean;
  readonly canEditNotes: boolean;
}

/** What the client of a booking can do with it now. */
export function computeClientRights(booking: Booking, now: number): ClientRights {
  const obstacle = findClientMoveRefusal(booking, now);
  const canCancel = decideCancellingByClient(booking, true, now).isOk;
  return {
    canMove: obstacle === null,
    moveObstacle: obstacle?.message ?? null,
    movesLeft: booking.isMoveCapLifted ? null : Math.max(0, MOST_CLIENT_MOVES - booking.clientMoves),
    canCancel,
    isCancelForfeiting: canCancel && isCancellingForfeiting(booking, now),
    canEditNotes: decideEditingNotes(booking, now).isOk,
  };
}

/** What the master can do with a booking now; a link, a reason or a time is asked for afterwards. */
export interface MasterRights {
  readonly canConfirm: boolean;
  readonly canMove: boolean;
  readonly canChangeMeeting: boolean;
  readonly canCancel: boolean;
  readonly canComplete: boolean;
  readonly canAddPicture: boolean;
  readonly canMarkMissed: boolean;
  readonly canRestore: boolean;
  readonly canLiftMoveCap: boolean;
}

/** What the master can do with a booking now. */
export function computeMasterRights(booking: Booking, now: number): MasterRights {
  return {
    canConfirm: decideConfirming(booking, true, now).isOk,
    canMove: isLive(booking),
    canChangeMeeting: decideChangingMeeting(booking, NO_MEETING, NO_MEETING, now).isOk,
    canCancel: isLive(booking),
    canComplete: decideCompleting(booking, now).isOk,
    canAddPicture: decideAddingPicture(booking, now).isOk,
    canMarkMissed: decideNoShow(booking, now).isOk,
    canRestore: isForfeited(booking),
    canLiftMoveCap: isLive(booking) && !booking.isMoveCapLifted,
  };
}
