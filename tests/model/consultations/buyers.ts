import { env } from "cloudflare:workers";
import { DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import { formatSettings } from "#domain/consultations/stored-settings.ts";
import { HOUR_MS } from "#domain/lib/time.ts";
import type { OrderStatus } from "#domain/orders/order.ts";
import type { Database } from "#worker/db/database.ts";
import type { Encryption } from "#worker/db/encryption.ts";
import { consultationSettings } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import { START, type WayOfWorking } from "./calendar.ts";

/** Where sessions take place. */
const MEETING_LINK = "https://meet.example.org/room-7";

/** Children go before their parent. */
const TABLES = [
  ...["consultation_links", "consultation_holds", "hour_offers", "hour_requests", "consultations", "blocked_slots"],
  ...["consultation_settings", "outbox", "orders", "audit_entries", "freed_times", "erasures"],
];

/** Somebody with an order, each in another zone. */
export interface Buyer {
  readonly email: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly zone: string;
}

/** Who books: two have paid, and one pays late. */
export const BUYERS: readonly Buyer[] = ["Asia/Tokyo", "Europe/London", "America/New_York"].map((zone, at) => ({
  email: `buyer-${at}@example.test`,
  orderId: `00000000-0000-7000-8000-00000000000${at}`,
  orderNumber: `ORD-M0DE100${at}`,
  zone,
}));

/** Empties the tables, which are the same for all runs, and stores who has paid and how the practice works. */
export async function beginPractice(database: Database, encryption: Encryption, way: WayOfWorking): Promise<void> {
  const meetingUrl = await encryption.forRow("consultation_settings", "settings").encrypt("meeting_url", MEETING_LINK);
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
  await database.batch([
    database.insert(orders).values(BUYERS.map((buyer, at) => toOrder(buyer, at < 2 ? "paid" : "pending"))),
    database
      .insert(consultationSettings)
      .values({ id: "settings", settings: toSettings(way), meetingUrl, changedAt: START }),
  ]);
}

/** The settings of a way of working, as they are stored. */
export function toSettings({ bufferMinutes }: WayOfWorking): string {
  const hours = { start: "09:00", end: "12:00" } as const;
  const workingHours = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
  return formatSettings({ ...DEFAULT_SETTINGS, workingHours, bufferMinutes });
}

function toOrder({ orderId, orderNumber, email }: Buyer, status: OrderStatus) {
  return {
    ...{ id: orderId, orderNumber, email, tier: "consultation" as const, status, amount: 49_900 },
    ...{ idempotencyKey: orderId, paidAt: status === "paid" ? START - HOUR_MS : null, createdAt: START - HOUR_MS },
  };
}
