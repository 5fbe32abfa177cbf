import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";

// The database of the other tests is left alone: this one begins empty, and is taken from one version to the next.
const DATABASE = env.MIGRATED_DB;
const ENCRYPTED = "s1.test.AAAA";

type Row = Readonly<Record<string, string | number | null>>;

/** A database as the free half left it: every table filled, and every row that hangs on another one. */
const FILLED: readonly (readonly [table: string, row: Row])[] = [
  ["users", { id: "u1", email: "ada@example.org", is_subscribed: 1, created_at: 1 }],
  ["users", { id: "u2", email: "bob@example.org", is_subscribed: 0, created_at: 2 }],
  ["sessions", { token_hash: "h1", user_id: "u1", created_at: 1, seen_at: 1 }],
  ["sessions", { token_hash: "h2", user_id: "u2", created_at: 1, seen_at: 1 }],
  ["sigils", toSigil({ id: "s1", user_id: "u1", expires_at: null })],
  ["sigils", toSigil({ id: "s2", user_id: "u2", expires_at: null })],
  ["sigils", toSigil({ id: "s3", user_id: null, expires_at: 9 })],
  ["orders", toOrder({ id: "o1", user_id: "u1", status: "paid", stripe_payment_id: "pi_1" })],
  ["orders", toOrder({ id: "o2", user_id: "u1", status: "refunded", amount: 19_900, tier: "mastercrafted" })],
  ["orders", toOrder({ id: "o3", status: "pending", email: "eve@example.org" })],
  ["orders", toOrder({ id: "o4", status: "disputed", tier: "consultation", amount: 49_900 })],
  [
    "consultations",
    {
      id: "c1",
      user_id: "u1",
      email: "ada@example.org",
      name: "Ada",
      date_of_birth: ENCRYPTED,
      consultation_topic: ENCRYPTED,
      session_at: 1000,
      timezone: "Europe/London",
      created_at: 1,
    },
  ],
  [
    "hand_drawn_sigils",
    {
      id: "h1",
      user_id: "u2",
      process_number: "HD-000001",
      email: "bob@example.org",
      name: "Bob",
      primary_intention: ENCRYPTED,
      emotional_tone: ENCRYPTED,
      created_at: 1,
    },
  ],
  [
    "subscriptions",
    { id: "n1", email: "ada@example.org", status: "confirmed", wording_version: 1, requested_at: 1, confirmed_at: 2 },
  ],
  ["subscriptions", { id: "n2", email: "bob@example.org", status: "pending", wording_version: 1, requested_at: 1 }],
  ["outbox", toMail({ id: "m1", message_key: "a" })],
  ["outbox", toMail({ id: "m2", message_key: "b", status: "parked", failure_code: "refused", tries: 1 })],
  ["outbox", toMail({ id: "m3", message_key: "c", status: "sent", payload: null, sent_at: 3 })],
];

function toSigil(row: Row): Row {
  return {
    intention: ENCRYPTED,
    processed_text: ENCRYPTED,
    sigil_data: ENCRYPTED,
    recipe: ENCRYPTED,
    method: "chaos",
    tier: "free",
    core_version: 1,
    created_at: 1,
    ...row,
  };
}

function toOrder(row: Row): Row {
  return { email: "ada@example.org", tier: "advanced", amount: 4900, created_at: 5, ...row };
}

function toMail(row: Row): Row {
  return {
    kind: "activation_guide",
    recipient: "ada@example.org",
    payload: ENCRYPTED,
    next_try_at: 1,
    created_at: 1,
    ...row,
  };
}

async function insert(table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const sql = `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
  await DATABASE.prepare(sql)
    .bind(...Object.values(row))
    .run();
}

async function read(table: string): Promise<readonly Row[]> {
  const { results } = await DATABASE.prepare(`select * from ${table} order by 1`).all<Row>();
  return results;
}

async function listTables(): Promise<readonly string[]> {
  const { results } = await DATABASE.prepare(
    "select name from sqlite_schema where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'sqlite\\_%' escape '\\'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Takes a filled database of the version before the named migration to the newest one. */
async function migrateFrom(firstNew: string, filled: typeof FILLED): Promise<void> {
  const at = env.TEST_MIGRATIONS.findIndex(({ name }) => name.startsWith(firstNew));
  expect(at).toBeGreaterThan(0);
  await applyD1Migrations(DATABASE, env.TEST_MIGRATIONS.slice(0, at));
  for (const [table, row] of filled) await insert(table, row);
  await applyD1Migrations(DATABASE, env.TEST_MIGRATIONS);
}

beforeEach(async () => {
  // One batch, so that the foreign keys are looked at when all tables are gone.
  const drops = (await listTables()).map((name) => DATABASE.prepare(`drop table "${name}"`));
  if (drops.length > 0) await DATABASE.batch([DATABASE.prepare("pragma defer_foreign_keys = on"), ...drops]);
});

describe("a filled database that is taken to the newest version", () => {
  beforeEach(() => migrateFrom("0004", FILLED));

  it("keeps every account, session, booking and commission with what they belong to", async () => {
    expect(await read("users")).toMatchObject([{ id: "u1", email: "ada@example.org" }, { id: "u2" }]);
    expect(await read("sessions")).toMatchObject([
      { token_hash: "h1", user_id: "u1" },
      { token_hash: "h2", user_id: "u2" },
    ]);
    expect(await read("consultations")).toMatchObject([{ id: "c1", user_id: "u1" }]);
    expect(await read("hand_drawn_sigils")).toMatchObject([{ id: "h1", user_id: "u2" }]);
  });

  it("keeps the sigils that belong to somebody, and no other", async () => {
    expect(await read("sigils")).toMatchObject([
      { id: "s1", user_id: "u1", intention: ENCRYPTED },
      { id: "s2", user_id: "u2" },
    ]);
  });

  it("keeps every order, with its own number and what follows from its state", async () => {
    const orders = await read("orders");
    expect(orders).toMatchObject([
      {
        id: "o1",
        amount: 4900,
        status: "paid",
        paid_at: 5,
        refunded_amount: 0,
        stripe_payment_id: "pi_1",
      },
      { id: "o2", amount: 19_900, status: "refunded", paid_at: 5, refunded_amount: 19_900 },
      { id: "o3", status: "pending", paid_at: null, email: "eve@example.org", idempotency_key: "o3" },
      { id: "o4", status: "disputed", paid_at: 5, terms_version: null, browser_hash: null },
    ]);
    const numbers = orders.map(({ order_number: number }) => number);
    for (const number of numbers) expect(number).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(new Set(numbers).size).toBe(4);
  });

  it("says who is subscribed in one place alone", async () => {
    expect(await read("subscriptions")).toMatchObject([
      { email: "ada@example.org", status: "confirmed", confirmed_at: 2 },
      { email: "bob@example.org", status: "pending" },
    ]);
    for (const account of await read("users")) expect(account).not.toHaveProperty("is_subscribed");
  });

  it("keeps every mail, parked ones with their contents", async () => {
    expect(await read("outbox")).toMatchObject([
      { id: "m1", status: "pending", payload: ENCRYPTED },
      { id: "m2", status: "parked", payload: ENCRYPTED, failure_code: "refused", tries: 1 },
      { id: "m3", status: "sent", payload: null, sent_at: 3 },
    ]);
  });

  it("has no row that refers to nothing, and is sound", async () => {
    expect((await DATABASE.prepare("pragma foreign_key_check").all()).results).toEqual([]);
    expect(await DATABASE.prepare("pragma quick_check").first("quick_check")).toBe("ok");
  });

  it("takes what was not to be had before: a canceled order, and the objects of a payment", async () => {
    await DATABASE.prepare("update orders set status = 'canceled' where id = 'o3'").run();
    await insert("payment_objects", {
      id: "pi_1",
      order_id: "o1",
      kind: "intent",
      status: "succeeded",
      amount: 4900,
      as_of: 1,
    });
    expect(await read("payment_objects")).toHaveLength(1);
  });
});

describe("a database with payments that is taken to the version without owners of orders", () => {
  const order = { email: "ada@example.org", tier: "advanced", amount: 4900, paid_at: 5, created_at: 5 };
  beforeEach(() =>
    migrateFrom("0013", [
      ["users", { id: "u1", email: "ada@example.org", created_at: 1 }],
      [
        "orders",
        { ...order, id: "o1", order_number: "ORD-00000001", user_id: "u1", idempotency_key: "k1", status: "paid" },
      ],
      [
        "orders",
        { ...order, id: "o2", order_number: "ORD-00000002", user_id: null, idempotency_key: "k2", status: "refunded" },
      ],
      ["payment_objects", { id: "pi_1", order_id: "o1", kind: "intent", status: "succeeded", amount: 4900, as_of: 1 }],
      ["order_notes", { id: "n1", order_id: "o1", kind: "restoration", note: ENCRYPTED, created_at: 1 }],
      ["refund_requests", { id: "r1", order_id: "o2", amount: 100, reason: "duplicate", created_at: 1 }],
      ["payment_objects", { id: "re_2", order_id: "o2", kind: "refund", status: "succeeded", amount: 4900, as_of: 2 }],
    ]),
  );

  it("keeps every order with what the provider and the master said of it", async () => {
    const orders = await read("orders");
    expect(orders).toMatchObject([
      { id: "o1", order_number: "ORD-00000001", status: "paid", paid_at: 5, erased_at: null },
      { id: "o2", order_number: "ORD-00000002", status: "refunded" },
    ]);
    for (const kept of orders) expect(kept).not.toHaveProperty("user_id");
    expect(await read("payment_objects")).toMatchObject([
      { id: "pi_1", order_id: "o1", status: "succeeded" },
      { id: "re_2", order_id: "o2", kind: "refund" },
    ]);
    expect(await read("order_notes")).toMatchObject([{ id: "n1", order_id: "o1", note: ENCRYPTED }]);
    expect(await read("refund_requests")).toMatchObject([{ id: "r1", order_id: "o2", state: "asked" }]);
    expect((await DATABASE.prepare("pragma foreign_key_check").all()).results).toEqual([]);
  });

  it("lets no order go while the provider’s objects refer to it", async () => {
    await expect(DATABASE.prepare("delete from orders where id = 'o1'").run()).rejects.toThrow(/FOREIGN KEY/);
  });
});

it("a database with tickets has those wait for a reply that nobody has settled", async () => {
  const ticket = { name: "Ada", email: "ada@example.org", reason: "question", message: ENCRYPTED, updated_at: 9 };
  await migrateFrom(
    "0021",
    ["open", "in_progress", "resolved", "closed"].map((status, at) => [
      "contact_requests",
      { ...ticket, id: `t${at}`, ticket_number: `SIG-${at}`, status, created_at: at + 1 },
    ]),
  );
  expect((await read("contact_requests")).map((row) => [row.status, row.waits_since, row.version])).toEqual([
    ["open", 1, 0],
    ["in_progress", 2, 0],
    ["resolved", null, 0],
    ["closed", null, 0],
  ]);
});

it("an empty database gets the same tables as one that grew", async () => {
  const readSchema = async (database: D1Database) =>
    (
      await database
        .prepare("select name, sql from sqlite_schema where name not like '\\_cf%' escape '\\' order by name")
        .all()
    ).results;
  await migrateFrom("0004", FILLED);
  expect(await readSchema(DATABASE)).toEqual(await readSchema(env.DB));
});
