import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { MasterAct } from "#domain/accounts/master-act.ts";
import { createHourBlock } from "#domain/consultations/blocks.ts";
import { type Meeting, NO_MEETING } from "#domain/consultations/meeting.ts";
import {
  blockSlot,
  blockTime as blockTimeContract,
  listBlockedSlots,
  setBlockException,
  unblockSlot,
} from "#domain/contracts/desk-blocks.ts";
import {
  type ConsultationsResponse,
  cancelConsultation,
  changeMeeting as changeMeetingContract,
  completeConsultation,
  confirmConsultation,
  type DeskConsultation,
  getDeskCalendar,
  getDeskConsultation,
  getDeskFigures,
  liftMoveCap,
  listConsultations,
  markConsultationMissed,
  type OptionalMeeting,
  removeSessionPicture,
  rescheduleConsultation,
  restoreConsultationAccess,
  searchConsultations,
  setSessionPicture,
} from "#domain/contracts/desk-consultations.ts";
import { changePracticeSettings, getPracticeSettings, renewCalendarFeed } from "#domain/contracts/desk-practice.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { replyEmpty } from "#worker/http/reply.ts";
import { accountRoute, type Route } from "#worker/http/route.ts";
import {
  cancelAsMaster,
  changeMeeting,
  completeAsMaster,
  confirmAsMaster,
  liftCap,
  markMissed,
  restoreAccess,
} from "../acts.ts";
import type { BookingDeps } from "../booking-deps.ts";
import { NO_BOOKING } from "../change-booking.ts";
import { ConsultationRepo, type StoredBooking } from "../consultation-repo.ts";
import { moveAsMaster } from "../move-session.ts";
import { PracticeRepo } from "../practice-repo.ts";
import { addPicture, removePicture, toPicturePlace } from "../session-picture.ts";
import { blockTime, setException, unblockTime } from "./block-time.ts";
import { changeSettings, renewFeed, showSettings } from "./change-settings.ts";
import { listBlocks, toBlock, toBlockedSlot } from "./describe-block.ts";
import { describeConsultation, toConsultationRow } from "./describe-consultation.ts";
import type { DeskActor } from "./desk-actor.ts";
import { DeskConsultationRepo, type ListRequest } from "./desk-consultation-repo.ts";
import { countFigures, showCalendar } from "./show-calendar.ts";

/** The calls by which the master runs the practice. */
export function listDeskRoutes(deps: BookingDeps): readonly Route[] {
  const { database, encryption, clock } = deps;
  const repo = new DeskConsultationRepo(database);
  const bookings = new ConsultationRepo(database, encryption);
  const practice = new PracticeRepo(database, encryption);

  async function showList(request: ListRequest): Promise<Result<ConsultationsResponse, Fault>> {
    const [{ rows, next }, { settings }] = await Promise.all([repo.list(request), practice.readSettings()]);
    const consultations = await Promise.all(rows.map((row) => toConsultationRow(deps, row, settings.zone)));
    return ok({ consultations, next });
  }

  async function show(stored: StoredBooking | null): Promise<Result<DeskConsultation, Fault>> {
    if (!stored) return refuse("not_found", { message: NO_BOOKING });
    return ok(await describeConsultation(deps, stored, clock.now()));
  }

  async function showChanged(changed: Promise<Result<StoredBooking, Fault>>): Promise<Result<DeskConsultation, Fault>> {
    const stored = await changed;
    return stored.isOk ? show(stored.value) : stored;
  }

  return [
    accountRoute(listConsultations, ({ query }) => showList({ query: "", statuses: [], before: query.before ?? null })),
    accountRoute(searchConsultations, ({ body }) => showList(body)),
    accountRoute(getDeskFigures, async () => ok(await countFigures(deps))),
    accountRoute(getDeskCalendar, async ({ query }) => ok(await showCalendar(deps, query))),
    accountRoute(getDeskConsultation, async ({ params }) => show(await bookings.find(params.id))),
    accountRoute(confirmConsultation, ({ params, body, ...actor }) =>
      showChanged(
        confirmAsMaster(deps, params.id, {
          ...toActing("session_confirmed", params.id, actor),
          meeting: toMeeting(body),
        }),
      ),
    ),
    accountRoute(changeMeetingContract, ({ params, body, ...actor }) =>
      showChanged(
        changeMeeting(deps, params.id, {
          ...toActing("session_link_changed", params.id, actor),
          meeting: toMeeting(body) ?? NO_MEETING,
        }),
      ),
    ),
    accountRoute(cancelConsultation, ({ params, body, ...actor }) =>
      showChanged(
        cancelAsMaster(deps, params.id, {
          ...toActing("session_cancelled", params.id, actor),
          reason: body.reason,
        }),
      ),
    ),
    accountRoute(rescheduleConsultation, ({ params, body, ...actor }) =>
      showChanged(
        moveAsMaster(deps, params.id, {
          ...toActing("session_moved", params.id, actor, body.newDateTime),
          startsAt: Date.parse(body.newDateTime),
          reason: body.reason ?? null,
          meeting: toMeeting(body),
        }),
      ),
    ),
    accountRoute(completeConsultation, async ({ params, body, ...actor }) =>
      showChanged(
        completeAsMaster(deps, params.id, {
          ...toActing("session_completed", params.id, actor),
          summary: body.summary,
          hasPicture: (await deps.files.find(toPicturePlace(params.id))) !== null,
        }),
      ),
    ),
    accountRoute(setSessionPicture, ({ params, body }) => showChanged(addPicture(deps, params.id, body.bytes))),
    accountRoute(removeSessionPicture, ({ params }) => showChanged(removePicture(deps, params.id))),
    accountRoute(markConsultationMissed, ({ params, ...actor }) =>
      showChanged(markMissed(deps, params.id, toActing("session_missed", params.id, actor))),
    ),
    accountRoute(restoreConsultationAccess, ({ params, ...actor }) =>
      showChanged(restoreAccess(deps, params.id, toActing("access_restored", params.id, actor))),
    ),
    accountRoute(liftMoveCap, ({ params, ...actor }) =>
      showChanged(liftCap(deps, params.id, toActing("move_cap_lifted", params.id, actor))),
    ),
    accountRoute(listBlockedSlots, async () => ok({ blockedSlots: [...(await listBlocks(deps))] })),
    accountRoute(blockSlot, async ({ body, ...actor }) => {
      const block = createHourBlock(Date.parse(body.dateTime));
      const blocked = await blockTime(deps, actor, { block, reason: body.reason || null });
      return blocked.isOk ? ok(toBlockedSlot(blocked.value)) : blocked;
    }),
    accountRoute(blockTimeContract, async ({ body, ...actor }) => {
      const blocked = await blockTime(deps, actor, toBlock(body));
      return blocked.isOk ? ok(toBlockedSlot(blocked.value)) : blocked;
    }),
    accountRoute(unblockSlot, async ({ params, ...actor }) => {
      await unblockTime(deps, actor, params.id);
      return ok(replyEmpty({ status: 204 }));
    }),
    accountRoute(setBlockException, async ({ params, body, ...actor }) => {
      const changed = await setException(deps, actor, { id: params.id, ...body });
      return changed.isOk ? ok(toBlockedSlot(changed.value)) : changed;
    }),
    accountRoute(getPracticeSettings, async () => ok(await showSettings(deps))),
    accountRoute(changePracticeSettings, async ({ body, ...actor }) => {
      const changed = await changeSettings(deps, actor, body);
      return changed.isOk ? ok(await showSettings(deps)) : changed;
    }),
    accountRoute(renewCalendarFeed, async (actor) => ok({ url: await renewFeed(deps, actor) })),
  ];
}

/** The place that a request names; null where it names none. Empty codes count as none. */
function toMeeting({ meetingUrl, meetingId, meetingPassword }: OptionalMeeting): Meeting | null {
  if (meetingUrl === undefined) return null;
  return { meetingUrl, meetingId: meetingId || null, meetingPassword: meetingPassword || null };
}

/** From where links of mails lead, and the line of the audit list. */
function toActing(act: MasterAct, subject: string, { origin, userAgent }: DeskActor, detail?: string) {
  const audit = { act, subject, ...(detail !== undefined && { detail }), browser: describeBrowser(userAgent) };
  return { origin, audit };
}
