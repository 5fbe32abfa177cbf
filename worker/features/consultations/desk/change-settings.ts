import { sql } from "drizzle-orm";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { type ConsultationSettings, decideSettings, SETTINGS_MESSAGES } from "#domain/consultations/settings.ts";
import type { SettingsResponse } from "#domain/contracts/desk-practice.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { MASTER_NOTICES } from "#domain/mail/master-notices.ts";
import { AuditLog } from "#worker/db/audit-log.ts";
import { hashToken, newToken } from "#worker/db/identifiers.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import type { BookingDeps } from "../booking-deps.ts";
import { PracticeRepo } from "../practice-repo.ts";
import { BlockRepo } from "./block-repo.ts";
import type { DeskActor } from "./desk-actor.ts";
import {
  areSettingsAsRead,
  draftFeed,
  draftSettings,
  draftSettingsRow,
  IS_LIVE,
  IS_NOTHING_LIVE,
} from "./draft-settings.ts";

const STALE_MESSAGE =
  "The settings were changed in the meantime, in another window or by somebody else. Please look at them again.";

/** The settings as the desk shows them. */
export async function showSettings(deps: BookingDeps): Promise<SettingsResponse> {
  const [{ settings, version, hasFeed }, live] = await Promise.all([
    new PracticeRepo(deps.database, deps.encryption).readSettings(),
    deps.database.$count(consultations, IS_LIVE),
  ]);
  const { lengthMinutes: _, workingHours, notices, ...others } = settings;
  return {
    settings: { ...others, workingHours: { ...workingHours }, notices: [...notices] },
    version,
    isZoneFixed: live > 0,
    hasFeed,
  };
}

/** What the master wants to be set; how long a session is can't be changed. */
export type WantedSettings = Omit<ConsultationSettings, "lengthMinutes">;

/**
 * Changes the settings; no booking moves. Repeated it changes nothing. Fails with `conflict` where they were changed since this version of
 * them, or the zone would change while bookings live.
 */
export async function changeSettings(
  deps: BookingDeps,
  { userAgent }: DeskActor,
  { settings, version }: { readonly settings: WantedSettings; readonly version: number },
): Promise<Result<null, Fault>> {
  const { database, encryption, clock } = deps;
  const practice = new PracticeRepo(database, encryption);
  const [stored, live] = await Promise.all([practice.readSettings(), database.$count(consultations, IS_LIVE)]);
  const { lengthMinutes } = stored.settings;
  const notices = MASTER_NOTICES.filter((notice) => settings.notices.includes(notice));
  const decided = decideSettings(stored.settings, { ...settings, notices, lengthMinutes }, live);
  if (!decided.isOk) {
    const { message } = decided.error;
    return refuse(message === SETTINGS_MESSAGES.zoneInUse ? "conflict" : "invalid_request", { message });
  }
  const changed = listChanges(stored.settings, decided.value);
  if (changed.length === 0) return ok(null);
  if (stored.version !== version) return refuse("conflict", { message: STALE_MESSAGE });
  const now = clock.now();
  const { zone } = decided.value;
  const isZoneKept = zone === stored.settings.zone;
  const isSame = areSettingsAsRead(stored);
  const condition = isZoneKept ? isSame : sql`${isSame} and ${IS_NOTHING_LIVE}`;
  const audited = { act: "settings_changed", detail: changed.join(" "), browser: describeBrowser(userAgent) } as const;
  const { statement } = await draftSettings(deps, decided.value, { now, condition });
  const results = await database.batch([
    draftSettingsRow(database, now),
    new AuditLog(database).draft(audited, now, condition),
    ...(isZoneKept ? [] : await new BlockRepo(deps).draftDays(zone, now, condition)),
    statement,
  ]);
  if (results.at(-1)?.meta.changes === 1) return ok(null);
  // Somebody else was faster: another change, or a booking that keeps the zone.
  const isStale = (await practice.readSettings()).version !== version;
  return refuse("conflict", { message: isStale ? STALE_MESSAGE : SETTINGS_MESSAGES.zoneInUse });
}

/** The names of the settings in which two differ. */
function listChanges(old: ConsultationSettings, wanted: ConsultationSettings): readonly string[] {
  const before = new Map<string, unknown>(Object.entries(old));
  return Object.entries(wanted)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
    .map(([name]) => name);
}

/** Makes another secret address of the calendar's feed; the one before opens nothing from then on. */
export async function renewFeed(deps: BookingDeps, { origin, userAgent }: DeskActor): Promise<string> {
  const { database, clock } = deps;
  const token = newToken();
  const now = clock.now();
  await database.batch([
    draftSettingsRow(database, now),
    draftFeed(database, await hashToken(token)),
    new AuditLog(database).draft({ act: "feed_renewed", browser: describeBrowser(userAgent) }, now),
  ]);
  return `${origin}/api/calendar-feed/${token}`;
}
