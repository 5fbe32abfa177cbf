import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { HeldDataResponse } from "#domain/contracts/personal-data.ts";
import type { MyTicketsResponse } from "#domain/contracts/tickets.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { runScheduled } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { createDatabase } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { erasures, users } from "#worker/db/schema/accounts.ts";
import { outbox, subscriptions } from "#worker/db/schema/mail.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { erasePerson, finishErasures } from "#worker/erase-person.ts";
import type { Feature } from "#worker/feature.ts";
import { FEATURES } from "#worker/features.ts";
import { unzip } from "../support/unzip.ts";
import { makeCode, signIn } from "./support/accounts.ts";
import { call, generate, ORIGIN } from "./support/call.ts";
import { readAllCells } from "./support/rows.ts";

const WORDS = "I find my lost brother Ezekiel";
const MESSAGE = "Where is my sigil of Ezekiel?";
const DATABASE = createDatabase(env.DB);

type Client = Awaited<ReturnType<typeof signIn>>;

/** Somebody with something in every corner: sigils, a request, the newsletter, an order where the tier is paid, and mails. */
async function makeClient(tier: "free" | "advanced" = "advanced"): Promise<Client> {
  const client = await signIn(tier);
  const { email } = client.account;
  await generate({ intention: WORDS }, client.headers);
  await post("/api/contact", { name: "Ada Lovelace", email, reason: "question", message: MESSAGE }, client);
  const mine = await call("/api/contact/mine", { headers: client.headers });
  const { tickets }: MyTicketsResponse = await mine.json();
  const answer = { requestId: crypto.randomUUID(), message: `Added: ${MESSAGE}` };
  await post(`/api/contact/tickets/${tickets[0]?.token}/answers`, answer, client);
  const now = Date.now();
  await DATABASE.insert(subscriptions).values({
    ...{ id: newId(now), email, status: "confirmed", wordingVersion: 1, requestedAt: now, confirmedAt: now },
  });
  return client;
}

function post(path: string, body: unknown, { headers }: Pick<Client, "headers">): Promise<Response> {
  return call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function readHeld({ headers }: Client): Promise<HeldDataResponse> {
  return HeldDataResponse.parse(await (await call("/api/account/data", { headers })).json());
}

async function exportAll({ headers }: Client): Promise<ReadonlyMap<string, string>> {
  const response = await call("/api/account/export", { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  return unzip(new Uint8Array(await response.arrayBuffer()));
}

function erase(client: Client, email = client.account.email): Promise<Response> {
  return post("/api/account/erasure", { email }, client);
}

async function signInAgain(email: string): Promise<Pick<Client, "headers">> {
  const { code, cookie } = await makeCode(email);
  const response = await post("/api/account/sign-in", { code }, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  const session = response.headers.getSetCookie().find((each) => each.startsWith("__Host-session="));
  return { headers: { Cookie: session?.split(";")[0] ?? "" } };
}

describe("what is held about somebody", () => {
  it("is counted, and what a deletion takes is said before", async () => {
    const held = await readHeld(await makeClient());
    expect(held.held).toEqual(
      expect.arrayContaining([
        { title: "Sigils", count: 1 },
        { title: "Support requests", count: 1 },
        { title: "Replies, answers and notes on your support requests", count: 1 },
        { title: "Links in mails about support requests", count: 1 },
        { title: "Newsletter", count: 1 },
        { title: "Orders", count: 1 },
      ]),
    );
    expect(held.losses).toEqual([
      "One sigil and the words behind it.",
      expect.stringMatching(/^Your support request SIG-[0-9A-Z]{8}: nobody replies to it any more\.$/),
      "The Advanced tier that you paid for, without a refund.",
    ]);
    expect(held.obstacle).toBeNull();
  });
});

describe("the export", () => {
  it("has everything in readable form: the words, the drawings and the requests", async () => {
    const client = await makeClient();
    const files = await exportAll(client);
    const [sigil] = JSON.parse(files.get("sigils.json") ?? "[]");
    expect(sigil).toMatchObject({
      intention: WORDS,
      recipe: { intention: WORDS },
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(files.get(`sigils/${sigil.createdAt.slice(0, 10)}-chaos-${sigil.id}.svg`)).toContain(
      sigil.sigilData.svgPath,
    );
    expect(JSON.parse(files.get("contact-requests.json") ?? "")).toMatchObject([{ message: MESSAGE }]);
    expect(JSON.parse(files.get("ticket-entries.json") ?? "")).toMatchObject([{ text: `Added: ${MESSAGE}` }]);
    expect(JSON.parse(files.get("orders.json") ?? "")).toMatchObject([
      { orderNumber: client.account.orders[0]?.orderNumber, amount: 4900 },
    ]);
    expect(JSON.parse(files.get("users.json") ?? "")).toMatchObject([{ email: client.account.email }]);
    expect(files.get("READ ME.txt")).toContain(client.account.email);
  });

  it("has a list of each table of the registry, an empty one where there is nothing", async () => {
    const files = await exportAll(await signIn("free"));
    const lists = [...files.keys()].filter((name) => name.endsWith(".json"));
    expect(lists).toHaveLength(FEATURES.flatMap(({ personalData = [] }) => personalData).length);
    expect(JSON.parse(files.get("sigils.json") ?? "")).toEqual([]);
  });

  it("has each row once where there are too many to be read at a time", async () => {
    const client = await signIn("free");
    await env.DB.prepare(
      `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 250)
      insert into sessions (token_hash, user_id, role, browser, created_at, seen_at)
      select 'digest ' || number, ?1, 'client', 'Browser ' || number, ?2, ?2 from numbers`,
    )
      .bind(client.account.userId, Date.now())
      .run();
    const listed: { readonly browser: string | null }[] = JSON.parse(
      (await exportAll(client)).get("sessions.json") ?? "",
    );
    expect([listed.length, new Set(listed.map(({ browser }) => browser)).size]).toEqual([251, 251]);
  });

  it("has nothing of anybody else, and no digest by which a session could be found", async () => {
    const other = await makeClient();
    const client = await signIn("free");
    const everything = [...(await exportAll(client)).values()].join("\n");
    expect(everything).not.toContain(WORDS);
    expect(everything).not.toContain(other.account.email);
    const { results } = await env.DB.prepare("select token_hash from sessions").all<{ token_hash: string }>();
    expect(results.filter(({ token_hash: digest }) => everything.includes(digest))).toEqual([]);
  });

  it("goes on past what is damaged", async () => {
    const client = await makeClient();
    await env.DB.prepare("update contact_requests set message = 's1.test.AAAA' where email = ?")
      .bind(client.account.email)
      .run();
    const files = await exportAll(client);
    expect(JSON.parse(files.get("contact-requests.json") ?? "")).toMatchObject([{ message: null }]);
    expect(files.get("sigils.json")).toContain(WORDS);
  });
});

describe("the deletion of somebody’s data", () => {
  it("wants their own address typed, and changes nothing for another one", async () => {
    const client = await makeClient();
    const other = await makeClient();
    const response = await erase(client, other.account.email);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Please type the address that you are signed in with.");
    for (const { account } of [client, other]) {
      expect(await DATABASE.$count(users, eq(users.email, account.email))).toBe(1);
    }
  });

  it("leaves of them the invoice and the mail about it, and nothing else in any table", async () => {
    const client = await makeClient();
    const { email, userId } = client.account;
    const elsewhere = await signInAgain(email);
    expect(await (await erase(client)).json()).toEqual({ isDone: true });

    const [invoice] = await DATABASE.select().from(orders).where(eq(orders.email, email));
    expect(invoice).toMatchObject({
      orderNumber: client.account.orders[0]?.orderNumber,
      amount: 4900,
      cardLastFour: null,
      termsVersion: null,
      browserHash: null,
    });
    const mails = await DATABASE.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.map(({ kind }) => kind)).toEqual(["data_erased"]);
    const cells = await readAllCells();
    expect(cells.filter((cell) => String(cell).includes(userId))).toEqual([]);
    // In the invoice and in that mail.
    expect(cells.filter((cell) => String(cell).includes(email))).toHaveLength(2);
    for (const { headers } of [client, elsewhere]) {
      expect((await call("/api/account/data", { headers })).status).toBe(401);
    }
  });

  it("touches nobody else", async () => {
    const client = await makeClient();
    const other = await makeClient();
    const before = await readHeld(other);
    await erase(client);
    expect(await readHeld(other)).toEqual(before);
  });

  it("forgets in the night to whom the last mail went", async () => {
    const client = await makeClient();
    await erase(client);
    await env.DB.prepare(
      "update outbox set status = 'sent', sent_at = 1, payload = null where kind = 'data_erased'",
    ).run();
    await runScheduled(compose(env), { cron: "23 3 * * *", scheduledTime: Date.now(), noRetry: () => {} });
    expect(await DATABASE.$count(outbox, eq(outbox.recipient, client.account.email))).toBe(0);
  });

  it("ends the tier: whoever signs in again has an empty free account, and can buy again", async () => {
    const client = await makeClient();
    const { email } = client.account;
    await erase(client);
    const again = await signInAgain(email);
    const session = await (await call("/api/session", again)).json();
    expect(session).toMatchObject({ account: { email }, tier: "free", accesses: [] });
    expect(await (await call("/api/sigils", again)).json()).toMatchObject({ total: 0 });
    const bought = { amount: 4900, tier: "advanced", email, termsVersion: 1 };
    expect((await post("/api/create-payment-intent", bought, again)).status).toBe(200);
  });

  it("cancels what is not paid yet, and keeps nothing of it", async () => {
    const client = await makeClient("free");
    const { email } = client.account;
    const bought = { amount: 4900, tier: "advanced", email, termsVersion: 1 };
    expect((await post("/api/create-payment-intent", bought, client)).status).toBe(200);
    expect(await DATABASE.$count(orders, eq(orders.email, email))).toBe(1);
    expect(await (await erase(client)).json()).toEqual({ isDone: true });
    expect(await DATABASE.$count(orders, eq(orders.email, email))).toBe(0);
  });

  it("waits while a payment is on its way", async () => {
    const client = await makeClient();
    await env.DB.prepare("update orders set status = 'processing', paid_at = null where email = ?")
      .bind(client.account.email)
      .run();
    const response = await erase(client);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("A payment of yours is on its way.");
    expect((await readHeld(client)).obstacle).toContain("A payment of yours is on its way.");
  });
});

describe("a deletion that is interrupted", () => {
  const platform = compose(env);

  /** The product with one more feature, whose outside part fails until it is told not to. */
  function withFailing(): { readonly features: readonly Feature[]; heal(): void; countReleases(): number } {
    let isBroken = true;
    let releases = 0;
    const failing: Feature = {
      name: "failing",
      async release() {
        releases += 1;
        if (isBroken) throw new Error("The outside is away.");
      },
    };
    return {
      features: [...FEATURES, failing],
      heal() {
        isBroken = false;
      },
      countReleases: () => releases,
    };
  }

  it("between two effects deletes no row, and is taken up by the clock until it is done", async () => {
    const client = await makeClient();
    const { email } = client.account;
    const { features, heal, countReleases } = withFailing();
    const begun = await erasePerson(platform, features, { email, origin: ORIGIN });
    expect(begun).toEqual({ isOk: true, value: { isDone: false } });
    expect((await readHeld(client)).held).toContainEqual({ title: "Sigils", count: 1 });

    const later = { origin: ORIGIN, now: Date.now() + DAY_MS };
    expect(await finishErasures(platform, features, later)).toMatchObject({ failed: 1 });
    heal();
    expect(await finishErasures(platform, features, later)).toMatchObject({ finished: 1, failed: 0 });
    expect(countReleases()).toBe(3);
    expect(await DATABASE.$count(users, eq(users.email, email))).toBe(0);
    expect(await DATABASE.$count(erasures)).toBe(0);
    expect(await finishErasures(platform, features, later)).toEqual({ finished: 0, failed: 0 });
  });

  it("is not taken up while its own request may still be at it", async () => {
    const client = await makeClient();
    const { features } = withFailing();
    await erasePerson(platform, features, { email: client.account.email, origin: ORIGIN });
    expect(await finishErasures(platform, features, { origin: ORIGIN, now: Date.now() })).toEqual({
      finished: 0,
      failed: 0,
    });
    await DATABASE.delete(erasures);
  });

  it("is done once where it is asked for twice at the same moment", async () => {
    const client = await makeClient();
    const request = { email: client.account.email, origin: ORIGIN };
    const both = await Promise.all([1, 2].map(() => erasePerson(platform, FEATURES, request)));
    expect(both).toEqual([1, 2].map(() => ({ isOk: true, value: { isDone: true } })));
    const mails = await DATABASE.select().from(outbox).where(eq(outbox.recipient, client.account.email));
    expect(mails).toHaveLength(1);
  });
});
