import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { moveDispute, openDispute, refundPayment } from "#worker/adapters/stripe-simulator/decide-aftermath.ts";
import { erasePerson } from "#worker/erase-person.ts";
import { cancelRevokedBookings } from "#worker/features/consultations/cancel-revoked.ts";
import { FEATURES } from "#worker/features.ts";
import { ORIGIN } from "./support/call.ts";
import { Client, forgetPractice, Practice, WEDNESDAY_AT_NINE } from "./support/practice.ts";
import { BuyingBrowser, forgetPayments, newEmail, Shop } from "./support/shop.ts";

const FORM = {
  ...{ name: "Ada Lovelace", dateOfBirth: "1990-02-03", consultationTopic: "Where my work is going next" },
  ...{ timezone: "Europe/London", sessionDateTime: WEDNESDAY_AT_NINE },
};

let shop: Shop;

beforeEach(async () => {
  await forgetPractice();
  await forgetPayments();
  shop = new Shop();
});

/** Somebody pays for a session and books it; resolves to the payment. */
async function payAndBook(email: string): Promise<string> {
  const browser = new BuyingBrowser(shop);
  await browser.open();
  const { clientSecret } = await browser.begin("consultation", email);
  const intentId = await shop.pay(clientSecret ?? "");
  expect((await browser.post("/api/consultations/book", { ...FORM, email })).status).toBe(200);
  return intentId;
}

/** The booking once all has happened that goes on after a response. */
async function readBooking(): Promise<unknown> {
  await shop.product.readMails();
  return env.DB.prepare("select status, cancel_reason, forfeited_at from consultations").first();
}

describe("a booking is cancelled, and its client told", () => {
  it("when the payment is refunded", async () => {
    const email = newEmail();
    const intentId = await payAndBook(email);
    await shop.act(intentId, (payment) => refundPayment(payment, { metadata: {} }, "succeeded", 0));
    expect(await readBooking()).toEqual({ status: "cancelled", cancel_reason: "access_revoked", forfeited_at: null });
    const subjects = (await shop.listMails(email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your session is cancelled");
  });

  it("when a dispute is lost, and not while it is open", async () => {
    const intentId = await payAndBook(newEmail());
    await shop.act(intentId, (payment) => openDispute(payment, "needs_response", 0));
    expect(await readBooking()).toMatchObject({ status: "pending" });
    await shop.act(intentId, (payment) => moveDispute(payment, payment.disputes.at(-1)?.id ?? "", "lost"));
    expect(await readBooking()).toMatchObject({ status: "cancelled", cancel_reason: "access_revoked" });
  });

  it("by the next minute, where whoever settled the order was interrupted", async () => {
    const practice = new Practice();
    const client = await Client.buy(practice);
    await client.bookNow(WEDNESDAY_AT_NINE);
    expect(await cancelRevokedBookings(practice.platform, { origin: ORIGIN })).toBe(0);
    await practice.setOrder(client.email, { status: "refunded" });
    expect(await cancelRevokedBookings(practice.platform, { origin: ORIGIN })).toBe(1);
    expect(await cancelRevokedBookings(practice.platform, { origin: ORIGIN })).toBe(0);
    expect(await practice.listFree("2026-11-25")).toContain(WEDNESDAY_AT_NINE);
  });
});

describe("who has their data deleted", () => {
  it("is told of the session that they lose, and its hour is free at once", async () => {
    const practice = new Practice();
    const client = await Client.buy(practice);
    await client.bookNow(WEDNESDAY_AT_NINE);
    const { platform } = practice;
    const losses = await Promise.all(FEATURES.map(({ describeLoss }) => describeLoss?.(platform, client.email) ?? []));
    expect(losses.flat()).toContain(
      "Your session on Wednesday, November 25, 2026, 2:00 PM to 3:00 PM, Greenwich Mean Time (Europe/London): it is cancelled.",
    );
    const erased = await erasePerson(platform, FEATURES, { email: client.email, origin: ORIGIN });
    expect(erased).toEqual({ isOk: true, value: { isDone: true } });
    expect(await practice.listBookings()).toEqual([]);
    expect(await practice.listFree("2026-11-25")).toContain(WEDNESDAY_AT_NINE);
  });
});
