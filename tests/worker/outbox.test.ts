import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/lib/time.ts";
import { MAX_TRIES, TRY_LEASE_MS } from "#domain/mail/outbox.ts";
import { NEWS, PostOffice, REPLY_TO, readMail } from "./support/post-office.ts";
import { readAllCells } from "./support/rows.ts";

const DOWN = { isDelivered: false, failure: "unavailable", isFinal: false } as const;
const REFUSED = { isDelivered: false, failure: "refused", isFinal: true } as const;
const LEASE_MINUTES = TRY_LEASE_MS / 60_000;

let office: PostOffice;

beforeEach(async () => {
  for (const table of ["outbox", "subscriptions"]) await env.DB.prepare(`delete from ${table}`).run();
  office = new PostOffice();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a mail in the outbox", () => {
  it("goes out at once, and loses its contents", async () => {
    const { id } = await office.post({ key: "a", words: "The owl sleeps" });
    expect(await readMail(id)).toMatchObject({ status: "pending", payload: expect.stringMatching(/^s1\./) });
    await office.mailSender.deliver(id);
    expect(office.sent.map(({ to, text }) => [to, text.includes("The owl sleeps")])).toEqual([
      ["ada@example.org", true],
    ]);
    expect(await readMail(id)).toMatchObject({
      status: "sent",
      payload: null,
      sent_at: office.now,
      leased_until: null,
      failure_code: null,
    });
  });

  it("is in no cell of the database as plain text while it waits", async () => {
    await office.post({ key: "a", words: "Kanarienvogel" });
    expect((await readAllCells()).join("\n")).not.toMatch(/kanarienvogel/i);
  });

  it("is sent once, however often it is posted for the same occasion", async () => {
    const posted = await Promise.all([office.post({ key: "a" }), office.post({ key: "a" }), office.post({ key: "b" })]);
    expect(posted.filter(({ isTaken }) => isTaken)).toHaveLength(2);
    expect(await office.deliverAfter(0)).toBe(2);
  });

  it("is sent once, however many try at the same moment", async () => {
    const { id } = await office.post({ key: "a" });
    await Promise.all([office.mailSender.deliver(id), office.deliverAfter(0), office.mailSender.deliver(id)]);
    expect(office.sent).toHaveLength(1);
    expect(await office.deliverAfter(60)).toBe(0);
  });

  it("goes out with the next run where nobody tried it at once", async () => {
    await office.post({ key: "a" });
    expect(await office.deliverAfter(1)).toBe(1);
    expect(office.sent).toHaveLength(1);
  });
});

describe("a mail that the service does not take", () => {
  it("is tried again after 1, 5, 15, 60, 240 and 720 minutes, and not a minute before", async () => {
    office.answers = [DOWN];
    const { id } = await office.post({ key: "a" });
    await office.mailSender.deliver(id);
    for (const minutes of [1, 5, 15, 60, 240, 720]) {
      expect(await office.deliverAfter(minutes - 0.5)).toBe(0);
      expect(await office.deliverAfter(0.5)).toBe(1);
    }
    expect(office.sent).toHaveLength(MAX_TRIES);
  });

  it("is parked after the last try, with its contents and the reason", async () => {
    office.answers = [DOWN];
    const { id } = await office.post({ key: "a" });
    for (let tried = 0; tried < MAX_TRIES; tried += 1) await office.deliverAfter(24 * 60);
    expect(await readMail(id)).toMatchObject({
      status: "parked",
      tries: MAX_TRIES,
      failure_code: "unavailable",
      payload: expect.stringMatching(/^s1\./),
    });
    expect(await office.deliverAfter(24 * 60)).toBe(0);
  });

  it("is parked at once where trying again can't help", async () => {
    office.answers = [REFUSED];
    const { id } = await office.post({ key: "a" });
    await office.mailSender.deliver(id);
    expect(await readMail(id)).toMatchObject({ status: "parked", tries: 1, failure_code: "refused" });
  });

  it("has the same id at each try, and arrives in the end", async () => {
    office.answers = [DOWN, { isDelivered: true }];
    const { id } = await office.post({ key: "a" });
    await office.mailSender.deliver(id);
    await office.deliverAfter(1);
    expect(office.sent.map((message) => message.id)).toEqual([id, id]);
    expect(await readMail(id)).toMatchObject({ status: "sent", payload: null, failure_code: null });
  });

  it("keeps no other mail waiting", async () => {
    office.answers = [DOWN, { isDelivered: true }];
    await office.post({ key: "a" });
    await office.post({ key: "b" });
    expect(await office.deliverAfter(0)).toBe(2);
    expect(await office.deliverAfter(1)).toBe(1);
  });
});

describe("a try that breaks off", () => {
  async function breakOff(): Promise<string> {
    const { id } = await office.post({ key: "a" });
    await office.outbox.claim(office.now, id);
    return id;
  }

  it("keeps the mail to itself until its lease ends", async () => {
    await breakOff();
    expect(await office.deliverAfter(LEASE_MINUTES - 1)).toBe(0);
    expect(await office.deliverAfter(1)).toBe(1);
  });

  it("is nobody else's while it goes on, however long its run has lasted", async () => {
    for (const key of ["a", "b", "c", "d"]) await office.post({ key });
    office.duringDelivery = async () => {
      office.now += 2 * 60_000;
      if (office.sent.length === 4) await office.mailSender.deliverDue();
    };
    await office.deliverAfter(0);
    expect(office.sent).toHaveLength(4);
  });

  it("counts as one, so that a mail that kills its tries is parked", async () => {
    const id = await breakOff();
    for (let tried = 1; tried < MAX_TRIES; tried += 1) {
      office.now += TRY_LEASE_MS;
      expect(await office.outbox.claim(office.now, id)).not.toBeNull();
    }
    expect(await office.deliverAfter(LEASE_MINUTES)).toBe(0);
    expect(await readMail(id)).toMatchObject({ status: "parked", failure_code: "broke_off" });
  });

  it("settles nothing any more once another one has the mail", async () => {
    const id = await breakOff();
    const late = await office.outbox.claim(office.now + TRY_LEASE_MS, id);
    office.now += 2 * TRY_LEASE_MS;
    await office.outbox.claim(office.now, id);
    if (late) await office.outbox.settleSent(late, office.now);
    expect(await readMail(id)).toMatchObject({ status: "pending" });
  });
});

describe("a mail that can't be written", () => {
  it("stays in the outbox, and the log says nothing of its contents", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { id } = await office.post({ key: "a" });
    const other = await office.post({ key: "b", words: "Kanarienvogel" });
    // The contents of another mail, encrypted for another row.
    await env.DB.prepare("update outbox set payload = (select payload from outbox where id = ?) where id = ?")
      .bind(other.id, id)
      .run();
    await office.mailSender.deliver(id);
    expect(await readMail(id)).toMatchObject({ status: "pending", failure_code: "not_written", tries: 1 });
    const lines = log.mock.calls.flat().join("\n");
    expect(lines).toContain("DecryptionError");
    expect(lines).not.toMatch(/kanarienvogel|example\.org/i);
  });

  it("is dropped with its contents where it comes too late, and is no work for anybody", async () => {
    office.answers = [DOWN];
    const { id } = await office.post({ key: "a", expiresAt: office.now + 10 * 60_000 });
    await office.mailSender.deliver(id);
    expect(await office.deliverAfter(9)).toBe(1);
    expect(await office.deliverAfter(5)).toBe(0);
    expect(await readMail(id)).toMatchObject({ status: "dropped", payload: null, failure_code: "too_late" });
    expect(await office.outbox.countParked()).toBe(0);
  });

  it("is not tried after its time, also where nobody has settled it yet", async () => {
    const { id } = await office.post({ key: "a", expiresAt: office.now });
    await office.mailSender.deliver(id);
    expect(office.sent).toEqual([]);
  });

  it("is counted in the log once it is parked", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { id } = await office.post({ key: "a" });
    await env.DB.prepare("update outbox set tries = ? where id = ?").bind(MAX_TRIES, id).run();
    await office.deliverAfter(0);
    expect(await office.outbox.countParked()).toBe(1);
    expect(log).toHaveBeenLastCalledWith(JSON.stringify({ level: "error", parkedMails: 1 }));
  });
});

describe("a run of the mail sender", () => {
  /** Holds the mails to one address back until `answer` is called. */
  function holdBack(to: string): { readonly answer: () => void } {
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    office.duringDelivery = (message) => (message.to === to ? answered : Promise.resolve());
    return { answer: () => answer() };
  }

  const listSent = () => office.sent.map(({ to }) => to);

  it("keeps nobody waiting for one slow recipient, however many mails wait for that one", async () => {
    const slow = holdBack("slow@example.org");
    for (let index = 0; index < 8; index += 1) await office.post({ key: `slow${index}`, to: "slow@example.org" });
    for (let index = 0; index < 20; index += 1) await office.post({ key: `p${index}`, to: `p${index}@example.org` });
    const run = office.deliverAfter(0);
    await vi.waitFor(() => expect(listSent().filter((to) => to !== "slow@example.org")).toHaveLength(20));
    expect(listSent().filter((to) => to === "slow@example.org")).toHaveLength(1);
    slow.answer();
    expect(await run).toBe(28);
    expect(new Set(office.sent.map(({ id }) => id)).size).toBe(28);
  });

  it("has five mails on their way at once, and not one more", async () => {
    let [running, most] = [0, 0];
    office.duringDelivery = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    };
    for (let index = 0; index < 12; index += 1) await office.post({ key: `p${index}`, to: `p${index}@example.org` });
    expect(await office.deliverAfter(0)).toBe(12);
    expect(most).toBe(5);
  });

  it("brings mails to one person in the order in which they were posted", async () => {
    for (let index = 0; index < 6; index += 1) {
      await office.post({ key: `a${index}`, words: `Word ${index}` });
      office.now += 1;
    }
    await office.deliverAfter(0);
    expect(office.sent.map(({ text }) => /Word (\d)/.exec(text)?.[1])).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  it("takes each mail once, beside another run that begins at the same moment", async () => {
    for (let index = 0; index < 12; index += 1) await office.post({ key: `p${index}`, to: `p${index}@example.org` });
    const tried = await Promise.all([office.deliverAfter(0), office.deliverAfter(0)]);
    expect(tried[0] + tried[1]).toBe(12);
    expect(new Set(listSent()).size).toBe(12);
    expect(office.sent).toHaveLength(12);
  });

  it("tries fifty mails at most", async () => {
    for (let index = 0; index < 53; index += 1) await office.post({ key: `p${index}`, to: `p${index}@example.org` });
    expect(await office.deliverAfter(0)).toBe(50);
    expect(await office.deliverAfter(0)).toBe(3);
  });
});

describe("a newsletter", () => {
  const subscribe = (status: string) =>
    env.DB.prepare(
      "insert or replace into subscriptions (id, email, status, wording_version, requested_at, confirmed_at, unsubscribed_at) values ('n1', 'ada@example.org', ?, 1, 1, 1, 1)",
    )
      .bind(status)
      .run();

  it("has a way out for people and for mail programs, and answers go to the support", async () => {
    await subscribe("confirmed");
    await office.mailSender.deliver((await office.post({ key: "a", kind: NEWS })).id);
    const [mail] = office.sent;
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/sigilarium\.test\/api\/newsletter\/unsubscribe\/s1\./);
    expect(mail?.text).toMatch(
      /Receive no more letters from us:\nhttps:\/\/sigilarium\.test\/newsletter\/unsubscribe\?token=/,
    );
    expect(mail?.html).toContain("Receive no more letters from us");
    expect(mail?.replyTo).toBe(REPLY_TO);
  });

  it.each(["pending", "unsubscribed"])(
    "goes to nobody whose subscription is %s when it would leave",
    async (status) => {
      await subscribe("confirmed");
      const { id } = await office.post({ key: "a", kind: NEWS });
      await subscribe(status);
      await office.mailSender.deliver(id);
      expect(office.sent).toEqual([]);
      expect(await readMail(id)).toMatchObject({ status: "dropped", payload: null, failure_code: "unsubscribed" });
    },
  );

  it("is told from what somebody asked for, which has no way out and always arrives", async () => {
    await subscribe("unsubscribed");
    await office.mailSender.deliver((await office.post({ key: "a" })).id);
    const [mail] = office.sent;
    expect(mail).toMatchObject({ unsubscribeUrl: null, replyTo: REPLY_TO });
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/unsubscribe|Receive no more/);
  });
});

describe("what was settled", () => {
  it("is forgotten after a while, and what waits is not", async () => {
    office.answers = [{ isDelivered: true }, DOWN];
    for (const key of ["a", "b"]) await office.mailSender.deliver((await office.post({ key })).id);
    await office.post({ key: "c", expiresAt: office.now });
    await office.outbox.settleOverdue(office.now);
    expect(await office.outbox.deleteSettled(office.now)).toBe(0);
    expect(await office.outbox.deleteSettled(office.now + 1)).toBe(2);
  });

  it("is forgotten a batch at a time, and nothing is left over", async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
       insert into outbox (id, message_key, kind, recipient, status, next_try_at, created_at, sent_at)
       select 'm' || i, 'k' || i, 'note', 'ada@example.org', 'sent', 1, 1, 1 from n`,
    ).run();
    expect(await office.outbox.deleteSettled(2)).toBe(1200);
    expect(await env.DB.prepare("select count(*) as n from outbox").first("n")).toBe(0);
  });

  it("stays with its contents where it is parked, however long nobody looks after it", async () => {
    office.answers = [REFUSED];
    const { id } = await office.post({ key: "a" });
    await office.mailSender.deliver(id);
    expect(await office.outbox.deleteSettled(office.now + 3650 * DAY_MS)).toBe(0);
    expect(await readMail(id)).toMatchObject({ status: "parked", payload: expect.stringMatching(/^s1\./) });
  });
});
