import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often something was done on a day, where that has a limit; nothing of it says who did it. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    /** What is counted, in a word. */
    name: text("name").notNull(),
    /** A keyed digest of whom it is counted for, such as a client's address. */
    key: text("key").notNull(),
    /** In UTC. */
    day: text("day").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key, table.day] }), index("daily_counts_day").on(table.day)],
);

/** When services that want to be asked slowly may be asked again; nothing of what they are asked. */
export const serviceTurns = sqliteTable("service_turns", {
  service: text("service").primaryKey(),
  nextAt: integer("next_at").notNull(),
});
