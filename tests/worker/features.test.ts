import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { isEncrypted } from "#worker/db/schema/columns.ts";
import { FEATURES } from "#worker/features.ts";

const SCHEMA = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../worker/db/schema/*.ts", "../../worker/adapters/stripe-simulator/schema.ts"],
  { eager: true },
);
const TABLES = Object.values(SCHEMA).flatMap((exported) =>
  Object.values(exported).flatMap((value) => (is(value, SQLiteTable) ? [value] : [])),
);

/** The tables that hold nothing of a person, each with the reason. */
const NOTHING_OF_A_PERSON: Readonly<Record<string, string>> = {
  audit_entries: "acts of the master, by numbers of orders",
  blocked_slots: "hours that the master keeps free",
  consultation_settings: "how the master works",
  daily_counts: "figures under digests that nobody can turn back",
  freed_times: "hours that became free, for as long as somebody may be offered them",
  master_setups: "digests of used secrets",
  newsletter_issues: "what the master writes to everybody, and how many got it",
  passkey_challenges: "random bytes of a few minutes",
  payment_events: "ids of the provider",
  payment_objects: "amounts and ids of the provider, which an invoice is made of",
  recovery_codes: "digests of the master’s codes",
  refund_requests: "amounts and ids of the provider, which an invoice is made of",
  service_turns: "when a service may be asked again",
  simulated_events: "payments that are none, with simulated cards",
  simulated_payments: "payments that are none, with simulated cards",
  simulated_responses: "payments that are none, with simulated cards",
  simulator_switches: "how the simulator misbehaves",
};

/** Columns that lead to a person, or hold what one has written. */
const PERSONAL = new Set(["email", "recipient", "user_id"]);

function isPersonal(table: SQLiteTable): boolean {
  return Object.values(getTableColumns(table)).some((column) => PERSONAL.has(column.name) || isEncrypted(column));
}

describe("the registry of personal data", () => {
  const data = FEATURES.flatMap(({ personalData = [] }) => personalData);
  const declared = data.map(({ table }) => getTableName(table));

  it("has every table, each from one feature alone, or there is a reason why a table holds nothing of a person", () => {
    const all = [...declared, ...Object.keys(NOTHING_OF_A_PERSON)];
    expect(TABLES.length).toBeGreaterThan(15);
    expect(all.toSorted()).toEqual(TABLES.map(getTableName).toSorted());
  });

  it("has every table with an address, an account’s id or an encrypted column but the master’s own", () => {
    const missing = TABLES.filter(isPersonal)
      .map(getTableName)
      .filter((name) => !declared.includes(name));
    expect(missing.toSorted()).toEqual(["blocked_slots", "consultation_settings", "newsletter_issues"]);
  });

  it("keeps nothing but invoices and the keys of mails when somebody has their data deleted", () => {
    const reduced = data.filter(({ atDeletion }) => atDeletion !== "delete").map(({ table }) => getTableName(table));
    // An erasure is deleted by itself, in the same batch.
    expect(reduced.toSorted()).toEqual(["erasures", "orders", "outbox"]);
  });

  it("hands out no digest of a secret and no key", () => {
    for (const { table, hidden = [] } of data) {
      const shown = Object.keys(getTableColumns(table)).filter((column) => !hidden.includes(column));
      expect(shown.filter((column) => /hash|digest|key$|secret/i.test(column))).toEqual([]);
    }
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
