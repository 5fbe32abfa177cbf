import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Booking, HoldResponse, MyConsultationsResponse } from "#domain/contracts/consultations.ts";
import { createApp } from "#worker/app.ts";
import { createDatabase } from "#worker/db/database.ts";
import { orders } from "#worker/db/schema/orders.ts";
import type { Platform } from "#worker/platform.ts";
import { buyInBrowser } from "./accounts.ts";
import { ORIGIN } from "./call.ts";
import { Product } from "./product.ts";

/** Children go before their parent. */
const TABLES = [
  ...["consultation_links", "consultation_holds", "hour_requests", "consultations", "blocked_slots"],
  ...["consultation_settings", "outbox", "payment_objects", "orders", "audit_entries", "freed_times"],
];

/** Forgets every booking, block and setting, and all that was paid: the database is the same for all tests of a file. */
export async function forgetPractice(): Promise<void> {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
  for (const id of await listDurableObjectIds(env.CONSULTATION_DAYS)) {
    await runInDurableObject(env.CONSULTATION_DAYS.get(id), (_day, state) => {
      state.storage.sql.exec("delete from kept_times");
    });
  }
}

/** Saturday, 21 November 2026, 12:00 in UTC: the first day that can be booked is Tuesday, 24 November. */
export const START = Date.UTC(2026, 10, 21, 12);

/** The first hour of Wednesday, 25 November 2026, in New York. */
export const WEDNESDAY_AT_NINE = "2026-11-25T14:00:00.000Z";

/** The second hour of that day. */
export const AT_TEN_FIFTEEN = "2026-11-25T15:15:00.000Z";

/** The first hour of the day after. */
export const THURSDAY_AT_NINE = "2026-11-26T14:00:00.000Z";

let clients = 0;

/** Somebody with a browser in which a session was paid. */
export class Client {
  readonly email: string;
  readonly #practice: Practice;
  readonly #headers: Record<string, string>;

  private constructor(practice: Practice, email: string, headers: Record<string, string>) {
    this.#practice = practice;
    this.email = email;
    this.#headers = headers;
  }

  /** Somebody who has just paid. */
  static async buy(practice: Practice, email?: string): Promise<Client> {
    clients += 1;
    const address = email ?? `client-${clients}@example.test`;
    const cookie = await buyInBrowser(address);
    return new Client(practice, address, {
      ...cookie,
      "CF-Connecting-IP": `10.7.${(clients >> 8) & 255}.${clients & 255}`,
    });
  }

  ask(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#practice.fetch(path, {
      ...init,
      headers: { ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) },
    });
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: ORIGIN },
      body: JSON.stringify(body),
    });
  }

  hold(sessionDateTime: string): Promise<Response> {
    return this.post("/api/consultations/holds", { sessionDateTime });
  }

  async keep(sessionDateTime: string): Promise<HoldResponse> {
    return readBody(await this.hold(sessionDateTime));
  }

  book(sessionDateTime: string, changes: object = {}): Promise<Response> {
    return this.post("/api/consultations/book", { ...this.form(), sessionDateTime, ...changes });
  }

  async bookNow(sessionDateTime: string): Promise<Booking> {
    const { booking } = await readBody<{ booking: Booking }>(await this.book(sessionDateTime));
    return booking;
  }

  move({ token }: Pick<Booking, "token">, newDateTime: string): Promise<Response> {
    return this.post(`/api/bookings/${token}/move`, { newDateTime });
  }

  cancel({ token }: Pick<Booking, "token">, isForfeitAccepted = false): Promise<Response> {
    return this.post(`/api/bookings/${token}/cancel`, { reason: "", isForfeitAccepted });
  }

  async mine(): Promise<MyConsultationsResponse> {
    return readBody(await this.ask("/api/consultations/mine"));
  }

  /** What a careful person fills in. */
  form() {
    return {
      email: this.email,
      name: "Ada Lovelace",
      dateOfBirth: "1990-02-03",
      consultationTopic: "Where my work is going next",
      optionalNotes: "",
      timezone: "Europe/London",
    };
  }
}

/** The practice with the clock in the test’s hand. */
export class Practice {
  readonly product: Product;
  readonly platform: Platform;
  readonly #app: ReturnType<typeof createApp>;

  /** `wrap` may put something between the product and what it works with; `binding` is another database. */
  constructor(wrap: (platform: Platform) => Platform = (platform) => platform, binding: D1Database = env.DB) {
    this.product = new Product({ binding });
    this.product.now = START;
    this.platform = wrap({
      ...this.product.platform,
      limits: { ...this.product.platform.limits, booking: { limit: async () => ({ success: true }) } },
    });
    this.#app = createApp(this.platform);
  }

  get now(): number {
    return this.product.now;
  }

  set now(instant: number) {
    this.product.now = instant;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#app.fetch(new Request(new URL(path, ORIGIN), init), env);
  }

  /** The free hours of a day, as instants. */
  async listFree(day: string): Promise<readonly string[]> {
    const response = await this.fetch(`/api/consultations/available-slots?date=${day}`);
    const { availableSlots } = await readBody<{ availableSlots: { time: string }[] }>(response);
    return availableSlots.map(({ time }) => time);
  }

  /** Every booking, the earliest hour first. */
  async listBookings() {
    const { results } = await env.DB.prepare("select * from consultations order by session_at, id").all();
    return results;
  }

  /** What becomes of the payment of an address. */
  async setOrder(email: string, change: Partial<typeof orders.$inferInsert>): Promise<void> {
    await createDatabase(env.DB).update(orders).set(change).where(eq(orders.email, email));
  }
}

/** The body of a success; anything else is a failure of the test. */
export async function readBody<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json<Body>();
}

/** What a call is refused with. */
export async function readRefusal(response: Response): Promise<{ status: number; code: string; message: string }> {
  const { code, message } = await response.json<{ code: string; message: string }>();
  return { status: response.status, code, message };
}
