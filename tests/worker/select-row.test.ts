import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { createDatabase, selectRow } from "#worker/db/database.ts";

/** A table that has grown: its row is written by code that knows `id` and `name` alone. */
const grown = sqliteTable("grown", {
  role: text("role").notNull().default("guest"),
  id: text("id").primaryKey(),
  note: text("note"),
  isNew: integer("is_new", { mode: "boolean" }).notNull().default(true),
  name: text("name").notNull(),
});

it("a row is inserted by the names of its columns, whatever columns the table has gained", async () => {
  await env.DB.exec(
    "create table grown (role text not null, id text primary key, note text, is_new integer not null, name text not null)",
  );
  const database = createDatabase(env.DB);
  await database.insert(grown).select(selectRow(grown, { name: "Ada", id: "g1" }, sql`1 = 1`));
  await database.insert(grown).select(selectRow(grown, { name: "Bob", id: "g2" }, sql`1 = 0`));
  expect(await database.select().from(grown)).toEqual([
    { role: "guest", id: "g1", note: null, isNew: true, name: "Ada" },
  ]);
});
