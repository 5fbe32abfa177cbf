import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// What the embedded payment simulator remembers. The tables are empty wherever a real provider is configured.

/** Every version of every simulated payment: the next version is inserted, so that of two at the same moment one is refused. */
export const simulatedPayments = sqliteTable(
  "simulated_payments",
  {
    /** What the ids of the payment's objects share. */
    key: text("key").notNull(),
    version: integer("version").notNull(),
    body: text("body").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
);

/** What the simulator has to tell by webhook, in the order in which it happened. */
export const simulatedEvents = sqliteTable(
  "simulated_events",
  {
    sequence: integer("sequence").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique("simulated_events_id_unique"),
    type: text("type").notNull(),
    /** The object that it tells of, as JSON. */
    object: text("object").notNull(),
    createdAt: integer("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it is delivered next; null once it was accepted, or where it is lost on purpose. */
    nextAttemptAt: integer("next_attempt_at"),
  },
  (table) => [index("simulated_events_next_attempt_at").on(table.nextAttemptAt)],
);

/** Responses by idempotency key, to be given again. */
export const simulatedResponses = sqliteTable("simulated_responses", {
  key: text("key").primaryKey(),
  /** SHA-256 of method, path and parameters: another call with the same key is an error. */
  fingerprint: text("fingerprint").notNull(),
  status: integer("status").notNull(),
  body: text("body").notNull(),
});

/** How the simulator misbehaves, for tests: one row. */
export const simulatorSwitches = sqliteTable("simulator_switches", {
  id: integer("id").primaryKey(),
  body: text("body").notNull(),
});
