import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "#worker/db/database.ts";
import { type KeyRing, type RecordVault, type RingKey, Vault } from "#worker/db/encryption.ts";
import { listSealedTables, type ResealCounts, Resealer } from "#worker/db/key-rotation.ts";
import type { Sealed } from "#worker/db/schema/columns.ts";
import { deleteEverything, EVERYTHING, insert, type Row, user } from "./support/stored-rows.ts";

const oldest: RingKey = { kid: "2024", bytes: new Uint8Array(32).fill(5) };
const older: RingKey = { kid: "2025", bytes: new Uint8Array(32).fill(7) };
const newest: RingKey = { kid: "2026", bytes: new Uint8Array(32).fill(9) };

beforeEach(() => insert("users", user));
afterEach(deleteEverything);

function reseal(vault: Vault, limit?: number): Promise<ResealCounts> {
  return new Resealer(createDatabase(env.DB), vault).run(limit);
}

function vaultOf(...ring: KeyRing): Vault {
  return new Vault(ring);
}

/** Puts the row of a table there with words of its own in every sealed column. */
async function store(table: string, vault: Vault, change: Row = {}): Promise<void> {
  const row = { ...new Map(EVERYTHING).get(table), ...change };
  const record = vault.record(table, String(row.id));
  const sealed: Record<string, string> = {};
  for (const column of listColumns(table)) sealed[column] = await record.seal(column, wordsOf(table, column));
  await insert(table, { ...row, ...sealed, ...change });
}

function listColumns(table: string): readonly string[] {
  const sealed = listSealedTables().find(({ name }) => name === table);
  return Object.values(sealed?.columns ?? {}).map(({ name }) => name);
}

function wordsOf(table: string, column: string): string {
  return `What stands in ${table}.${column} ☾`;
}

async function read(table: string, id: string): Promise<Row> {
  const row = await env.DB.prepare(`select * from ${table} where id = ?`).bind(id).first<Row>();
  if (!row) throw new Error(`There is no row ${id} in ${table}.`);
  return row;
}

/** What a vault finds in a cell; null where it is empty. */
async function open(vault: Vault, table: string, row: Row, column: string): Promise<string | null> {
  const value = row[column];
  if (value === null) return null;
  return vault.record(table, String(row.id)).open(column, value as Sealed<string, string>);
}

/** Says that the columns of a row hold their words, for a ring that has the newest key alone. */
async function expectNewlySealed(table: string, id: string): Promise<void> {
  const row = await read(table, id);
  for (const column of listColumns(table)) {
    expect(row[column]).toMatch(/^s1\.2026\./);
    expect(await open(vaultOf(newest), table, row, column)).toBe(wordsOf(table, column));
  }
}

/** A vault that lets somebody else write each time after it has opened a value. */
class InterruptedVault extends Vault {
  readonly #interrupt: () => Promise<unknown>;

  constructor(ring: KeyRing, interrupt: () => Promise<unknown>) {
    super(ring);
    this.#interrupt = interrupt;
  }

  override record<Table extends string>(table: Table, rowId: string): RecordVault<Table> {
    const { seal, open } = super.record(table, rowId);
    return {
      seal,
      open: async (column, sealed) => {
        const text = await open(column, sealed);
        await this.#interrupt();
        return text;
      },
    };
  }
}

it("resealing knows every column that the database wants sealed", async () => {
  const { results } = await env.DB.prepare("select name, sql from sqlite_schema where type = 'table'").all<{
    name: string;
    sql: string;
  }>();
  const wanted = results.flatMap(({ name, sql }) =>
    Array.from(sql.matchAll(/CONSTRAINT "(\w+)_sealed"/g), ([, constraint]) => constraint?.slice(name.length + 1)).map(
      (column) => `${name}.${column}`,
    ),
  );
  const known = listSealedTables().flatMap(({ name }) => listColumns(name).map((column) => `${name}.${column}`));
  expect(wanted).toContain("outbox.payload");
  expect(known.toSorted()).toEqual(wanted.toSorted());
});

describe("once a new key stands in front of the ring", () => {
  it.each(listSealedTables().map(({ name }) => name))(
    "seals every column of %s with it, and keeps the words",
    async (table) => {
      await store(table, vaultOf(older), { id: "row" });
      expect(await reseal(vaultOf(newest, older))).toEqual({ resealed: 1, unopened: 0, left: 0 });
      await expectNewlySealed(table, "row");
    },
  );

  it("reseals what several older keys have sealed, within one row too", async () => {
    await store("sigils", vaultOf(oldest), { id: "a" });
    await store("sigils", vaultOf(older), { id: "b" });
    const recipe = await vaultOf(oldest).record("sigils", "c").seal("recipe", wordsOf("sigils", "recipe"));
    await store("sigils", vaultOf(newest, older, oldest), { id: "c", recipe });
    expect(await reseal(vaultOf(newest, older, oldest))).toEqual({ resealed: 3, unopened: 0, left: 0 });
    for (const id of ["a", "b", "c"]) await expectNewlySealed("sigils", id);
  });

  it("leaves alone what has the newest key already, and what is empty", async () => {
    await store("sigils", vaultOf(newest), { id: "new" });
    await store("consultations", vaultOf(older), { id: "old", optional_notes: null, meeting_url: null });
    const before = await read("sigils", "new");
    expect(await reseal(vaultOf(newest, older))).toEqual({ resealed: 1, unopened: 0, left: 0 });
    expect(await read("sigils", "new")).toEqual(before);
    expect(await read("consultations", "old")).toMatchObject({ optional_notes: null, meeting_url: null });
  });

  it("has nothing to do with one key, or a second time", async () => {
    await store("sigils", vaultOf(older));
    expect(await reseal(vaultOf(older))).toEqual({ resealed: 0, unopened: 0, left: 0 });
    await reseal(vaultOf(newest, older));
    expect(await reseal(vaultOf(newest, older))).toEqual({ resealed: 0, unopened: 0, left: 0 });
  });

  it("tells keys apart whose names begin alike", async () => {
    const shorter: RingKey = { kid: "202", bytes: older.bytes };
    await store("sigils", vaultOf(shorter), { id: "row" });
    expect(await reseal(vaultOf(newest, shorter))).toEqual({ resealed: 1, unopened: 0, left: 0 });
    await expectNewlySealed("sigils", "row");
  });
});

describe("a night's work", () => {
  it("has a limit, and says what is left for the next", async () => {
    for (let index = 0; index < 5; index += 1) await store("sigils", vaultOf(older), { id: `row-${index}` });
    await store("contact_requests", vaultOf(older));
    const vault = vaultOf(newest, older);
    expect(await reseal(vault, 4)).toEqual({ resealed: 4, unopened: 0, left: 2 });
    expect(await reseal(vault, 4)).toEqual({ resealed: 2, unopened: 0, left: 0 });
  });

  it("goes on beyond the rows that are read at once", async () => {
    for (let index = 0; index < 45; index += 1) await store("sigils", vaultOf(older), { id: `row-${index}` });
    expect(await reseal(vaultOf(newest, older))).toEqual({ resealed: 45, unopened: 0, left: 0 });
  });

  it("does what the oldest key has sealed first, so that this one can go first", async () => {
    await store("sigils", vaultOf(older), { id: "a" });
    await store("sigils", vaultOf(oldest), { id: "b" });
    await reseal(vaultOf(newest, older, oldest), 1);
    await expectNewlySealed("sigils", "b");
  });
});

describe("a row that can't be opened", () => {
  const changed = "s1.2025.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

  it("is counted, stays as it is, and keeps no other row from its turn", async () => {
    for (const id of ["a", "b"]) await store("sigils", vaultOf(older), { id, sigil_data: changed });
    await store("sigils", vaultOf(older), { id: "c" });
    await store("contact_requests", vaultOf(older), { id: "d" });
    const before = await read("sigils", "a");
    expect(await reseal(vaultOf(newest, older), 2)).toEqual({ resealed: 2, unopened: 2, left: 2 });
    expect(await read("sigils", "a")).toEqual(before);
    await expectNewlySealed("sigils", "c");
    await expectNewlySealed("contact_requests", "d");
  });

  it("is counted once, whatever keys have sealed its columns", async () => {
    const recipe = await vaultOf(oldest).record("sigils", "a").seal("recipe", "{}");
    await store("sigils", vaultOf(older), { id: "a", sigil_data: changed, recipe });
    expect(await reseal(vaultOf(newest, older, oldest))).toEqual({ resealed: 0, unopened: 1, left: 1 });
  });

  it("is left where its key has gone from the ring, so that nobody takes the work for done", async () => {
    await store("sigils", vaultOf(oldest), { id: "a" });
    await store("sigils", vaultOf(older), { id: "b" });
    expect(await reseal(vaultOf(newest, older))).toEqual({ resealed: 1, unopened: 0, left: 1 });
    expect(await reseal(vaultOf(newest, older, oldest))).toEqual({ resealed: 1, unopened: 0, left: 0 });
  });
});

describe("what somebody else writes between reading and writing", () => {
  const ring: KeyRing = [newest, older];

  it("stands, where it is the value itself", async () => {
    await store("contact_requests", vaultOf(older), { id: "a" });
    const answer = await vaultOf(older).record("contact_requests", "a").seal("message", "Another word");
    const write = () => env.DB.prepare("update contact_requests set message = ?").bind(answer).run();
    expect(await reseal(new InterruptedVault(ring, write))).toEqual({ resealed: 0, unopened: 0, left: 1 });
    expect(await read("contact_requests", "a")).toMatchObject({ message: answer });
    expect(await reseal(vaultOf(...ring))).toEqual({ resealed: 1, unopened: 0, left: 0 });
    const row = await read("contact_requests", "a");
    expect(await open(vaultOf(newest), "contact_requests", row, "message")).toBe("Another word");
  });

  it("stands beside the new seal, where it is another column", async () => {
    await store("contact_requests", vaultOf(older), { id: "a" });
    const write = () => env.DB.prepare("update contact_requests set status = 'closed', updated_at = 9").run();
    expect(await reseal(new InterruptedVault(ring, write))).toEqual({ resealed: 1, unopened: 0, left: 0 });
    expect(await read("contact_requests", "a")).toMatchObject({ status: "closed", updated_at: 9 });
    await expectNewlySealed("contact_requests", "a");
  });

  it("stays erased, where a letter went out", async () => {
    await store("outbox", vaultOf(older), { id: "a" });
    const write = () => env.DB.prepare("update outbox set status = 'sent', sent_at = 9, payload = null").run();
    expect(await reseal(new InterruptedVault(ring, write))).toEqual({ resealed: 0, unopened: 0, left: 0 });
    expect(await read("outbox", "a")).toMatchObject({ status: "sent", payload: null });
  });

  it("stays deleted, and stops no other row of its page", async () => {
    for (const id of ["a", "b"]) await store("sigils", vaultOf(older), { id });
    const write = () => env.DB.prepare("delete from sigils where id = 'a'").run();
    expect(await reseal(new InterruptedVault(ring, write))).toEqual({ resealed: 1, unopened: 0, left: 0 });
    await expectNewlySealed("sigils", "b");
  });
});
