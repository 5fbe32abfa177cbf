import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONTACT_REASONS } from "#domain/contact/contact-request.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { signIn } from "./support/accounts.ts";
import { call } from "./support/call.ts";
import { Product, SUPPORT_EMAIL } from "./support/product.ts";
import { readAllCells } from "./support/rows.ts";

const CANARY = "Kanarienvogel-7731";
const MASTER = "master@sigilarium.test";
const REQUEST = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  reason: "technical_support",
  message: `My ${CANARY} does not sing.`,
};

let product: Product;

beforeEach(async () => {
  for (const table of ["outbox", "contact_requests", "daily_counts"])
    await env.DB.prepare(`delete from ${table}`).run();
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
  product = new Product();
});

afterEach(() => {
  vi.restoreAllMocks();
});

let clients = 0;

/** Each request comes from another client unless the headers name one. */
function submit(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  clients += 1;
  return product.ask("/api/contact", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "CF-Connecting-IP": `10.9.${clients >> 8}.${clients & 255}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

async function submitOk(body: unknown, headers: Record<string, string> = {}): Promise<string> {
  const response = await submit(body, headers);
  const answer: { ticketNumber: string } = await response.json();
  expect([response.status, Object.keys(answer)]).toEqual([200, ["ticketNumber"]]);
  return answer.ticketNumber;
}

async function readTickets(): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare("select * from contact_requests order by created_at").all();
  return results;
}

describe("the imprint", () => {
  it("says who runs the service, where they are written to, and that a machine of tests uses nobody else’s services", async () => {
    const response = await call("/api/imprint");
    expect(await response.json()).toEqual({
      name: PRODUCT_NAME,
      supportEmail: "support@sigilarium.test",
      outsideServices: [],
    });
  });

  it("names the services that the installation uses", async () => {
    const variables = {
      ...env,
      ...{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      ...{ TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret", COMPANY_NAME: "Ink & Vellum Ltd" },
    };
    const app = createApp(compose(variables));
    const response = await app.fetch(new Request("https://sigilarium.test/api/imprint"), variables);
    expect(await response.json()).toMatchObject({ name: "Ink & Vellum Ltd", outsideServices: ["stripe", "turnstile"] });
  });
});

describe("a support request", () => {
  it("opens a ticket with a number to quote", async () => {
    const ticketNumber = await submitOk({ ...REQUEST, name: "  Ada   Lovelace ", email: " ADA@Example.org " });
    expect(ticketNumber).toMatch(/^SIG-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(await readTickets()).toMatchObject([
      {
        ticket_number: ticketNumber,
        name: "Ada Lovelace",
        email: "ada@example.org",
        reason: "technical_support",
        status: "open",
        is_urgent: 0,
        created_at: product.now,
        updated_at: product.now,
      },
    ]);
  });

  it("is mailed to its sender and to the master by its number, without a word of what was written", async () => {
    const ticketNumber = await submitOk({ ...REQUEST, name: CANARY });
    const mails = await product.readMails();
    const mailTo = (to: string) => mails.find((mail) => mail.to === to);
    expect(mails).toHaveLength(2);
    expect(mailTo("ada@example.org")).toMatchObject({
      subject: `We have your request ${ticketNumber}`,
      replyTo: SUPPORT_EMAIL,
      unsubscribeUrl: null,
    });
    expect(mailTo(MASTER)).toMatchObject({ subject: `New support request ${ticketNumber}` });
    for (const { subject, text, html } of mails) {
      expect(text).toContain(ticketNumber);
      expect(subject + text + html).not.toContain(CANARY);
    }
  });

  it("raises what is marked URGENT", async () => {
    const ticketNumber = await submitOk({ ...REQUEST, message: "URGENT: my session is today" });
    expect(await readTickets()).toMatchObject([{ is_urgent: 1 }]);
    const mails = await product.readMails();
    expect(mails.map(({ subject }) => subject)).toContain(`URGENT: new support request ${ticketNumber}`);
  });

  it("is stored encrypted, and is in no log", async () => {
    const lines: unknown[] = [];
    for (const level of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void lines.push(...words));
    await submitOk(REQUEST);
    await product.readMails();
    expect((await readAllCells()).join("\n").toLowerCase()).not.toContain(CANARY.toLowerCase());
    expect(lines.join("\n")).not.toMatch(/Kanarienvogel|ada@example|Lovelace/);
    expect(lines.join("\n")).toContain('"route":"/api/contact"');
  });

  it("sent again within ten minutes is the same ticket, without another mail", async () => {
    const first = await submitOk(REQUEST);
    product.now += 10 * 60_000 - 1;
    expect(await submitOk(REQUEST)).toBe(first);
    expect(await readTickets()).toHaveLength(1);
    expect(await product.readMails()).toHaveLength(2);
    product.now += 1;
    expect(await submitOk(REQUEST)).not.toBe(first);
  });

  it("sent many times at once is one ticket", async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => submitOk(REQUEST)));
    expect(new Set(numbers).size).toBe(1);
    expect(await readTickets()).toHaveLength(1);
    expect(await product.readMails()).toHaveLength(2);
  });

  it.each([
    ["another message", { message: "Something else entirely." }],
    ["another reason", { reason: "feedback" }],
    ["another name", { name: "Grace" }],
    ["another address", { email: "grace@example.org" }],
  ])("with %s is another ticket", async (_case, change) => {
    expect(await submitOk({ ...REQUEST, ...change })).not.toBe(await submitOk(REQUEST));
  });

  it.each(CONTACT_REASONS)("may have the reason %s", async (reason) => {
    await submitOk({ ...REQUEST, reason });
  });

  it.each([
    ["no name", { name: undefined }, "Please enter your name (2 to 100 characters)."],
    ["a name of one sign", { name: " A " }, "Please enter your name (2 to 100 characters)."],
    ["a name of 101 signs", { name: "é".repeat(101) }, "Please enter your name (2 to 100 characters)."],
    ["a name of controls", { name: "\u0000\u0001\u0002" }, "Please enter your name (2 to 100 characters)."],
    ["no address", { email: "" }, "Please enter a valid email address"],
    ["half an address", { email: "ada@" }, "Please enter a valid email address"],
    ["two addresses", { email: "ada@example.org, b@example.org" }, "Please enter a valid email address"],
    [
      "an address with a line break",
      { email: "ada@example.org\nBcc: b@example.org" },
      "Please enter a valid email address",
    ],
    ["no reason", { reason: undefined }, "Please choose a request type."],
    ["an empty reason", { reason: "" }, "Please choose a request type."],
    ["an unknown reason", { reason: "spam" }, "Please choose a request type."],
    ["no message", { message: undefined }, "Please write at least 10 characters."],
    ["a message of nine signs", { message: "  123456789 " }, "Please write at least 10 characters."],
    ["a message of spaces", { message: " ".repeat(50) }, "Please write at least 10 characters."],
    ["a message of 5,001 signs", { message: "a".repeat(5001) }, "Maximum 5000 characters"],
    ["a message that is a list", { message: ["1234567890"] }, "Please write at least 10 characters."],
  ])("with %s is refused in words, and nothing is stored or mailed", async (_case, change, message) => {
    const response = await submit({ ...REQUEST, ...change });
    expect([response.status, await response.json()]).toEqual([422, { code: "invalid_request", message }]);
    expect(await readTickets()).toEqual([]);
    expect(await product.readMails()).toEqual([]);
  });

  it("of 5,000 signs that take two units each is taken whole", async () => {
    await submitOk({ ...REQUEST, message: "🜂".repeat(5000) });
    expect(await readTickets()).toHaveLength(1);
  });
});

describe("the tickets of a day", () => {
  const numbered = (number: number) => ({ ...REQUEST, message: `This is request number ${number}.` });

  it("are five from one mailbox, whatever tag its address has, and the sixth is told when to come back", async () => {
    for (let number = 0; number < 5; number += 1)
      await submitOk(
        { ...numbered(number), email: `ada+${number}@example.org` },
        { "CF-Connecting-IP": `192.0.2.${number}` },
      );
    const response = await submit({ ...numbered(6), email: "ada@example.org" }, { "CF-Connecting-IP": "192.0.2.99" });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: "too_many_requests" });
    expect(Number(response.headers.get("Retry-After"))).toBe(DAY_MS / 2000);
    expect(await readTickets()).toHaveLength(5);
    product.now += DAY_MS / 2;
    await submitOk(numbered(7));
  });

  it("have their own count for the owner of the address", async () => {
    const {
      headers,
      account: { email },
    } = await signIn("free");
    for (let number = 0; number < 5; number += 1)
      await submitOk({ ...numbered(number), email }, { "CF-Connecting-IP": `192.0.2.${number}` });
    expect((await submit({ ...numbered(6), email }, { "CF-Connecting-IP": "192.0.2.9" })).status).toBe(429);
    await submitOk({ ...numbered(7), email }, { ...headers, "CF-Connecting-IP": "192.0.2.9" });
  });

  it("are ten from one client", async () => {
    const client = { "CF-Connecting-IP": "192.0.2.50" };
    for (let number = 0; number < 10; number += 1)
      await submitOk({ ...numbered(number), email: `person${number}@example.org` }, client);
    expect((await submit({ ...numbered(11), email: "somebody@example.org" }, client)).status).toBe(429);
  });
});
