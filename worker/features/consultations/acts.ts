import {
  decideCancellingByClient,
  decideCancellingByMaster,
  decideChangingMeeting,
  decideCompleting,
  decideConfirming,
  decideConfirmingItself,
  decideEditingNotes,
  decideLapsing,
  decideLiftingCap,
  decideNoShow,
  decideRestoring,
  decideRevoking,
} from "#domain/consultations/lifecycle.ts";
import { isSameMeeting, type Meeting } from "#domain/consultations/meeting.ts";
import type { Fault, Result } from "#domain/lib/result.ts";
import type { AuditedAct } from "#worker/db/audit-log.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { changeBooking } from "./change-booking.ts";
import type { StoredBooking } from "./consultation-repo.ts";

/** A booking as it is after an act, or why the act is refused. */
export type Changed = Promise<Result<StoredBooking, Fault>>;

/** Who acts: links in mails lead to `origin`, as in `https://example.org`. */
interface Acting {
  readonly origin: string;
}

/** An act of the master, which the audit list keeps. */
interface ByMaster extends Acting {
  readonly audit: AuditedAct;
}

/** The client cancels; where that loses the access, only if they say that they know. An empty reason is none. */
export function cancelAsClient(
  deps: BookingDeps,
  id: string,
  { reason, acceptsForfeiture, origin }: Acting & { readonly reason: string; readonly acceptsForfeiture: boolean },
): Changed {
  return changeBooking(deps, id, {
    origin,
    tell: (before) => ({ kind: "cancelled", wasPending: before.status === "pending", reason: null }),
    decide: (booking, { now }) => decideCancellingByClient(booking, acceptsForfeiture, now),
    words: () => ({ reason: reason === "" ? null : reason }),
  });
}

/** The client changes the notes; empty ones are none. */
export function editNotes(
  deps: BookingDeps,
  id: string,
  { notes, origin }: Acting & { readonly notes: string },
): Changed {
  return changeBooking(deps, id, {
    origin,
    tell: null,
    decide: (booking, { now }) => decideEditingNotes(booking, now),
    words: () => ({ optionalNotes: notes === "" ? null : notes }),
  });
}

/** The master confirms; a session without a new place keeps the one that it has, or takes that of the settings. */
export function confirmAsMaster(
  deps: BookingDeps,
  id: string,
  { meeting, audit, origin }: ByMaster & { readonly meeting: Meeting | null },
): Changed {
  return changeBooking(deps, id, {
    ...{ audit, origin },
    tell: () => ({ kind: "confirmed", by: "master" }),
    decide: (booking, { meeting: known, now }) =>
      decideConfirming(booking, (meeting ?? known).meetingUrl !== null, now),
    words: ({ meeting: known }) => meeting ?? known,
  });
}

/** The master says where a confirmed session takes place from now on. */
export function changeMeeting(
  deps: BookingDeps,
  id: string,
  { meeting, audit, origin }: ByMaster & { readonly meeting: Meeting },
): Changed {
  return changeBooking(deps, id, {
    ...{ audit, origin },
    tell: () => ({ kind: "meeting_changed" }),
    decide: (booking, { meeting: known, now }) => decideChangingMeeting(booking, known, meeting, now),
    words: ({ meeting: known }) => (isSameMeeting(known, meeting) ? {} : meeting),
  });
}

/** A session that nobody has confirmed confirms itself a day before, where there is a link. */
export function confirmItself(deps: BookingDeps, id: string, { origin }: Acting): Changed {
  return changeBooking(deps, id, {
    origin,
    tell: () => ({ kind: "confirmed", by: "system" }),
    decide: (booking, { meeting, now }) => decideConfirmingItself(booking, meeting.meetingUrl !== null, now),
    words: ({ meeting }) => meeting,
  });
}

/** The master cancels or declines, with a reason for the client. */
export function cancelAsMaster(
  deps: BookingDeps,
  id: string,
  { reason, audit, origin }: ByMaster & { readonly reason: string },
): Changed {
  return changeBooking(deps, id, {
    ...{ audit, origin },
    tell: (before) => ({ kind: "cancelled", wasPending: before.status === "pending", reason }),
    decide: (booking) => decideCancellingByMaster(booking, reason),
    words: () => ({ reason }),
  });
}

/** The session took place; an empty summary is none. */
export function completeAsMaster(
  deps: BookingDeps,
  id: string,
  { summary, hasPicture, audit, origin }: ByMaster & { readonly summary: string; readonly hasPicture: boolean },
): Changed {
  return changeBooking(deps, id, {
    ...{ audit, origin },
    tell: () => ({ kind: "completed", summary: summary === "" ? null : summary, hasPicture }),
    decide: (booking, { now }) => decideCompleting(booking, now),
    words: () => ({ summary: summary === "" ? null : summary }),
  });
}

/** The client did not come. */
export function markMissed(deps: BookingDeps, id: string, { audit, origin }: ByMaster): Changed {
  return changeBooking(deps, id, {
    ...{ audit, origin },
    tell: () => ({ kind: "missed" }),
    decide: (booking, { now }) => decideNoShow(booking, now),
  });
}

/** The master gives back the access that a booking cost. */
export function restoreAccess(deps: BookingDeps, id: string, { audit, origin }: ByMaster): Changed {
  return changeBooking(deps, id, {
    ...{ audit, origin },
    tell: () => ({ kind: "access_restored" }),
    decide: (booking, { now }) => decideRestoring(booking, now),
  });
}

/** The master lets the client move the session as often as they like. */
export function liftCap(deps: BookingDeps, id: string, { audit, origin }: ByMaster): Changed {
  return changeBooking(deps, id, {
    ...{ audit, origin },
    tell: null,
    decide: (booking) => decideLiftingCap(booking),
  });
}

/** The access of a booking was revoked. */
export function cancelRevoked(deps: BookingDeps, id: string, { origin }: Acting): Changed {
  return changeBooking(deps, id, {
    origin,
    tell: (before) => ({ kind: "cancelled", wasPending: before.status === "pending", reason: null }),
    decide: (booking) => decideRevoking(booking),
  });
}

/** A session that is still pending when it begins. */
export function lapse(deps: BookingDeps, id: string, { origin }: Acting): Changed {
  return changeBooking(deps, id, {
    origin,
    tell: (before) => ({ kind: "cancelled", wasPending: before.status === "pending", reason: null }),
    decide: (booking, { now }) => decideLapsing(booking, now),
  });
}
