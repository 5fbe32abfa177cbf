import { listBlockedTimes } from "#domain/consultations/block-calendar.ts";
import { isBlockAhead } from "#domain/consultations/blocks.ts";
import type { CalendarResponse, DeskFigures } from "#domain/contracts/desk-consultations.ts";
import { addDays, type CivilDay, findCivilDay, findDayStart } from "#domain/hours/civil-day.ts";
import type { BookingDeps } from "../booking-deps.ts";
import { PracticeRepo } from "../practice-repo.ts";
import { BlockRepo } from "./block-repo.ts";
import { toConsultationRow } from "./describe-consultation.ts";
import { DeskConsultationRepo } from "./desk-consultation-repo.ts";

/** The days from one to another that have a consultation or a block on them, by the practice's clock. */
export async function showCalendar(
  deps: BookingDeps,
  { from, to }: { readonly from: CivilDay; readonly to: CivilDay },
): Promise<CalendarResponse> {
  const { database, encryption } = deps;
  const { settings } = await new PracticeRepo(database, encryption).readSettings();
  const { zone } = settings;
  const within = { startsAt: findDayStart(from, zone), endsAt: findDayStart(addDays(to, 1), zone) };
  const [stored, blocks] = await Promise.all([
    new DeskConsultationRepo(database).listWithin(within),
    new BlockRepo(deps).list(from, to),
  ]);
  const rows = await Promise.all(stored.map((row) => toConsultationRow(deps, row, zone)));
  const rowsOf = Map.groupBy(rows, ({ day }) => day);
  const days: CalendarResponse["days"] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const consultations = rowsOf.get(day) ?? [];
    const blocked = listBlockedTimes(blocks, day, zone).map(({ startsAt, endsAt, by }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      blocks: by.map(({ id, block, reason }) => ({ id, kind: block.kind, reason })),
    }));
    if (consultations.length > 0 || blocked.length > 0) days.push({ day, consultations, blocks: blocked });
  }
  return { days };
}

/** The figures at the head of the desk. */
export async function countFigures(deps: BookingDeps): Promise<DeskFigures> {
  const { settings } = await new PracticeRepo(deps.database, deps.encryption).readSettings();
  const { zone } = settings;
  const now = deps.clock.now();
  const today = findCivilDay(now, zone);
  const [counts, blocks, parkedMails] = await Promise.all([
    new DeskConsultationRepo(deps.database).count(today),
    new BlockRepo(deps).list(today),
    deps.outbox.countParked(),
  ]);
  return {
    totalBookings: counts.total,
    todaysSessions: counts.today,
    blockedSlots: blocks.filter(({ block }) => isBlockAhead(block, zone, now)).length,
    unconfirmed: counts.pending,
    parkedMails,
    today,
    timezone: zone,
  };
}
