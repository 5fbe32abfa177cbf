import type { Visitor } from "#domain/accounts/visitor.ts";
import {
  ACCESS_ERROR_CODES,
  ACCESS_MESSAGES,
  type AccessRefusal,
  decideBookingAccess,
} from "#domain/consultations/access.ts";
import { PROLONG_MESSAGES, type ProlongRefusal } from "#domain/consultations/holds.ts";
import type { KeptTime } from "#domain/consultations/kept-times.ts";
import { SLOT_MESSAGES } from "#domain/consultations/slots.ts";
import type { HoldResponse } from "#domain/contracts/consultations.ts";
import { type CivilDay, findCivilDay } from "#domain/hours/civil-day.ts";
import { type ErrorCode, type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { MINUTE_MS } from "#domain/lib/time.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { findAccess } from "./find-access.ts";
import { refuseHour } from "./free-hours.ts";
import { describeHold, HoldRepo, type StoredHold } from "./hold-repo.ts";
import { PracticeRepo } from "./practice-repo.ts";

/** Keeps an hour for a buyer for ten minutes, in place of the one that they kept before. */
export async function holdHour(
  deps: BookingDeps,
  visitor: Visitor,
  startsAt: number,
): Promise<Result<HoldResponse, Fault>> {
  const now = deps.clock.now();
  if (startsAt <= now) return refuse("invalid_request", { message: SLOT_MESSAGES.past });
  const allowed = decideBookingAccess(await findAccess(deps, visitor));
  if (!allowed.isOk) return refuseAccess(allowed.error);
  const { orderId } = allowed.value;
  const practice = new PracticeRepo(deps.database, deps.encryption);
  const { settings } = await practice.readSettings();
  const day = findCivilDay(startsAt, settings.zone);
  const stored = await practice.readDays(day, day);
  const object = deps.days.get(day, settings.locationHint);
  const wanted = {
    ...{ id: crypto.randomUUID(), orderId, bookingId: null },
    ...{ startsAt, endsAt: startsAt + settings.lengthMinutes * MINUTE_MS },
  };
  const held = await object.hold(wanted, stored, now);
  if (!held.isOk) return refuseHour(deps, held.error, { startsAt, orderId, settings });
  const hold = toStored(held.value, orderId, day);
  const before = await new HoldRepo(deps.database).replace(hold).catch(() => "unwritten" as const);
  if (before === "unwritten") {
    await object.release(hold.id).catch(() => {});
    return refuse("not_ready");
  }
  if (before !== null && before.day !== day) await letHoldGo(deps, before);
  return ok(describeHold(hold));
}

/** Keeps an hour for ten minutes more. Fails with `gone` where the hold is over, or is somebody else’s. */
export async function prolongHold(
  deps: BookingDeps,
  visitor: Visitor,
  id: string,
): Promise<Result<HoldResponse, Fault>> {
  const repo = new HoldRepo(deps.database);
  const hold = await findOwn(deps, visitor, id);
  if (hold === null) return refuse("gone", { message: PROLONG_MESSAGES.hold_ended });
  const { settings } = await new PracticeRepo(deps.database, deps.encryption).readSettings();
  const day = deps.days.get(hold.day, settings.locationHint);
  const prolonged = await day.prolong(id, hold.orderId, deps.clock.now());
  if (!prolonged.isOk) {
    return refuse(PROLONG_ERROR_CODES[prolonged.error], { message: PROLONG_MESSAGES[prolonged.error] });
  }
  const longer = toStored(prolonged.value, hold.orderId, hold.day);
  const before = await repo.replace(longer);
  // Another tab has chosen another hour in the meantime: there is one for each order.
  if (before !== null && before.id !== longer.id) await letHoldGo(deps, before);
  return ok(describeHold(longer));
}

/** Lets an hour go; nothing happens where the hold is over, or is somebody else’s. */
export async function releaseHold(deps: BookingDeps, visitor: Visitor, id: string): Promise<void> {
  const hold = await findOwn(deps, visitor, id);
  if (hold === null) return;
  await new HoldRepo(deps.database).delete(id);
  await letHoldGo(deps, hold);
}

/** Tells a day that a hold is over. Where the day can’t be asked, the hold ends by itself. */
export async function letHoldGo(deps: BookingDeps, { id, day }: StoredHold): Promise<void> {
  try {
    const { settings } = await new PracticeRepo(deps.database, deps.encryption).readSettings();
    await deps.days.get(day, settings.locationHint).release(id);
  } catch {}
}

/** Refuses somebody who can’t book, and says why. */
export function refuseAccess(refusal: AccessRefusal): Result<never, Fault> {
  return refuse(ACCESS_ERROR_CODES[refusal], { message: ACCESS_MESSAGES[refusal] });
}

const PROLONG_ERROR_CODES: Readonly<Record<ProlongRefusal, ErrorCode>> = {
  hold_ended: "gone",
  too_early: "conflict",
  prolonged_enough: "conflict",
  is_offer: "conflict",
};

async function findOwn(deps: BookingDeps, visitor: Visitor, id: string): Promise<StoredHold | null> {
  const hold = await new HoldRepo(deps.database).find(id);
  if (hold === null) return null;
  const { orderId } = await findAccess(deps, visitor);
  return hold.orderId === orderId ? hold : null;
}

function toStored({ id, startsAt, expiresAt, timesProlonged }: KeptTime, orderId: string, day: CivilDay): StoredHold {
  return { id, orderId, day, startsAt, expiresAt, timesProlonged };
}
