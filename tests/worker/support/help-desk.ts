import { env } from "cloudflare:workers";
import type { DeskTicket } from "#domain/contracts/desk-tickets.ts";
import type { Ticket } from "#domain/contracts/tickets.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { signIn } from "./accounts.ts";
import { ORIGIN } from "./call.ts";
import { KeyBrowser } from "./key-browser.ts";
import { Product } from "./product.ts";

const TABLES = ["ticket_entries", "ticket_links", "contact_requests", "outbox", "daily_counts", "audit_entries"];

/** Forgets every ticket, mail and count: the database is the same for all tests of a file. */
export async function forgetTickets(): Promise<void> {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
  const { objects } = await env.FILES.list({ prefix: "mailbox/" });
  await env.FILES.delete(objects.map(({ key }) => key));
}

/** A request to support. */
export const REQUEST = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  reason: "question",
  message: "My guide has a blank page.",
};

/** What a call came to. */
export interface Outcome<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Support with somebody who writes to it, and the master at the desk. */
export class HelpDesk {
  readonly product: Product;
  readonly #master: KeyBrowser;
  readonly #sender: KeyBrowser;

  private constructor(product: Product, master: KeyBrowser) {
    this.product = product;
    this.#master = master;
    this.#sender = new KeyBrowser(product);
  }

  /** Opens it; `binding` is another database. */
  static async open(binding?: D1Database): Promise<HelpDesk> {
    const product = new Product(binding ? { binding } : {});
    const { headers } = await signIn("free", { role: "master", now: product.now });
    return new HelpDesk(product, new KeyBrowser(product, headers));
  }

  /** Sends a request; returns its number. */
  async submit(change: Partial<typeof REQUEST> = {}): Promise<string> {
    this.product.now += 1;
    const response = await this.#sender.post("/api/contact", { ...REQUEST, ...change });
    const { ticketNumber }: { ticketNumber: string } = await response.json();
    return ticketNumber;
  }

  /** The mails about a ticket to somebody, the oldest first. */
  async readMailsTo(to: string, ticketNumber: string): Promise<readonly DeliveredMail[]> {
    const mails = await this.product.readMails();
    return mails.filter((mail) => mail.to === to && mail.subject.includes(ticketNumber)).toReversed();
  }

  /** The secret of the link in the newest mail about a ticket to its sender. */
  async readToken(ticketNumber: string, to = REQUEST.email): Promise<string> {
    const mail = (await this.readMailsTo(to, ticketNumber)).at(-1);
    return findToken(mail?.text ?? "");
  }

  see(token: string): Promise<Outcome<Ticket>> {
    return read(this.#sender.send("GET", `/api/contact/tickets/${token}`));
  }

  answer(token: string, message: unknown, requestId: unknown = crypto.randomUUID()): Promise<Outcome<Ticket>> {
    this.product.now += 1;
    return read(this.#sender.post(`/api/contact/tickets/${token}/answers`, { requestId, message }));
  }

  show(ticketNumber: string): Promise<Outcome<DeskTicket>> {
    return read(this.#master.send("GET", `/api/master/tickets/${ticketNumber}`));
  }

  /** A call of the desk about a ticket. */
  act(ticketNumber: string, call: string, body: unknown): Promise<Outcome<DeskTicket>> {
    this.product.now += 1;
    return read(this.#master.post(`/api/master/tickets/${ticketNumber}/${call}`, body));
  }

  /** Replies to a ticket as it is now. */
  async reply(ticketNumber: string, message: string, isResolved = false): Promise<Outcome<DeskTicket>> {
    const { version } = (await this.show(ticketNumber)).body;
    return this.act(ticketNumber, "replies", { requestId: crypto.randomUUID(), version, message, isResolved });
  }

  /** Changes the state of a ticket as it is now. */
  async changeStatus(ticketNumber: string, status: string): Promise<Outcome<DeskTicket>> {
    const { version } = (await this.show(ticketNumber)).body;
    return this.act(ticketNumber, "status", { version, status });
  }

  /** The numbers of a page of a list, and where the next one begins. */
  async list(
    list: string,
    { query = "", before = null }: { readonly query?: string; readonly before?: string | null } = {},
  ): Promise<{ readonly numbers: readonly string[]; readonly next: string | null }> {
    const response = await this.#master.post("/api/master/tickets/search", { query, list, before });
    const { tickets, next }: { tickets: { ticketNumber: string }[]; next: string | null } = await response.json();
    return { numbers: tickets.map(({ ticketNumber }) => ticketNumber), next };
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.#master.post(path, body);
  }
}

/** The secret of the link to a ticket in a text. */
function findToken(text: string): string {
  const [, token] = new RegExp(`${ORIGIN}/ticket/([\\w-]{43})(?![\\w-])`).exec(text) ?? [];
  if (token === undefined) throw new Error("There is no link to a ticket.");
  return token;
}

async function read<Body>(asked: Promise<Response>): Promise<Outcome<Body>> {
  const response = await asked;
  return { status: response.status, body: await response.json() };
}
