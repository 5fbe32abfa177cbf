import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Issue, IssuesResponse } from "#domain/contracts/desk-newsletter.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { MOST_WAITING } from "#domain/newsletter/newsletter-issue.ts";
import { NEWSLETTER_ISSUES } from "#worker/features/newsletter/index.ts";
import { signIn } from "./support/accounts.ts";
import { ORIGIN } from "./support/call.ts";
import { listActs } from "./support/desk.ts";
import { KeyBrowser } from "./support/key-browser.ts";
import { Product } from "./support/product.ts";
import { readAllCells } from "./support/rows.ts";

const TEXT = { subject: "The hours of autumn", body: "Dear readers,\nautumn is here.\n\n## New\n\nFilms are here." };
const MASTER = "master@sigilarium.test";

let product: Product;
let master: KeyBrowser;

beforeEach(async () => {
  for (const table of ["outbox", "subscriptions", "newsletter_issues", "audit_entries"])
    await env.DB.prepare(`delete from ${table}`).run();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
  product = new Product();
  const { headers } = await signIn("free", { role: "master", isSteppedUp: true, now: product.now });
  master = new KeyBrowser(product, headers);
});

async function subscribe(count: number, status = "confirmed", confirmedAt = product.now): Promise<void> {
  const sql = `insert into subscriptions (id, email, status, wording_version, requested_at, confirmed_at, unsubscribed_at) values (?, ?, ?, 1, 1, ?, ?)`;
  const rows = Array.from({ length: count }, (_, at) => {
    const name = `${status}-${confirmedAt}-${String(at).padStart(4, "0")}`;
    return env.DB.prepare(sql).bind(
      name,
      `${name}@example.org`,
      status,
      confirmedAt,
      status === "unsubscribed" ? 9 : null,
    );
  });
  for (let at = 0; at < rows.length; at += 50) await env.DB.batch(rows.slice(at, at + 50));
}

interface Outcome {
  readonly status: number;
  readonly body: Issue;
}

async function ask(method: string, path: string, body?: unknown): Promise<Outcome> {
  const response = await master.send(method, `/api/master/newsletters${path}`, body);
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

async function write(text: object = TEXT): Promise<Issue> {
  const { status, body } = await ask("POST", "", text);
  expect(status).toBe(200);
  return body;
}

async function send({ id, version, subscriberCount }: Issue): Promise<Outcome> {
  return ask("POST", `/${id}/sending`, { version, recipientCount: subscriberCount });
}

/** A minute of the clock: the next mails are put into the outbox, and those that are due go out. */
async function tick(isDelivering = true): Promise<void> {
  product.now += 60_000;
  const job = NEWSLETTER_ISSUES.jobs?.find(({ name }) => name === "post_newsletter");
  await job?.run(product.platform, product.now, []);
  if (isDelivering) await product.platform.mailSender.deliverDue();
}

async function listReached(): Promise<readonly string[]> {
  const mails = await product.readMails();
  return mails.map(({ to }) => to).toSorted();
}

async function countPosted(): Promise<unknown> {
  return env.DB.prepare("select count(*) as mails from outbox where kind = 'newsletter'").first("mails");
}

describe("an issue", () => {
  it("goes to each confirmed subscriber once, in batches, each with a way out of one click", async () => {
    await subscribe(MOST_WAITING * 2 + 5);
    await subscribe(3, "pending");
    await subscribe(3, "unsubscribed");
    const issue = await write();
    expect(issue.subscriberCount).toBe(65);
    const sent = await send(issue);
    expect(sent).toMatchObject({ status: 200, body: { status: "sending", recipientCount: 65 } });
    await tick();
    expect((await ask("GET", `/${issue.id}`)).body).toMatchObject({ status: "sending", postedCount: MOST_WAITING });
    for (let minute = 0; minute < 4; minute += 1) await tick();
    expect((await ask("GET", `/${issue.id}`)).body).toMatchObject({
      ...{ status: "sent", postedCount: 65, sentCount: 65, failedCount: 0, droppedCount: 0 },
      endedAt: expect.any(String),
    });
    const mails = await product.readMails();
    expect(new Set(mails.map(({ to }) => to)).size).toBe(65);
    expect(mails).toHaveLength(65);
    for (const { to, subject, text, unsubscribeUrl } of mails) {
      expect(to).toMatch(/^confirmed-/);
      expect(subject).toBe("The hours of autumn");
      expect(text).toContain("Dear readers,\nautumn is here.\n\nNew\n---\n\nFilms are here.");
      expect(unsubscribeUrl).toMatch(new RegExp(`^${ORIGIN}/api/newsletter/unsubscribe/s1\\.`));
    }
    expect(await listActs()).toEqual([{ act: "newsletter_sent", subject: issue.id, detail: "65 recipients" }]);
    // Its end is its end.
    for (let minute = 0; minute < 3; minute += 1) await tick();
    expect(await product.readMails()).toHaveLength(65);
  });

  it("is not sent to who ends the newsletter between two batches, and to nobody who comes later", async () => {
    await subscribe(MOST_WAITING + 2);
    const issue = await write();
    await send(issue);
    await tick();
    await env.DB.prepare(
      "update subscriptions set status = 'unsubscribed', unsubscribed_at = 1 where id like '%-0031'",
    ).run();
    product.now += 1;
    await subscribe(4, "confirmed", product.now);
    for (let minute = 0; minute < 3; minute += 1) await tick();
    const reached = await listReached();
    expect(reached).toHaveLength(MOST_WAITING + 1);
    expect(reached.filter((to) => to.includes("0031"))).toEqual([]);
    expect((await ask("GET", `/${issue.id}`)).body).toMatchObject({ status: "sent", sentCount: 31, droppedCount: 0 });
  });

  it("is not sent to who ends the newsletter while the mail waits", async () => {
    await subscribe(3);
    const issue = await write();
    await send(issue);
    await tick(false);
    await env.DB.prepare(
      "update subscriptions set status = 'unsubscribed', unsubscribed_at = 1 where id like '%-0001'",
    ).run();
    await product.platform.mailSender.deliverDue();
    await tick();
    expect(await listReached()).toHaveLength(2);
    expect((await ask("GET", `/${issue.id}`)).body).toMatchObject({ status: "sent", sentCount: 2, droppedCount: 1 });
  });

  it("is mailed once to each, wherever a run breaks off, and however many run at once", async () => {
    await subscribe(MOST_WAITING + 10);
    const issue = await write();
    await send(issue);
    const run = async (binding = env.DB): Promise<void> => {
      const other = new Product({ binding });
      other.now = product.now;
      const job = NEWSLETTER_ISSUES.jobs?.find(({ name }) => name === "post_newsletter");
      await job?.run(other.platform, product.now, []);
    };
    // Before and after each batch.
    const breaking = (isBefore: boolean) =>
      new Proxy(env.DB, {
        get(target, name) {
          if (name === "batch") {
            return async (statements: D1PreparedStatement[]) => {
              if (!isBefore) await target.batch(statements);
              throw new Error("The isolate has ended.");
            };
          }
          const member: unknown = Reflect.get(target, name);
          return typeof member === "function" ? member.bind(target) : member;
        },
      });
    await expect(run(breaking(true))).rejects.toThrow();
    expect(await countPosted()).toBe(0);
    await expect(run(breaking(false))).rejects.toThrow();
    expect(await countPosted()).toBe(MOST_WAITING);
    await Promise.all([run(), run(), run()]);
    expect(await countPosted()).toBe(MOST_WAITING);
    await product.platform.mailSender.deliverDue();
    await Promise.all([run(), run(), run()]);
    await tick();
    await tick();
    const reached = await listReached();
    expect(reached).toHaveLength(MOST_WAITING + 10);
    expect(new Set(reached).size).toBe(MOST_WAITING + 10);
    expect((await ask("GET", `/${issue.id}`)).body.status).toBe("sent");
  });

  it("is stopped where it is: what waits is taken back, and nothing comes after it", async () => {
    await subscribe(MOST_WAITING + 10);
    const issue = await write();
    await send(issue);
    await tick();
    await tick(false);
    const stopped = await ask("POST", `/${issue.id}/stop`, {});
    expect(stopped).toMatchObject({ status: 200, body: { status: "stopped", sentCount: 30, droppedCount: 10 } });
    for (let minute = 0; minute < 2; minute += 1) await tick();
    expect(await listReached()).toHaveLength(MOST_WAITING);
    expect((await ask("POST", `/${issue.id}/stop`, {})).status).toBe(200);
    expect((await listActs()).map(({ act }) => act)).toEqual(["newsletter_sent", "newsletter_stopped"]);
  });

  it("counts what failed, and what became of it afterwards", async () => {
    await subscribe(2);
    const issue = await write();
    await send(issue);
    await tick(false);
    await env.DB.prepare(
      "update outbox set status = 'parked', failure_code = 'refused' where recipient like '%-0001@%'",
    ).run();
    await tick();
    await tick();
    expect((await ask("GET", `/${issue.id}`)).body).toMatchObject({ status: "sent", sentCount: 1, failedCount: 1 });
    await env.DB.prepare("update outbox set status = 'pending', failure_code = null where status = 'parked'").run();
    await product.platform.mailSender.deliverDue();
    const follow = NEWSLETTER_ISSUES.jobs?.find(({ name }) => name === "follow_newsletter");
    await follow?.run(product.platform, product.now, []);
    expect((await ask("GET", `/${issue.id}`)).body).toMatchObject({ sentCount: 2, failedCount: 0 });
    await follow?.run(product.platform, product.now + 60 * DAY_MS, []);
  });

  it("that was sent long ago keeps its figures when the outbox has forgotten its mails", async () => {
    await subscribe(2);
    const issue = await write();
    await send(issue);
    for (let minute = 0; minute < 3; minute += 1) await tick();
    await env.DB.prepare("delete from outbox").run();
    for (let minute = 0; minute < 2; minute += 1) await tick();
    expect((await ask("GET", `/${issue.id}`)).body).toMatchObject({ status: "sent", sentCount: 2, recipientCount: 2 });
  });
});

describe("a draft", () => {
  it("is changed, shown as its mail will look, listed and deleted", async () => {
    const issue = await write();
    expect(issue.preview.html).toContain("<title>The hours of autumn</title>");
    expect(issue.preview.text).toContain("Receive no more letters from us:");
    const changed = await ask("PUT", `/${issue.id}`, { ...TEXT, subject: "Winter <hours>", version: issue.version });
    expect(changed).toMatchObject({ status: 200, body: { subject: "Winter <hours>", version: 2 } });
    expect(changed.body.preview.html).toContain("Winter &lt;hours&gt;");
    const list: IssuesResponse = await (await master.send("GET", "/api/master/newsletters")).json();
    expect(list).toMatchObject({ issues: [{ id: issue.id, subject: "Winter <hours>" }], next: null });
    expect((await ask("DELETE", `/${issue.id}`)).status).toBe(204);
    expect((await ask("DELETE", `/${issue.id}`)).status).toBe(204);
    expect((await ask("GET", `/${issue.id}`)).status).toBe(404);
  });

  it("is tested on the master alone, once for each time that it is asked for", async () => {
    await subscribe(2);
    const issue = await write();
    const body = { requestId: crypto.randomUUID(), version: issue.version };
    await ask("POST", `/${issue.id}/test`, body);
    await ask("POST", `/${issue.id}/test`, body);
    const mails = await product.readMails();
    expect(mails.map(({ to, subject, unsubscribeUrl }) => [to, subject, unsubscribeUrl])).toEqual([
      [MASTER, "Test: The hours of autumn", null],
    ]);
    await ask("POST", `/${issue.id}/test`, { ...body, requestId: crypto.randomUUID() });
    expect(await product.readMails()).toHaveLength(2);
    expect((await listActs()).map(({ act }) => act)).toEqual(["newsletter_tested", "newsletter_tested"]);
  });

  it.each([
    ["no subject", { subject: undefined }, "Please write a subject of at least 3 characters."],
    ["a subject of two signs", { subject: " ab " }, "Please write a subject of at least 3 characters."],
    ["a subject of 121 signs", { subject: "é".repeat(121) }, "Maximum 120 characters"],
    ["no text", { body: "" }, "Please write at least 20 characters."],
    ["a text of spaces", { body: " ".repeat(50) }, "Please write at least 20 characters."],
    ["a text of 20,001 signs", { body: "a".repeat(20_001) }, "Maximum 20000 characters"],
  ])("with %s is refused in words, and nothing is stored", async (_what, change, message) => {
    const refused = await ask("POST", "", { ...TEXT, ...change });
    expect(refused).toEqual({ status: 422, body: { code: "invalid_request", message } });
    expect(await env.DB.prepare("select count(*) as n from newsletter_issues").first("n")).toBe(0);
  });

  it("takes a subject of one line alone", async () => {
    expect((await write({ ...TEXT, subject: "Autumn\r\nBcc: all@example.org" })).subject).toBe(
      "Autumn Bcc: all@example.org",
    );
  });

  it("takes a text of 20,000 signs of four bytes", async () => {
    expect((await write({ ...TEXT, body: "🜂".repeat(20_000) })).body).toBe("🜂".repeat(20_000));
  });

  it("that somebody else has changed is neither changed, tested nor sent", async () => {
    await subscribe(1);
    const issue = await write();
    await ask("PUT", `/${issue.id}`, { ...TEXT, subject: "Changed in another window", version: issue.version });
    const conflict = {
      status: 409,
      body: { code: "conflict", message: "This issue was changed meanwhile. Please look at it as it is now." },
    };
    expect(await ask("PUT", `/${issue.id}`, { ...TEXT, version: issue.version })).toEqual(conflict);
    expect(await ask("POST", `/${issue.id}/test`, { requestId: crypto.randomUUID(), version: 1 })).toEqual(conflict);
    expect(await send(issue)).toEqual(conflict);
    expect(await product.readMails()).toEqual([]);
  });

  it("is sent only to as many as the master was told, and to somebody", async () => {
    const issue = await write();
    expect((await send(issue)).body).toMatchObject({ message: expect.stringContaining("Nobody has confirmed") });
    await subscribe(2);
    const sent = await ask("POST", `/${issue.id}/sending`, { version: issue.version, recipientCount: 1 });
    expect(sent).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("The number of subscribers has changed meanwhile.") },
    });
    expect((await ask("GET", `/${issue.id}`)).body.status).toBe("draft");
  });

  it("is sent once, however often that is asked for, and is then neither changed nor deleted", async () => {
    await subscribe(3);
    const issue = await write();
    const sent = await Promise.all([send(issue), send(issue), send(issue)]);
    expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await listActs()).toHaveLength(1);
    const begun = "This issue has begun to go out: it can’t be changed any more.";
    expect((await ask("PUT", `/${issue.id}`, { ...TEXT, version: 1 })).body).toMatchObject({ message: begun });
    expect((await ask("DELETE", `/${issue.id}`)).body).toMatchObject({ message: begun });
    for (let minute = 0; minute < 3; minute += 1) await tick();
    expect(await listReached()).toHaveLength(3);
    const ended = await ask("POST", `/${issue.id}/stop`, {});
    expect(ended.body).toMatchObject({ message: "This issue isn’t going out, so there is nothing to stop." });
  });

  it("wants a fresh proof of the master before it goes to everybody", async () => {
    await subscribe(1);
    const issue = await write();
    const { headers } = await signIn("free", { role: "master", now: product.now });
    master = new KeyBrowser(product, headers);
    expect(await send(issue)).toMatchObject({ status: 403, body: { code: "step_up_required" } });
  });

  it("is readable in no cell and no log", async () => {
    const lines: unknown[] = [];
    for (const level of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(...words));
    await subscribe(1);
    const issue = await write({ subject: "Kanarienvogel sings", body: "The Kanarienvogel sings all day long." });
    await send(issue);
    await tick(false);
    vi.restoreAllMocks();
    expect((await readAllCells()).join("\n")).not.toContain("Kanarienvogel");
    expect(lines.join("\n")).not.toContain("Kanarienvogel");
  });
});

it("the next subscribers are found by an index", async () => {
  const { results } = await env.DB.prepare(
    "explain query plan select id, email from subscriptions where status = ? and confirmed_at <= ? and id > ? order by id limit 30",
  )
    .bind("confirmed", 1, "a")
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail)).toEqual([
    "SEARCH subscriptions USING INDEX subscriptions_status_id (status=? AND id>?)",
  ]);
});
