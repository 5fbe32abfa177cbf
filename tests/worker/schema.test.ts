import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SIGIL_METHODS } from "#domain/sigils/method.ts";
import { newId } from "#worker/db/identifiers.ts";
import {
  block,
  commission,
  consultation,
  deleteEverything,
  EVERYTHING,
  insert,
  mail,
  order,
  paymentEvent,
  paymentObject,
  type Row,
  sigil,
  subscription,
  ticket,
  user,
} from "./support/stored-rows.ts";

/** What differs in a second order in any case. */
const otherOrder: Row = { id: "o2", order_number: "ORD-00000002", idempotency_key: "o2" };

/** Runs the rule in a database that is empty before it and after it. */
async function withRows(rows: readonly (readonly [string, Row])[], rule: () => Promise<void>): Promise<void> {
  try {
    for (const [table, row] of rows) await insert(table, row);
    await rule();
  } finally {
    await deleteEverything();
  }
}

describe("the database takes", () => {
  it("one of everything, with the defaults of the data model", async () => {
    await withRows(EVERYTHING, async () => {
      const read = (column: string, table: string) => env.DB.prepare(`select ${column} from ${table}`).first(column);
      expect(await read("status", "orders")).toBe("pending");
      expect(await read("currency", "orders")).toBe("usd");
      expect(await read("status", "consultations")).toBe("pending");
      expect(await read("status", "contact_requests")).toBe("open");
      expect(await read("status", "hand_drawn_sigils")).toBe("consultation_pending");
      expect(await read("current_step", "hand_drawn_sigils")).toBe(1);
      expect(await read("status", "outbox")).toBe("pending");
      expect(await read("status", "subscriptions")).toBe("pending");
    });
  });

  it.each(SIGIL_METHODS)("sigils of the method %s", async (method) => {
    await withRows(
      [
        ["users", user],
        ["sigils", { ...sigil, method }],
      ],
      async () => {},
    );
  });

  it("a second booking once the first is cancelled", async () => {
    const cancelled = { ...consultation, status: "cancelled", cancel_reason: "by_client" };
    await withRows([["consultations", cancelled]], () => insert("consultations", { ...consultation, id: "c2" }));
  });
});

describe("the database refuses", () => {
  it.each([
    ["plain text where sealed text belongs", "sigils", { ...sigil, intention: "I rest" }],
    ["plain notes of the practitioner", "hand_drawn_sigils", { ...commission, practitioner_notes: "strong" }],
    ["a plain date of birth", "consultations", { ...consultation, date_of_birth: "1990-01-01" }],
    ["a sigil that belongs to nobody", "sigils", { ...sigil, user_id: null }],
    ["a sigil of an unknown person", "sigils", { ...sigil, user_id: "nobody" }],
    ["an unknown method", "sigils", { ...sigil, method: "basic" }],
    ["an order of the free tier", "orders", { ...order, tier: "free" }],
    ["an order of no money", "orders", { ...order, amount: 0 }],
    ["an order with a number of another shape", "orders", { ...order, order_number: "ORD-7K3MQ9X" }],
    ["an order with a letter that reads as another", "orders", { ...order, order_number: "ORD-7K3MQ9XO" }],
    ["an order without its number", "orders", { ...order, order_number: null }],
    ["terms that nobody accepted", "orders", { ...order, terms_version: 1 }],
    ["a paid order without its instant", "orders", { ...order, status: "paid" }],
    ["more refunded than was paid", "orders", { ...order, refunded_amount: 4901 }],
    ["an object of an order that is not there", "payment_objects", paymentObject],
    ["an unknown state", "consultations", { ...consultation, status: "maybe" }],
    ["a session that ends before it starts", "consultations", { ...consultation, ends_at: 999 }],
    ["a cancelled session without who cancelled it", "consultations", { ...consultation, status: "cancelled" }],
    ["a block that ends before it starts", "blocked_slots", { ...block, ends_at: 999 }],
    ["a weekly block without its hours", "blocked_slots", { ...block, kind: "weekly", starts_at: null, ends_at: null }],
    ["an unknown reason", "contact_requests", { ...ticket, reason: "spam" }],
    ["a step that doesn't exist", "hand_drawn_sigils", { ...commission, current_step: 4 }],
    ["a mail in plain text", "outbox", { ...mail, payload: "I rest" }],
    ["a sent mail that still has its contents", "outbox", { ...mail, status: "sent", sent_at: 2 }],
    ["a sent mail without its instant", "outbox", { ...mail, status: "sent", payload: null }],
    ["a dropped mail that still has its contents", "outbox", { ...mail, status: "dropped" }],
    ["a parked mail without contents", "outbox", { ...mail, status: "parked", payload: null }],
    ["a waiting mail without contents", "outbox", { ...mail, payload: null }],
    ["a consent without its instant", "subscriptions", { ...subscription, status: "confirmed" }],
    ["an end without its instant", "subscriptions", { ...subscription, status: "unsubscribed" }],
  ])("%s", async (_case, table, row) => {
    await withRows([], () => expect(insert(table, row)).rejects.toThrow(/constraint failed/));
  });

  it.each([
    ["a second account of one e-mail", "users", user, { id: "u2" }],
    ["one payment for two orders", "orders", { ...order, stripe_payment_id: "pi_1" }, otherOrder],
    ["one order number twice", "orders", order, { id: "o2", idempotency_key: "o2" }],
    ["one order made twice", "orders", order, { id: "o2", order_number: "ORD-00000002" }],
    ["two open orders of one browser for the same", "orders", { ...order, browser_hash: "h" }, otherOrder],
    ["one event taken twice", "payment_events", paymentEvent, {}],
    ["two live bookings of one start", "consultations", consultation, { id: "c2", email: "bob@example.org" }],
    ["two live bookings of one buyer", "consultations", consultation, { id: "c2", session_at: 2000, ends_at: 3000 }],
    ["one ticket number twice", "contact_requests", ticket, { id: "t2" }],
    ["one occasion mailed twice", "outbox", mail, { id: "m2" }],
    ["two subscriptions of one address", "subscriptions", subscription, { id: "n2" }],
    ["one process number twice", "hand_drawn_sigils", commission, { id: "h2" }],
  ])("%s", async (_case, table, row, other) => {
    await withRows([[table, row]], () =>
      expect(insert(table, { ...row, ...other })).rejects.toThrow(/UNIQUE constraint failed/),
    );
  });
});

describe("an object of the payment provider", () => {
  it.each([
    ["intent", "requires_payment_method", true],
    ["intent", "won", false],
    ["refund", "failed", true],
    ["refund", "processing", false],
    ["dispute", "warning_closed", true],
    ["dispute", "succeeded", false],
  ])("of the kind %s can be %s: %s", async (kind, status, isTaken) => {
    await withRows([["orders", order]], async () => {
      const inserted = insert("payment_objects", { ...paymentObject, kind, status });
      if (isTaken) await inserted;
      else await expect(inserted).rejects.toThrow(/payment_objects_status_of_kind/);
    });
  });

  it("holds its order: neither an order with objects nor their table's parent can be dropped", async () => {
    await withRows(
      [
        ["orders", order],
        ["payment_objects", paymentObject],
      ],
      async () => {
        await expect(env.DB.prepare("delete from orders").run()).rejects.toThrow(/FOREIGN KEY constraint failed/);
        await expect(env.DB.prepare("drop table orders").run()).rejects.toThrow(/FOREIGN KEY constraint failed/);
      },
    );
  });
});

describe("deleting an account", () => {
  it("takes its sigils along, and leaves the orders: invoices have to be kept", async () => {
    await withRows(
      [
        ["users", user],
        ["sigils", sigil],
        ["orders", order],
      ],
      async () => {
        await env.DB.prepare("delete from users").run();
        expect(await env.DB.prepare("select count(*) as n from sigils").first("n")).toBe(0);
        expect(await env.DB.prepare("select count(*) as n from orders").first("n")).toBe(1);
      },
    );
  });
});

describe("an id", () => {
  const NOW = Date.UTC(2026, 10, 21, 12, 0, 0, 123);

  it("is a UUID of version 7", () => {
    expect(newId(NOW)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("begins with the millisecond in which it was made", () => {
    expect(Number.parseInt(newId(NOW).replaceAll("-", "").slice(0, 12), 16)).toBe(NOW);
  });

  it("sorts by time, across the carry of 16 bits too", () => {
    const times = [0, 0xffff, 0x1_0000, NOW, NOW + 1, Date.UTC(9999, 0)];
    const ids = times.map(newId);
    expect(ids.toSorted()).toEqual(ids);
  });

  it("differs from the others of its millisecond", () => {
    expect(new Set(Array.from({ length: 1000 }, () => newId(NOW))).size).toBe(1000);
  });
});
