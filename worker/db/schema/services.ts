import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** When services that want to be asked slowly may be asked again; nothing of what they are asked. */
export const serviceTurns = sqliteTable("service_turns", {
  service: text("service").primaryKey(),
  nextAt: integer("next_at").notNull(),
});
