import { eq, type SQL, sql } from "drizzle-orm";
import { LIVE_CONSULTATION_STATUSES } from "#domain/consultations/consultation-status.ts";
import type { ConsultationSettings } from "#domain/consultations/settings.ts";
import { formatSettings, SETTINGS_ID } from "#domain/consultations/stored-settings.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { isOneOf } from "#worker/db/schema/columns.ts";
import { consultationSettings, consultations } from "#worker/db/schema/consultations.ts";

/** Drafts the one row of the settings, with the defaults, where there is none: an update has to find it. */
export function draftSettingsRow(database: Database, now: number) {
  return database
    .insert(consultationSettings)
    .values({ id: SETTINGS_ID, settings: "{}", changedAt: now })
    .onConflictDoNothing();
}

/** Drafts a change of all settings, on a condition. */
export async function draftSettings(
  { database, encryption }: { readonly database: Database; readonly encryption: Encryption },
  settings: ConsultationSettings,
  { now, condition }: { readonly now: number; readonly condition: SQL },
) {
  const { meetingLink } = settings;
  const row = encryption.forRow("consultation_settings", SETTINGS_ID);
  const columns = {
    settings: formatSettings(settings),
    meetingUrl: meetingLink === null ? null : await row.encrypt("meeting_url", meetingLink),
    version: sql`${consultationSettings.version} + 1`,
    calendarVersion: sql`${consultationSettings.calendarVersion} + 1`,
    changedAt: now,
  };
  return {
    statement: database
      .update(consultationSettings)
      .set(columns)
      .where(sql`${consultationSettings.id} = ${SETTINGS_ID} and ${condition}`),
  };
}

/** Drafts another secret of the calendar's feed. */
export function draftFeed(database: Database, feedHash: string) {
  return database.update(consultationSettings).set({ feedHash }).where(eq(consultationSettings.id, SETTINGS_ID));
}

/** The condition that nobody has changed the settings since this version of them. */
export function areSettingsAsRead({ version }: { readonly version: number }): SQL {
  return sql`coalesce((select ${consultationSettings.version} from ${consultationSettings} where ${consultationSettings.id} = ${SETTINGS_ID}), 0) = ${version}`;
}

/** That a booking is live: written out and not as parameters, so that the indexes of live bookings are used. */
export const IS_LIVE: SQL = isOneOf("status", LIVE_CONSULTATION_STATUSES);

/** The condition that no booking is live. */
export const IS_NOTHING_LIVE: SQL = sql`not exists (select 1 from ${consultations} where ${IS_LIVE})`;
