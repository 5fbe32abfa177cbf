import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { isEncrypted } from "#worker/db/schema/columns.ts";
import { FEATURES } from "#worker/features.ts";

const SCHEMA = import.meta.glob<Readonly<Record<string, unknown>>>(["../../worker/db/schema/*.ts"], { eager: true });
const TABLES = Object.values(SCHEMA).flatMap((exported) =>
  Object.values(exported).flatMap((value) => (is(value, SQLiteTable) ? [value] : [])),
);

/** Columns that lead to a person, or hold what one has written. */
const PERSONAL = new Set(["email", "recipient", "user_id"]);

/** Tables of the data model that no feature reads or writes yet. */
const NOT_IN_USE = ["blocked_slots", "consultations", "hand_drawn_sigils"];

function isPersonal(table: SQLiteTable): boolean {
  return Object.values(getTableColumns(table)).some((column) => PERSONAL.has(column.name) || isEncrypted(column));
}

describe("the registry of personal data", () => {
  const declared = FEATURES.flatMap(({ personalData = [] }) => personalData.map(({ table }) => getTableName(table)));

  it("has every table that holds something about a person, each from one feature alone", () => {
    const personal = TABLES.filter(isPersonal).map(getTableName);
    expect(personal.length).toBeGreaterThan(5);
    expect(declared.toSorted()).toEqual(personal.filter((name) => !NOT_IN_USE.includes(name)).toSorted());
  });

  it("keeps nothing but orders when somebody has their data deleted: invoices have to be kept", () => {
    const reduced = FEATURES.flatMap(({ personalData = [] }) =>
      personalData.filter(({ atDeletion }) => atDeletion !== "delete"),
    );
    expect(reduced.map(({ table }) => getTableName(table))).toEqual(["orders"]);
  });
});

describe("the features", () => {
  it("have unique names, and so have their jobs and their mails", () => {
    for (const names of [
      FEATURES.map(({ name }) => name),
      FEATURES.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)),
      FEATURES.flatMap(({ mails = [] }) => mails.map(({ name }) => name)),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
