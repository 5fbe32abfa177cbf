import { eq } from "drizzle-orm";
import { parseSettings, SETTINGS_ID } from "#domain/consultations/stored-settings.ts";
import type { MasterNotice } from "#domain/mail/master-notices.ts";
import type { Database } from "#worker/db/database.ts";
import { consultationSettings } from "#worker/db/schema/consultations.ts";

/** Whether the settings of the practice ask for a mail to the master, by one of these names at least; where nothing is stored they do. */
export async function isNoticeWanted(database: Database, ...notices: readonly MasterNotice[]): Promise<boolean> {
  const [row] = await database
    .select({ settings: consultationSettings.settings })
    .from(consultationSettings)
    .where(eq(consultationSettings.id, SETTINGS_ID));
  const stored = row && parseSettings(row.settings, null);
  // Settings that can’t be read silence nobody.
  return !stored || notices.some((notice) => stored.notices.includes(notice));
}
