import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/lib/time.ts";
import { signIn } from "./support/accounts.ts";
import { listActs } from "./support/desk.ts";
import { forgetTickets, HelpDesk, REQUEST } from "./support/help-desk.ts";
import { readAllCells } from "./support/rows.ts";

const CANARY = "Kanarienvogel-7731";
const MASTER = "master@sigilarium.test";

let desk: HelpDesk;

beforeEach(async () => {
  await forgetTickets();
  desk = await HelpDesk.open();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a ticket", () => {
  it("goes back and forth between its sender and the desk, in one conversation of mails", async () => {
    const number = await desk.submit();
    const first = await desk.readToken(number);
    expect((await desk.see(first)).body).toEqual({
      ...{ ticketNumber: number, reason: "question", status: "open" },
      ...{ name: "Ada Lovelace", email: "ada@example.org" },
      entries: [{ by: "sender", text: REQUEST.message, status: null, at: expect.any(String) }],
    });

    const replied = await desk.reply(number, "Which page is it?\n\nPlease name\nits number.");
    expect(replied).toMatchObject({ status: 200, body: { status: "in_progress", waitsSince: null } });
    const mails = await desk.readMailsTo("ada@example.org", number);
    expect(mails.map(({ subject, threadId, replyTo }) => [subject, threadId, replyTo])).toEqual([
      [`We have your request ${number}`, `${number}@sigilarium.test`, "help@example.org"],
      [`Re: We have your request ${number}`, `${number}@sigilarium.test`, "help@example.org"],
    ]);
    expect(mails[1]?.text).toContain("Which page is it?\n\nPlease name\nits number.");
    expect(mails[1]?.html).toContain("Please name<br>its number.");

    const second = await desk.readToken(number);
    expect(second).not.toBe(first);
    const answered = await desk.answer(second, "Page three.");
    expect(answered.body.entries.map(({ by, text, status }) => [by, text, status])).toEqual([
      ["sender", REQUEST.message, null],
      ["support", "Which page is it?\n\nPlease name\nits number.", "in_progress"],
      ["sender", "Page three.", null],
    ]);
    // Any link from any mail shows the ticket as it is now.
    expect((await desk.see(first)).body).toEqual(answered.body);
    const notices = await desk.readMailsTo(MASTER, number);
    expect(notices.map(({ subject }) => subject)).toEqual([
      `New support request ${number}`,
      `More about support request ${number}`,
    ]);
    expect(notices[1]?.text).toContain(`/master-dashboard?view=tickets&ticket=${number}`);
    expect(notices.map(({ text }) => text).join("")).not.toMatch(/Page three|blank page/);
    expect((await desk.list("waiting")).numbers).toEqual([number]);

    expect((await desk.reply(number, "It is mended.", true)).body).toMatchObject({ status: "resolved" });
    expect((await desk.answer(first, "It is blank again.")).body).toMatchObject({ status: "open" });
    expect((await desk.list("waiting")).numbers).toEqual([number]);
  });

  it("is told of by mail each time that the master changes its state, and audited", async () => {
    const number = await desk.submit();
    for (const status of ["in_progress", "resolved", "closed", "open"]) {
      expect((await desk.changeStatus(number, status)).body).toMatchObject({ status });
    }
    const mails = await desk.readMailsTo("ada@example.org", number);
    expect(mails.slice(1).map(({ text }) => text.split("\n")[0])).toEqual([
      "Somebody is at work on your request",
      "Your request is resolved",
      "Your request is closed",
      "Your request is open again",
    ]);
    expect(await listActs()).toEqual(
      ["in_progress", "resolved", "closed", "open"].map((detail) => ({
        ...{ act: "ticket_status_changed", subject: number, detail },
      })),
    );
    const seen = await desk.see(await desk.readToken(number));
    expect(seen.body.entries.slice(1).map(({ by, text, status }) => [by, text, status])).toEqual([
      ["support", null, "in_progress"],
      ["support", null, "resolved"],
      ["support", null, "closed"],
      ["support", null, "open"],
    ]);
  });

  it("keeps its notes from its sender, in what they are shown and in every mail", async () => {
    const number = await desk.submit();
    const noted = await desk.act(number, "notes", { requestId: crypto.randomUUID(), note: "Bought twice before" });
    expect(noted.body.entries).toMatchObject([{ kind: "note", text: "Bought twice before", status: null }]);
    await desk.reply(number, "Here it is.");
    const seen = await desk.see(await desk.readToken(number));
    expect(JSON.stringify(seen.body)).not.toContain("Bought twice");
    const mails = await desk.product.readMails();
    expect(mails.map(({ text, html }) => text + html).join("")).not.toContain("Bought twice");
    expect((await listActs()).map(({ act }) => act)).toEqual(["ticket_noted", "ticket_replied"]);
  });

  it("that is closed takes nothing from its sender, and no reply until it is opened again", async () => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    await desk.changeStatus(number, "closed");
    expect(await desk.answer(token, "One more thing")).toEqual({
      status: 409,
      body: {
        code: "conflict",
        message: "This request is closed. Please send a new one: it gets a number of its own.",
      },
    });
    expect(await desk.reply(number, "One more thing")).toMatchObject({
      status: 409,
      body: { message: "This ticket is closed. Reopen it first." },
    });
    expect(await desk.changeStatus(number, "resolved")).toMatchObject({
      status: 409,
      body: { message: "This ticket is closed: it can’t become resolved." },
    });
    expect((await desk.show(number)).body.entries).toHaveLength(1);
  });

  it("is made urgent by the word, and by hand", async () => {
    const calm = await desk.submit();
    const token = await desk.readToken(calm);
    await desk.answer(token, "URGENT: it is today");
    expect((await desk.show(calm)).body.isUrgent).toBe(true);
    const notice = (await desk.readMailsTo(MASTER, calm)).at(-1);
    expect(notice?.subject).toBe(`URGENT: more about support request ${calm}`);
    expect((await desk.act(calm, "urgency", { isUrgent: false })).body.isUrgent).toBe(false);
    await desk.act(calm, "urgency", { isUrgent: false });
    await desk.act(calm, "urgency", { isUrgent: true });
    expect((await listActs()).map(({ act }) => act)).toEqual(["ticket_lowered", "ticket_raised"]);
  });

  it("has care for whoever may hurt themselves, when it is opened and when it is added to", async () => {
    const response = await desk.product.ask("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": "10.3.3.3" },
      body: JSON.stringify({ ...REQUEST, message: "Nothing has worked for me. I want to die." }),
    });
    const opened: { ticketNumber: string; care: unknown } = await response.json();
    expect(opened.care).toMatchObject({ kind: "self_harm", message: expect.stringContaining("findahelpline.com") });
    const token = await desk.readToken(opened.ticketNumber);
    expect((await desk.answer(token, "I can't go on any more")).body).toMatchObject({ care: { kind: "self_harm" } });
    expect((await desk.answer(token, "Thank you, that helped.")).body).not.toHaveProperty("care");
  });
});

describe("what is written", () => {
  it.each([
    ["nothing", undefined, "Please write at least two characters."],
    ["one sign", " a ", "Please write at least two characters."],
    ["controls", "\u0000\u0001\u0002", "Please write at least two characters."],
    ["a list", ["ab"], "Please write at least two characters."],
    ["5,001 signs", "é".repeat(5001), "Maximum 5000 characters"],
  ])("of %s is refused in words, by the sender and at the desk", async (_what, message, words) => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    const refused = { status: 422, body: { code: "invalid_request", message: words } };
    expect(await desk.answer(token, message)).toEqual(refused);
    const reply = { requestId: crypto.randomUUID(), version: 0, message };
    expect(await desk.act(number, "replies", reply)).toEqual(refused);
    expect((await desk.show(number)).body.entries).toEqual([]);
  });

  it.each([
    ["notes", { note: "a" }, "Please write at least two characters."],
    ["notes", { note: "a".repeat(2001) }, "Maximum 2000 characters"],
    ["notes", { note: "ab", requestId: "7" }, "Please send an id of this request."],
    ["status", { version: 0, status: "spam" }, "Please choose a state."],
    ["urgency", { isUrgent: "yes" }, "Please say whether it is urgent."],
  ])("at the desk as %s %j is refused in words", async (call, body, words) => {
    const number = await desk.submit();
    const refused = await desk.act(number, call, { requestId: crypto.randomUUID(), ...body });
    expect(refused).toEqual({ status: 422, body: { code: "invalid_request", message: words } });
    expect((await desk.show(number)).body.entries).toEqual([]);
    expect(await listActs()).toEqual([]);
  });

  it("is taken whole with 5,000 signs of two units each", async () => {
    const number = await desk.submit();
    const text = "🜂".repeat(5000);
    expect((await desk.answer(await desk.readToken(number), text)).body.entries[1]?.text).toBe(text);
    expect((await desk.reply(number, text)).status).toBe(200);
  });

  it("is readable in no cell, no log, no subject and no address", async () => {
    const lines: unknown[] = [];
    for (const level of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(...words));
    const number = await desk.submit({ message: `Opened with ${CANARY}` });
    await desk.answer(await desk.readToken(number), `Added: ${CANARY}`);
    await desk.act(number, "notes", { requestId: crypto.randomUUID(), note: `Noted: ${CANARY}` });
    await desk.reply(number, `Replied: ${CANARY}`, true);
    expect(JSON.stringify((await desk.show(number)).body).match(/Kanarienvogel/g)).toHaveLength(4);
    const mails = await desk.product.readMails();
    const told = mails.filter(({ text }) => text.includes(CANARY));
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@example.org", `Re: We have your request ${number}`],
    ]);
    expect(mails.map(({ subject }) => subject).join("")).not.toContain(CANARY);
    expect((await readAllCells()).join("\n").toLowerCase()).not.toContain(CANARY.toLowerCase());
    expect(lines.join("\n")).not.toMatch(/Kanarienvogel|ada@example|Lovelace/);
  });

  it("ends after 200 entries, and twenty of a day", async () => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    for (let at = 0; at < 20; at += 1) expect((await desk.answer(token, `Thing ${at}`)).status).toBe(200);
    expect(await desk.answer(token, "Thing 20")).toMatchObject({
      status: 429,
      body: { message: "You have added to this request 20 times today. Please write again tomorrow." },
    });
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 180)
       insert into ticket_entries (id, ticket_id, kind, status, request_id, created_at)
       select 'e' || i, t.id, 'status', 'open', 'r' || i, i from n, contact_requests t`,
    ).run();
    await env.DB.prepare("delete from daily_counts").run();
    const full = "This request has become very long. Please send a new one, and name this one’s number in it.";
    expect(await desk.answer(token, "Thing 21")).toMatchObject({ status: 409, body: { message: full } });
    const note = { requestId: crypto.randomUUID(), note: "Too long" };
    expect(await desk.act(number, "notes", note)).toMatchObject({ status: 409, body: { message: full } });
    expect(await desk.reply(number, "Too long")).toMatchObject({ status: 409, body: { message: full } });
    expect(await desk.changeStatus(number, "closed")).toMatchObject({ status: 200, body: { status: "closed" } });
  });
});

describe("a link", () => {
  it.each([
    ["guessed", "A".repeat(43)],
    ["of the wrong kind", "s1.test.forged"],
    ["cut off", "abc"],
  ])("that is %s opens nothing", async (_what, token) => {
    const number = await desk.submit();
    const refused = {
      status: 404,
      body: {
        code: "not_found",
        message: "This link opens no request. Please use the link of a mail about it, or sign in to see yours.",
      },
    };
    expect(await desk.see(token)).toEqual(refused);
    expect(await desk.answer(token, "Here I am")).toEqual(refused);
    expect((await desk.show(number)).body.entries).toEqual([]);
  });

  it("is stored as a digest alone", async () => {
    const number = await desk.submit();
    const token = await desk.readToken(number);
    expect((await readAllCells()).join("\n")).not.toContain(token);
  });

  it("of the account page opens a request for a day, to the owner of its address alone", async () => {
    const { account, headers } = await signIn("free", { now: desk.product.now });
    const number = await desk.submit({ email: account.email });
    await desk.submit({ email: "somebody@example.org" });
    const mine = await desk.product.ask("/api/contact/mine", { headers });
    const { tickets }: { tickets: { ticketNumber: string; token: string }[] } = await mine.json();
    expect(tickets.map(({ ticketNumber }) => ticketNumber)).toEqual([number]);
    const token = tickets[0]?.token ?? "";
    expect((await desk.see(token)).body).toMatchObject({ ticketNumber: number });
    desk.product.now += DAY_MS;
    expect((await desk.see(token)).status).toBe(404);
  });
});

describe("the lists of the desk", () => {
  it("have what is urgent first, then what has waited longest", async () => {
    const numbers: string[] = [];
    for (const message of ["First of all", "URGENT: the second", "The third one", "URGENT: the fourth"]) {
      numbers.push(await desk.submit({ message: `${message}, please.` }));
    }
    const [first = "", second = "", third = "", fourth = ""] = numbers;
    expect((await desk.list("waiting")).numbers).toEqual([second, fourth, first, third]);
    await desk.reply(first, "Here it is.");
    await desk.reply(second, "Here it is.");
    await desk.reply(third, "Here it is.", true);
    expect((await desk.list("waiting")).numbers).toEqual([fourth]);
    expect((await desk.list("answered")).numbers).toEqual([second, first]);
    expect((await desk.list("settled")).numbers).toEqual([third]);
    expect((await desk.list("all")).numbers).toEqual([fourth, third, second, first]);
  });

  it("find by number, name and address, in whatever case, and by nothing that was written", async () => {
    const number = await desk.submit({ name: "Jürgen Öztürk", email: "juergen@example.org", message: CANARY });
    await desk.submit();
    for (const query of [number, number.toLowerCase().replace("-", " "), "ÖZTÜRK", "Juergen@", "jürgen ö"]) {
      expect((await desk.list("all", { query })).numbers, query).toEqual([number]);
    }
    expect((await desk.list("all", { query: CANARY })).numbers).toEqual([]);
    expect((await desk.list("all", { query: "%" })).numbers).toEqual([]);
  });

  it.each(["waiting", "answered", "settled", "all"])(
    "show the list %s page by page, each ticket once",
    async (list) => {
      const rows = Array.from({ length: 60 }, (_, at) =>
        env.DB.prepare(
          `insert into contact_requests (id, ticket_number, name, email, reason, message, is_urgent, status, waits_since, created_at, updated_at)
         values (?, ?, 'Ada', 'a@b.org', 'question', 's1.test.A', ?, ?, ?, 1, ?)`,
        ).bind(
          ...[`t${String(at).padStart(3, "0")}`, `SIG-${String(at).padStart(8, "0")}`, at % 3 === 0 ? 1 : 0],
          // Many of the same instant.
          ...[list === "settled" ? "closed" : "open", list === "waiting" ? at % 7 : null, at % 5],
        ),
      );
      await env.DB.batch(rows);
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const page: Awaited<ReturnType<HelpDesk["list"]>> = await desk.list(list, { before });
        seen.push(...page.numbers);
        before = page.next;
      } while (before !== null);
      expect(seen).toHaveLength(60);
      expect(new Set(seen).size).toBe(60);
    },
  );

  it.each(["payment_issue", "billing", "refund_request"])("show the sender’s orders beside %s", async (reason) => {
    const { account } = await signIn("advanced", { now: desk.product.now });
    await signIn("mastercrafted", { now: desk.product.now });
    const number = await desk.submit({ reason, email: account.email });
    const { orders } = (await desk.show(number)).body;
    expect(orders).toMatchObject([
      { orderNumber: account.orders[0]?.orderNumber, tier: "advanced", status: "paid", amount: 4900 },
    ]);
    const other = await desk.submit({ reason: "question", email: account.email });
    expect((await desk.show(other)).body.orders).toBeNull();
  });

  it.each([
    ["a list of none", { query: "", list: "spam", before: null }, "Please choose a list."],
    ["too much", { query: "a".repeat(255), list: "all", before: null }, "Please look for something shorter."],
  ])("refuse to look for %s", async (_what, body, message) => {
    const response = await desk.post("/api/master/tickets/search", body);
    expect([response.status, await response.json()]).toEqual([422, { code: "invalid_request", message }]);
  });

  it("take a made-up place for an empty page", async () => {
    await desk.submit();
    expect((await desk.list("waiting", { before: "x.y.'; drop table users" })).numbers).toEqual(expect.any(Array));
  });
});
