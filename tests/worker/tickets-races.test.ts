import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { RETENTION } from "#domain/privacy/retention.ts";
import { CONTACT } from "#worker/features/contact/index.ts";
import { listActs } from "./support/desk.ts";
import { forgetTickets, HelpDesk } from "./support/help-desk.ts";
import { losesAnswers } from "./support/losing-database.ts";

const CHANGED = "Something was added or changed meanwhile. Please read it, then send yours again: it is still here.";

let desk: HelpDesk;

beforeEach(async () => {
  await forgetTickets();
  desk = await HelpDesk.open();
});

async function countMails(kind: string): Promise<unknown> {
  return env.DB.prepare("select count(*) as mails from outbox where kind = ?").bind(kind).first("mails");
}

describe("two at once", () => {
  it("replies from two windows: one is mailed, the other is asked to read it first", async () => {
    const number = await desk.submit();
    const replies = await Promise.all(
      ["The first reply", "The other reply"].map((message) =>
        desk.act(number, "replies", { requestId: crypto.randomUUID(), version: 0, message }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toEqual({ code: "conflict", message: CHANGED });
    expect((await desk.show(number)).body.entries).toHaveLength(1);
    expect(await countMails("ticket_reply")).toBe(1);
    expect(await listActs()).toHaveLength(1);
  });

  it("the same reply five times is one", async () => {
    const number = await desk.submit();
    const body = { requestId: crypto.randomUUID(), version: 0, message: "The reply" };
    const replies = await Promise.all(Array.from({ length: 5 }, () => desk.act(number, "replies", body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await desk.show(number)).body.entries).toHaveLength(1);
    expect(await countMails("ticket_reply")).toBe(1);
    expect(await listActs()).toHaveLength(1);
  });

  it("the sender writes while the ticket is being closed: nothing that they wrote is lost or unread", async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `round-${round}@example.org`;
      const number = await desk.submit({ email });
      const token = await desk.readToken(number, email);
      const act = () => desk.act(number, "status", { version: 0, status: "closed" });
      const answer = () => desk.answer(token, "One more thing");
      const [closed, answered] =
        round % 2 === 0
          ? await Promise.all([act(), answer()])
          : await Promise.all([answer(), act()]).then(([second, first]) => [first, second] as const);
      const { status, entries } = (await desk.show(number)).body;
      expect([closed.status, answered.status].toSorted()).toEqual([200, 409]);
      expect(status).toBe(closed.status === 200 ? "closed" : "open");
      expect(entries.map(({ kind }) => kind)).toEqual([closed.status === 200 ? "status" : "answer"]);
    }
  });

  it("the sender writes while a reply goes out: it is sent to who has read everything, or not at all", async () => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    await desk.answer(token, "What you have not read");
    const replied = await desk.act(number, "replies", {
      ...{ requestId: crypto.randomUUID(), version: 0 },
      message: "A reply to the first message",
    });
    expect(replied).toEqual({ status: 409, body: { code: "conflict", message: CHANGED } });
    expect(await countMails("ticket_reply")).toBe(0);
  });

  it("ten things that the sender adds at once are all there, each once and each with its notice", async () => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    for (const batch of [0, 1, 2]) {
      const added = await Promise.all(
        Array.from({ length: 3 }, (_, at) => desk.answer(token, `Thing ${batch * 3 + at}`)),
      );
      expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const { entries } = (await desk.show(number)).body;
    expect(entries.map(({ text }) => text).toSorted()).toEqual(Array.from({ length: 9 }, (_, at) => `Thing ${at}`));
    expect(await countMails("ticket_answer_notice")).toBe(9);
  });

  it("the same addition many times is one", async () => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    const requestId = crypto.randomUUID();
    const added = await Promise.all(Array.from({ length: 5 }, () => desk.answer(token, "Once", requestId)));
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await desk.show(number)).body.entries).toHaveLength(1);
    expect(await countMails("ticket_answer_notice")).toBe(1);
  });

  it("an id that another ticket has used is its own here", async () => {
    const requestId = crypto.randomUUID();
    for (const message of ["The first request", "The second request"]) {
      const number = await desk.submit({ message });
      await desk.answer(await desk.readToken(number), "Added", requestId);
      expect((await desk.show(number)).body.entries).toHaveLength(1);
    }
  });
});

describe("where the database loses its responses", () => {
  it("a reply, a note and an addition are there once, each with its mail and its line", async () => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    let losses = 0;
    const lossy = await HelpDesk.open(losesAnswers(env.DB, () => losses-- > 0));
    losses = 1;
    expect((await lossy.answer(token, "Added")).status).toBe(200);
    const { version } = (await desk.show(number)).body;
    losses = 1;
    const reply = { requestId: crypto.randomUUID(), version, message: "The reply" };
    expect((await lossy.act(number, "replies", reply)).status).toBe(200);
    losses = 1;
    expect((await lossy.act(number, "notes", { requestId: crypto.randomUUID(), note: "Noted" })).status).toBe(200);
    const { entries } = (await desk.show(number)).body;
    expect(entries.map(({ kind }) => kind)).toEqual(["answer", "reply", "note"]);
    expect([await countMails("ticket_reply"), await countMails("ticket_answer_notice")]).toEqual([1, 1]);
    expect((await listActs()).map(({ act }) => act)).toEqual(["ticket_replied", "ticket_noted"]);
  });

  it("what could not be written leaves nothing behind, and can be sent again with the same id", async () => {
    const number = await desk.submit();
    const down = await HelpDesk.open(
      new Proxy(env.DB, {
        get(target, name) {
          if (name === "batch") return () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
          const member: unknown = Reflect.get(target, name);
          return typeof member === "function" ? member.bind(target) : member;
        },
      }),
    );
    const body = { requestId: crypto.randomUUID(), version: 0, message: "The reply" };
    expect(await down.act(number, "replies", body)).toMatchObject({ status: 503, body: { code: "not_ready" } });
    expect((await desk.show(number)).body).toMatchObject({ entries: [], status: "open", version: 0 });
    expect(await countMails("ticket_reply")).toBe(0);
    expect((await desk.act(number, "replies", body)).status).toBe(200);
  });
});

describe("a mail that nobody sent because the isolate ended", () => {
  it("goes out with the next minute, with the link that opens the ticket", async () => {
    const number = await desk.submit();
    // Put into the outbox, and never tried.
    desk.product.platform.mailSender.deliver = async () => {};
    await desk.reply(number, "The reply");
    expect(await desk.readMailsTo("ada@example.org", number)).toHaveLength(1);
    await desk.product.platform.mailSender.deliverDue();
    const token = await desk.readToken(number);
    expect((await desk.see(token)).body.entries.at(-1)).toMatchObject({ text: "The reply" });
  });
});

describe("the nightly run", () => {
  it("deletes a settled ticket with its thread and its links after its time, and no other", async () => {
    const [settled, live] = [await desk.submit({ message: "It is settled" }), await desk.submit()];
    const token = await desk.readToken(settled);
    await desk.reply(settled, "Here it is.", true);
    await desk.reply(live, "Here it is.");
    const job = CONTACT.jobs?.find(({ name }) => name === "forget_settled_tickets");
    const { keptMs } = RETENTION.forget_settled_tickets;
    const settledAt = desk.product.now;
    expect(await job?.run(desk.product.platform, settledAt + keptMs - 1000, [])).toBe(0);
    expect((await desk.see(token)).status).toBe(200);
    expect(await job?.run(desk.product.platform, settledAt + keptMs + 1000, [])).toBeGreaterThan(0);
    expect((await desk.see(token)).status).toBe(404);
    expect(await env.DB.prepare("select count(*) as n from contact_requests").first("n")).toBe(1);
    expect(await env.DB.prepare("select count(*) as n from ticket_entries").first("n")).toBe(1);
    expect(await env.DB.prepare("select count(distinct ticket_id) as n from ticket_links").first("n")).toBe(1);
  });
});
