import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "#worker/db/database.ts";
import { Encryption, type KeyRing, type RingKey, type RowEncryption } from "#worker/db/encryption.ts";
import { KeyRotation, listEncryptedTables, type RotationCounts } from "#worker/db/key-rotation.ts";
import type { Encrypted } from "#worker/db/schema/columns.ts";
import { deleteEverything, EVERYTHING, insert, order, type Row, user } from "./support/stored-rows.ts";

const oldest: RingKey = { kid: "2024", bytes: new Uint8Array(32).fill(5) };
const older: RingKey = { kid: "2025", bytes: new Uint8Array(32).fill(7) };
const newest: RingKey = { kid: "2026", bytes: new Uint8Array(32).fill(9) };

beforeEach(async () => {
  await insert("users", user);
  await insert("orders", order);
});
afterEach(deleteEverything);

function reencrypt(encryption: Encryption, limit?: number): Promise<RotationCounts> {
  return new KeyRotation(createDatabase(env.DB), encryption).run(limit);
}

function encryptionOf(...ring: KeyRing): Encryption {
  return new Encryption(ring);
}

/** Puts the row of a table there with its own words in every encrypted column. */
async function store(table: string, encryption: Encryption, change: Row = {}): Promise<void> {
  // What it hangs on has nothing to be encrypted again.
  if (table === "ticket_entries") await store("contact_requests", encryptionOf(newest));
  const row = { ...new Map(EVERYTHING).get(table), ...change };
  const record = encryption.forRow(table, String(row.id));
  const encrypted: Record<string, string> = {};
  for (const column of listColumns(table)) encrypted[column] = await record.encrypt(column, wordsOf(table, column));
  await insert(table, { ...row, ...encrypted, ...change });
}

function listColumns(table: string): readonly string[] {
  const encrypted = listEncryptedTables().find(({ name }) => name === table);
  return Object.values(encrypted?.columns ?? {}).map(({ name }) => name);
}

function wordsOf(table: string, column: string): string {
  return `What stands in ${table}.${column} ☾`;
}

async function read(table: string, id: string): Promise<Row> {
  const row = await env.DB.prepare(`select * from ${table} where id = ?`).bind(id).first<Row>();
  if (!row) throw new Error(`There is no row ${id} in ${table}.`);
  return row;
}

/** What an encryption finds in a cell; null where it is empty. */
async function decrypt(encryption: Encryption, table: string, row: Row, column: string): Promise<string | null> {
  const value = row[column];
  if (value === null) return null;
  return encryption.forRow(table, String(row.id)).decrypt(column, value as Encrypted<string, string>);
}

/** Says that the columns of a row hold their words, for a ring that has the newest key alone. */
async function expectNewlyEncrypted(table: string, id: string): Promise<void> {
  const row = await read(table, id);
  for (const column of listColumns(table)) {
    expect(row[column]).toMatch(/^s1\.2026\./);
    expect(await decrypt(encryptionOf(newest), table, row, column)).toBe(wordsOf(table, column));
  }
}

/** An encryption that lets somebody else write each time after it has opened a value. */
class InterruptedEncryption extends Encryption {
  readonly #interrupt: () => Promise<unknown>;

  constructor(ring: KeyRing, interrupt: () => Promise<unknown>) {
    super(ring);
    this.#interrupt = interrupt;
  }

  override forRow<Table extends string>(table: Table, rowId: string): RowEncryption<Table> {
    const { encrypt, decrypt } = super.forRow(table, rowId);
    return {
      encrypt,
      decrypt: async (column, encrypted) => {
        const text = await decrypt(column, encrypted);
        await this.#interrupt();
        return text;
      },
    };
  }
}

it("key rotation knows every column that the database wants encrypted", async () => {
  const { results } = await env.DB.prepare("select name, sql from sqlite_schema where type = 'table'").all<{
    name: string;
    sql: string;
  }>();
  const wanted = results.flatMap(({ name, sql }) =>
    Array.from(sql.matchAll(/CONSTRAINT "(\w+)_sealed"/g), ([, constraint]) => constraint?.slice(name.length + 1)).map(
      (column) => `${name}.${column}`,
    ),
  );
  const known = listEncryptedTables().flatMap(({ name }) => listColumns(name).map((column) => `${name}.${column}`));
  expect(wanted).toContain("outbox.payload");
  expect(known.toSorted()).toEqual(wanted.toSorted());
});

describe("once a new key is in front of the ring", () => {
  it.each(listEncryptedTables().map(({ name }) => name))(
    "encrypts every column of %s with it, and keeps the words",
    async (table) => {
      await store(table, encryptionOf(older), { id: "row" });
      expect(await reencrypt(encryptionOf(newest, older))).toEqual({ reencrypted: 1, unreadable: 0, left: 0 });
      await expectNewlyEncrypted(table, "row");
    },
  );

  it("encrypts again what several older keys have encrypted, within one row too", async () => {
    await store("sigils", encryptionOf(oldest), { id: "a" });
    await store("sigils", encryptionOf(older), { id: "b" });
    const recipe = await encryptionOf(oldest).forRow("sigils", "c").encrypt("recipe", wordsOf("sigils", "recipe"));
    await store("sigils", encryptionOf(newest, older, oldest), { id: "c", recipe });
    expect(await reencrypt(encryptionOf(newest, older, oldest))).toEqual({ reencrypted: 3, unreadable: 0, left: 0 });
    for (const id of ["a", "b", "c"]) await expectNewlyEncrypted("sigils", id);
  });

  it("leaves alone what has the newest key already, and what is empty", async () => {
    await store("sigils", encryptionOf(newest), { id: "new" });
    await store("consultations", encryptionOf(older), { id: "old", optional_notes: null, meeting_url: null });
    const before = await read("sigils", "new");
    expect(await reencrypt(encryptionOf(newest, older))).toEqual({ reencrypted: 1, unreadable: 0, left: 0 });
    expect(await read("sigils", "new")).toEqual(before);
    expect(await read("consultations", "old")).toMatchObject({ optional_notes: null, meeting_url: null });
  });

  it("has nothing to do with one key, or a second time", async () => {
    await store("sigils", encryptionOf(older));
    expect(await reencrypt(encryptionOf(older))).toEqual({ reencrypted: 0, unreadable: 0, left: 0 });
    await reencrypt(encryptionOf(newest, older));
    expect(await reencrypt(encryptionOf(newest, older))).toEqual({ reencrypted: 0, unreadable: 0, left: 0 });
  });

  it("tells keys apart whose names begin alike", async () => {
    const shorter: RingKey = { kid: "202", bytes: older.bytes };
    await store("sigils", encryptionOf(shorter), { id: "row" });
    expect(await reencrypt(encryptionOf(newest, shorter))).toEqual({ reencrypted: 1, unreadable: 0, left: 0 });
    await expectNewlyEncrypted("sigils", "row");
  });
});

describe("a night's work", () => {
  it("has a limit, and says what is left for the next", async () => {
    for (let index = 0; index < 5; index += 1) await store("sigils", encryptionOf(older), { id: `row-${index}` });
    await store("contact_requests", encryptionOf(older));
    const encryption = encryptionOf(newest, older);
    expect(await reencrypt(encryption, 4)).toEqual({ reencrypted: 4, unreadable: 0, left: 2 });
    expect(await reencrypt(encryption, 4)).toEqual({ reencrypted: 2, unreadable: 0, left: 0 });
  });

  it("goes on beyond the rows that are read at once", async () => {
    for (let index = 0; index < 45; index += 1) await store("sigils", encryptionOf(older), { id: `row-${index}` });
    expect(await reencrypt(encryptionOf(newest, older))).toEqual({ reencrypted: 45, unreadable: 0, left: 0 });
  });

  it("does what the oldest key has encrypted first, so that this one can go first", async () => {
    await store("sigils", encryptionOf(older), { id: "a" });
    await store("sigils", encryptionOf(oldest), { id: "b" });
    await reencrypt(encryptionOf(newest, older, oldest), 1);
    await expectNewlyEncrypted("sigils", "b");
  });
});

describe("a row that can't be opened", () => {
  const changed = "s1.2025.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

  it("is counted, stays as it is, and keeps no other row from its turn", async () => {
    for (const id of ["a", "b"]) await store("sigils", encryptionOf(older), { id, sigil_data: changed });
    await store("sigils", encryptionOf(older), { id: "c" });
    await store("contact_requests", encryptionOf(older), { id: "d" });
    const before = await read("sigils", "a");
    expect(await reencrypt(encryptionOf(newest, older), 2)).toEqual({ reencrypted: 2, unreadable: 2, left: 2 });
    expect(await read("sigils", "a")).toEqual(before);
    await expectNewlyEncrypted("sigils", "c");
    await expectNewlyEncrypted("contact_requests", "d");
  });

  it("is counted once, whatever keys have encrypted its columns", async () => {
    const recipe = await encryptionOf(oldest).forRow("sigils", "a").encrypt("recipe", "{}");
    await store("sigils", encryptionOf(older), { id: "a", sigil_data: changed, recipe });
    expect(await reencrypt(encryptionOf(newest, older, oldest))).toEqual({ reencrypted: 0, unreadable: 1, left: 1 });
  });

  it("is left where its key has gone from the ring, so that nobody takes the work for done", async () => {
    await store("sigils", encryptionOf(oldest), { id: "a" });
    await store("sigils", encryptionOf(older), { id: "b" });
    expect(await reencrypt(encryptionOf(newest, older))).toEqual({ reencrypted: 1, unreadable: 0, left: 1 });
    expect(await reencrypt(encryptionOf(newest, older, oldest))).toEqual({ reencrypted: 1, unreadable: 0, left: 0 });
  });
});

describe("what somebody else writes between reading and writing", () => {
  const ring: KeyRing = [newest, older];

  it("remains, where it is the value itself", async () => {
    await store("contact_requests", encryptionOf(older), { id: "a" });
    const answer = await encryptionOf(older).forRow("contact_requests", "a").encrypt("message", "Another word");
    const write = () => env.DB.prepare("update contact_requests set message = ?").bind(answer).run();
    expect(await reencrypt(new InterruptedEncryption(ring, write))).toEqual({ reencrypted: 0, unreadable: 0, left: 1 });
    expect(await read("contact_requests", "a")).toMatchObject({ message: answer });
    expect(await reencrypt(encryptionOf(...ring))).toEqual({ reencrypted: 1, unreadable: 0, left: 0 });
    const row = await read("contact_requests", "a");
    expect(await decrypt(encryptionOf(newest), "contact_requests", row, "message")).toBe("Another word");
  });

  it("remains beside the newly encrypted value, where it is another column", async () => {
    await store("contact_requests", encryptionOf(older), { id: "a" });
    const write = () => env.DB.prepare("update contact_requests set status = 'closed', updated_at = 9").run();
    expect(await reencrypt(new InterruptedEncryption(ring, write))).toEqual({ reencrypted: 1, unreadable: 0, left: 0 });
    expect(await read("contact_requests", "a")).toMatchObject({ status: "closed", updated_at: 9 });
    await expectNewlyEncrypted("contact_requests", "a");
  });

  it("stays erased, where a letter went out", async () => {
    await store("outbox", encryptionOf(older), { id: "a" });
    const write = () => env.DB.prepare("update outbox set status = 'sent', sent_at = 9, payload = null").run();
    expect(await reencrypt(new InterruptedEncryption(ring, write))).toEqual({ reencrypted: 0, unreadable: 0, left: 0 });
    expect(await read("outbox", "a")).toMatchObject({ status: "sent", payload: null });
  });

  it("stays deleted, and stops no other row of its page", async () => {
    for (const id of ["a", "b"]) await store("sigils", encryptionOf(older), { id });
    const write = () => env.DB.prepare("delete from sigils where id = 'a'").run();
    expect(await reencrypt(new InterruptedEncryption(ring, write))).toEqual({ reencrypted: 1, unreadable: 0, left: 0 });
    await expectNewlyEncrypted("sigils", "b");
  });
});
