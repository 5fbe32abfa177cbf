import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/lib/duration.ts";
import { MAX_TRIES, TRY_LEASE_MS } from "#domain/mail/retry.ts";
import { PostOffice, readMail } from "./support/post-office.ts";
import { readAllCells } from "./support/rows.ts";

const DOWN = { isDelivered: false, failure: "unavailable", isFinal: false } as const;
const REFUSED = { isDelivered: false, failure: "refused", isFinal: true } as const;
const LEASE_MINUTES = TRY_LEASE_MS / 60_000;

let office: PostOffice;

beforeEach(async () => {
  await env.DB.prepare("delete from outbox").run();
  office = new PostOffice();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a letter in the outbox", () => {
  it("goes out at once, and loses its contents", async () => {
    const { id } = await office.post({ key: "a", words: "The owl sleeps" });
    expect(await readMail(id)).toMatchObject({ status: "pending", payload: expect.stringMatching(/^s1\./) });
    await office.postman.deliver(id);
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
    await Promise.all([office.postman.deliver(id), office.deliverAfter(0), office.postman.deliver(id)]);
    expect(office.sent).toHaveLength(1);
    expect(await office.deliverAfter(60)).toBe(0);
  });

  it("goes out with the next run where nobody tried it at once", async () => {
    await office.post({ key: "a" });
    expect(await office.deliverAfter(1)).toBe(1);
    expect(office.sent).toHaveLength(1);
  });
});

describe("a letter that the service does not take", () => {
  it("is tried again after 1, 5, 15, 60, 240 and 720 minutes, and not a minute before", async () => {
    office.answers = [DOWN];
    const { id } = await office.post({ key: "a" });
    await office.postman.deliver(id);
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
    await office.postman.deliver(id);
    expect(await readMail(id)).toMatchObject({ status: "parked", tries: 1, failure_code: "refused" });
  });

  it("has the same id at each try, and arrives in the end", async () => {
    office.answers = [DOWN, { isDelivered: true }];
    const { id } = await office.post({ key: "a" });
    await office.postman.deliver(id);
    await office.deliverAfter(1);
    expect(office.sent.map((message) => message.id)).toEqual([id, id]);
    expect(await readMail(id)).toMatchObject({ status: "sent", payload: null, failure_code: null });
  });

  it("keeps no other letter waiting", async () => {
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

  it("keeps the letter to itself until its lease ends", async () => {
    await breakOff();
    expect(await office.deliverAfter(LEASE_MINUTES - 1)).toBe(0);
    expect(await office.deliverAfter(1)).toBe(1);
  });

  it("is nobody else's while it goes on, however long its run has lasted", async () => {
    for (const key of ["a", "b", "c", "d"]) await office.post({ key });
    office.duringDelivery = async () => {
      office.now += 2 * 60_000;
      if (office.sent.length === 4) await office.postman.deliverDue();
    };
    await office.deliverAfter(0);
    expect(office.sent).toHaveLength(4);
  });

  it("counts as one, so that a letter that kills its tries is parked", async () => {
    const id = await breakOff();
    for (let tried = 1; tried < MAX_TRIES; tried += 1) {
      office.now += TRY_LEASE_MS;
      expect(await office.outbox.claim(office.now, id)).not.toBeNull();
    }
    expect(await office.deliverAfter(LEASE_MINUTES)).toBe(0);
    expect(await readMail(id)).toMatchObject({ status: "parked", failure_code: "broke_off" });
  });

  it("settles nothing any more once another one has the letter", async () => {
    const id = await breakOff();
    const late = await office.outbox.claim(office.now + TRY_LEASE_MS, id);
    office.now += 2 * TRY_LEASE_MS;
    await office.outbox.claim(office.now, id);
    if (late) await office.outbox.settleSent(late, office.now);
    expect(await readMail(id)).toMatchObject({ status: "pending" });
  });
});

describe("a letter that can't be written", () => {
  it("stays in the outbox, and the log says nothing of its contents", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { id } = await office.post({ key: "a" });
    const other = await office.post({ key: "b", words: "Kanarienvogel" });
    // The contents of another letter, sealed for another row.
    await env.DB.prepare("update outbox set payload = (select payload from outbox where id = ?) where id = ?")
      .bind(other.id, id)
      .run();
    await office.postman.deliver(id);
    expect(await readMail(id)).toMatchObject({ status: "pending", failure_code: "not_written", tries: 1 });
    const lines = log.mock.calls.flat().join("\n");
    expect(lines).toContain("UnsealError");
    expect(lines).not.toMatch(/kanarienvogel|example\.org/i);
  });

  it("is parked where it comes too late, and the log says how many were", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    office.answers = [DOWN];
    const { id } = await office.post({ key: "a", expiresAt: office.now + 10 * 60_000 });
    await office.postman.deliver(id);
    expect(await office.deliverAfter(9)).toBe(1);
    expect(await office.deliverAfter(5)).toBe(0);
    expect(await readMail(id)).toMatchObject({ status: "parked", failure_code: "too_late" });
    expect(await office.outbox.countParked()).toBe(1);
    expect(log).toHaveBeenLastCalledWith(JSON.stringify({ level: "error", parkedMails: 1 }));
  });
});

describe("the limit of letters", () => {
  const LIMIT = { count: 3, withinMs: DAY_MS };

  it("holds for one kind and one address, also when all are posted at once", async () => {
    const posts = Array.from({ length: 8 }, (_, index) => office.post({ key: `a${index}` }, LIMIT));
    expect((await Promise.all(posts)).filter(({ isTaken }) => isTaken)).toHaveLength(3);
    expect((await office.post({ key: "other", to: "bob@example.org" }, LIMIT)).isTaken).toBe(true);
  });

  it("ends when its span is over", async () => {
    for (let index = 0; index < 3; index += 1) await office.post({ key: `a${index}` }, LIMIT);
    office.now += DAY_MS - 1;
    expect((await office.post({ key: "early" }, LIMIT)).isTaken).toBe(false);
    office.now += 1;
    expect((await office.post({ key: "late" }, LIMIT)).isTaken).toBe(true);
  });
});

describe("what was settled", () => {
  it("is forgotten after a while, and what waits is not", async () => {
    office.answers = [{ isDelivered: true }, REFUSED, DOWN];
    for (const key of ["a", "b", "c"]) await office.postman.deliver((await office.post({ key })).id);
    expect(await office.outbox.deleteSettled(office.now)).toBe(0);
    expect(await office.outbox.deleteSettled(office.now + 1)).toBe(2);
  });
});
