import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PICTURE_TYPES } from "#domain/files/picture.ts";
import { FILE_PURPOSES, FILE_STATES } from "#domain/files/stored-file.ts";
import { checkEncrypted, checkOneOf, encryptedText, isOneOf } from "./columns.ts";

/** Files in the bucket: each is encrypted with its own key, which is encrypted here. Without its row nobody can read it. */
export const storedFiles = sqliteTable(
  "stored_files",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose", { enum: FILE_PURPOSES }).notNull(),
    /** The id of the consultation or the commission that it belongs to. */
    subjectId: text("subject_id").notNull(),
    state: text("state", { enum: FILE_STATES }).notNull().default("arriving"),
    /** Random: it says nothing. */
    objectKey: text("object_key").notNull().unique("stored_files_object_key_unique"),
    /** The key of its content; null once it is removed. */
    contentKey: encryptedText("stored_files", "content_key"),
    mediaType: text("media_type", { enum: PICTURE_TYPES }).notNull(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("stored_files_kept_unique")
      .on(table.purpose, table.subjectId)
      .where(isOneOf("state", ["kept"])),
    index("stored_files_subject_id").on(table.subjectId),
    index("stored_files_state_created_at").on(table.state, table.createdAt),
    check("stored_files_key_until_removed", sql`(${table.contentKey} is null) = (${table.state} = 'removed')`),
    checkOneOf("stored_files", table.purpose, FILE_PURPOSES),
    checkOneOf("stored_files", table.state, FILE_STATES),
    ...checkEncrypted("stored_files", [table.contentKey]),
  ],
);
