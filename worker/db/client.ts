import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/** The database with typed queries. */
export type Database = DrizzleD1Database;

/** Puts typed queries on a D1 binding. */
export function createDatabase(binding: D1Database): Database {
  return drizzle(binding);
}
