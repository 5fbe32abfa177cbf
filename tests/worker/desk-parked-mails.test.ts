import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ParkedMail } from "#domain/contracts/desk-practice.ts";
import { tellParkedMails } from "#worker/features/consultations/desk/tell-parked-mails.ts";
import { addressMail } from "#worker/mail/mail-kind.ts";
import { ParkedMails } from "#worker/mail/parked-mails.ts";
import { TICKET_CONFIRMATION } from "#worker/mail/templates/ticket-mails.ts";
import { type Desk, emptyPractice, listActs, openDesk, readResponse } from "./support/desk.ts";

let desk: Desk;

beforeEach(async () => {
  await emptyPractice();
  desk = await openDesk();
});

afterEach(() => {
  vi.restoreAllMocks();
});

let mails = 0;

/** A mail that could not be sent. */
async function park({ expiresAt }: { readonly expiresAt?: number } = {}): Promise<string> {
  mails += 1;
  const { platform, now } = desk.practice.product;
  const data = {
    ...{ origin: "https://sigilarium.test", ticketNumber: `SIG-${mails}`, token: "secret" },
    reason: "question",
  } as const;
  const mail = addressMail(TICKET_CONFIRMATION, {
    ...{ key: `parked-${mails}`, to: `lost-${mails}@example.org`, data },
    ...(expiresAt !== undefined && { expiresAt }),
  });
  const { id, statement } = await platform.outbox.draft(mail, now);
  await statement;
  const change = "update outbox set status = 'parked', tries = 7, failure_code = 'refused' where id = ?";
  await env.DB.prepare(change).bind(id).run();
  return id;
}

async function list(): Promise<readonly ParkedMail[]> {
  const response = await desk.browser.send("GET", "/api/master/parked-mails");
  return (await response.json<{ mails: ParkedMail[] }>()).mails;
}

function retry(id: string): Promise<Response> {
  return desk.browser.post(`/api/master/parked-mails/${id}/retry`, {});
}

function discard(id: string): Promise<Response> {
  return desk.browser.send("DELETE", `/api/master/parked-mails/${id}`);
}

async function countParked(): Promise<unknown> {
  const figures = await (await desk.browser.send("GET", "/api/master/figures")).json<Record<string, unknown>>();
  return figures.parkedMails;
}

describe("a parked mail", () => {
  it("is listed with why and to whom, without what it says, and counted among the figures", async () => {
    const id = await park();
    expect(await list()).toEqual([
      {
        ...{ id, kind: "ticket_confirmation", recipient: `lost-${mails}@example.org`, tries: 7 },
        ...{ failureCode: "refused", createdAt: expect.any(String), isExpired: false },
      },
    ]);
    expect(await countParked()).toBe(1);
  });

  it("is sent again, once, however often that is asked for", async () => {
    const id = await park();
    const responses = await Promise.all(Array.from({ length: 4 }, () => retry(id)));
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const sent = (await desk.practice.product.readMails()).filter((mail) => mail.id === id);
    expect(sent).toHaveLength(1);
    expect(await list()).toEqual([]);
    expect((await retry(id)).status).toBe(204);
    expect(await listActs()).toEqual([{ act: "mail_retried", subject: id, detail: "ticket_confirmation" }]);
  });

  it("is discarded with its contents, once", async () => {
    const id = await park();
    const responses = await Promise.all(Array.from({ length: 3 }, () => discard(id)));
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    const stored = await env.DB.prepare("select status, payload from outbox where id = ?").bind(id).first();
    expect(stored).toEqual({ status: "dropped", payload: null });
    expect(await readResponse(await retry(id))).toMatchObject({
      status: 409,
      body: { message: "This mail was discarded." },
    });
    expect(await listActs()).toEqual([{ act: "mail_discarded", subject: id, detail: "ticket_confirmation" }]);
  });

  it("that came too late is not sent, since what it says is no longer so; it can be discarded", async () => {
    const id = await park({ expiresAt: desk.practice.product.now });
    expect((await list())[0]).toMatchObject({ isExpired: true });
    expect(await readResponse(await retry(id))).toEqual({
      status: 409,
      body: {
        code: "conflict",
        message: "This mail came too late to be sent: what it says is no longer so. Please discard it.",
      },
    });
    expect((await discard(id)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it.each([
    ["that nobody has", crypto.randomUUID(), 404, 204],
    ["that is none", "1", 422, 422],
  ])("of an id %s is not there", async (_what, id, retried, discarded) => {
    expect((await retry(id)).status).toBe(retried);
    expect((await discard(id)).status).toBe(discarded);
    expect(await listActs()).toEqual([]);
  });
});

it("a parked mail about a session goes where a newer one says what has become of it", async () => {
  const { practice } = desk;
  const booking = await practice.book(Date.UTC(2026, 11, 2, 15));
  await practice.store({ booking, occasion: { kind: "booked" } });
  await env.DB.prepare("update outbox set status = 'parked', failure_code = 'refused' where recipient = ?")
    .bind(booking.email)
    .run();
  expect(await list()).toHaveLength(1);
  const cancelled = { ...booking, status: "cancelled", cancelReason: "by_master", sequence: 1 } as const;
  await practice.store({
    booking: cancelled,
    occasion: { kind: "cancelled", wasPending: true, reason: "I am ill" },
  });
  expect(await list()).toEqual([]);
});

describe("the master", () => {
  async function tell(): Promise<number> {
    const { product } = desk.practice;
    const told = await tellParkedMails(product.platform, product.now);
    await product.platform.mailSender.deliverDue();
    return told;
  }

  async function listNotices(): Promise<readonly string[]> {
    const { masterEmail } = desk.practice.product.platform;
    const received = await desk.practice.product.readMails();
    return received
      .filter(({ to, subject }) => to === masterEmail && subject === "Mails could not be sent")
      .map(({ text }) => text);
  }

  beforeEach(async () => {
    const { objects } = await env.FILES.list({ prefix: "mailbox/" });
    await env.FILES.delete(objects.map(({ key }) => key));
  });

  it("is told once of all that wait, without to whom they were", async () => {
    await park();
    await park();
    expect(await tell()).toBe(2);
    desk.practice.product.now += 3_600_000;
    expect(await tell()).toBe(0);
    const [notice, ...others] = await listNotices();
    expect(others).toEqual([]);
    expect(notice).toContain("2 mails could not be sent, and wait at your desk.");
    expect(notice).not.toContain("lost-");
  });

  it("is told again of another one, and of one that was tried again in vain", async () => {
    const id = await park();
    expect(await tell()).toBe(1);
    desk.practice.product.now += 3_600_000;
    await park();
    expect(await tell()).toBe(1);
    await new ParkedMails(desk.practice.database).draftRetry(id, desk.practice.product.now);
    await env.DB.prepare("update outbox set status = 'parked', failure_code = 'refused' where id = ?").bind(id).run();
    desk.practice.product.now += 3_600_000;
    expect(await tell()).toBe(1);
    expect(await listNotices()).toHaveLength(3);
  });

  it("is told of none that is a notice of this kind, which could not be sent either", async () => {
    await park();
    const { product } = desk.practice;
    await tellParkedMails(product.platform, product.now);
    await env.DB.prepare(
      "update outbox set status = 'parked', failure_code = 'refused' where kind = 'parked_mails_notice'",
    ).run();
    product.now += 3_600_000;
    expect(await tell()).toBe(0);
  });

  it("is not told where the settings say so", async () => {
    await park();
    const { settings, version } = await (await desk.browser.send("GET", "/api/master/settings")).json<{
      settings: object;
      version: number;
    }>();
    const changed = await desk.browser.send("PUT", "/api/master/settings", {
      settings: { ...settings, notices: ["booked"] },
      version,
    });
    expect(changed.status).toBe(200);
    expect(await tell()).toBe(0);
    expect(await listNotices()).toEqual([]);
  });
});
