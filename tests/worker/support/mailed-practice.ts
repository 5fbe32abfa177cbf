import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { createBooking, type Decision, decideConfirming } from "#domain/consultations/lifecycle.ts";
import { NO_MEETING } from "#domain/consultations/meeting.ts";
import { type ConsultationSettings, DEFAULT_SETTINGS } from "#domain/consultations/settings.ts";
import { formatSettings } from "#domain/consultations/stored-settings.ts";
import { findCivilDay } from "#domain/hours/civil-day.ts";
import { DAY_MS, HOUR_MS } from "#domain/lib/time.ts";
import { createDatabase } from "#worker/db/database.ts";
import { newId } from "#worker/db/identifiers.ts";
import { consultationSettings, consultations } from "#worker/db/schema/consultations.ts";
import { orders } from "#worker/db/schema/orders.ts";
import {
  type BookingNews,
  draftBookingMails,
  type MailedBooking,
} from "#worker/features/consultations/booking-mails.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import { ORIGIN } from "./call.ts";
import { getValue } from "./get-value.ts";
import { emptyMailTables } from "./guide-mail.ts";
import { Product } from "./product.ts";

/** Where sessions take place. */
export const MEETING_LINK = "https://meet.example.org/room-7";

/** Words that are found wherever they leak to. */
export const CANARY = "Kanarienvogel-4711";

/** Tuesday, December 8, 2026, 9:00 in New York. */
export const START = Date.UTC(2026, 11, 8, 14);

/** The same hour of the next day. */
export const LATER = { startsAt: START + DAY_MS, endsAt: START + DAY_MS + HOUR_MS };

/** Forgets every booking and every mail: the database is the same for all tests of a file. */
export async function forgetMailed(): Promise<void> {
  await emptyMailTables();
  for (const table of ["consultation_links", "consultations"]) await env.DB.prepare(`delete from ${table}`).run();
}

/** What the rules make of a booking, with what belongs to its client. */
export function toDecided(booking: MailedBooking, decision: Decision): MailedBooking {
  return { ...booking, ...getValue(decision) };
}

/** The secret of the link to its booking that a mail has; empty where there is none. */
export function readToken(mail: DeliveredMail | undefined): string {
  const [, token = ""] = new RegExp(`${ORIGIN}/booking/([\\w-]{43})(?:\\s|$)`).exec(mail?.text ?? "") ?? [];
  return token;
}

/** A booking as it is after something happened to it. */
export type Happening = Pick<BookingNews, "booking" | "occasion">;

let clients = 0;

/** A product in whose database there are sessions, and which mails what becomes of them. */
export class MailedPractice {
  readonly product: Product;
  readonly database = createDatabase(env.DB);
  settings: ConsultationSettings = { ...DEFAULT_SETTINGS, meetingLink: MEETING_LINK };

  /** `binding` is another way to the database. */
  constructor({ binding = env.DB } = {}) {
    this.product = new Product({ binding });
  }

  /** Stores the settings: what the clock brings about goes by them. */
  async saveSettings(change: Partial<ConsultationSettings> = {}): Promise<void> {
    this.settings = { ...this.settings, ...change };
    const { meetingLink } = this.settings;
    const encryption = this.product.platform.encryption.forRow("consultation_settings", "settings");
    const meetingUrl = meetingLink === null ? null : await encryption.encrypt("meeting_url", meetingLink);
    const row = { settings: formatSettings(this.settings), meetingUrl, changedAt: this.product.now };
    await this.database
      .insert(consultationSettings)
      .values({ id: "settings", ...row })
      .onConflictDoUpdate({ target: consultationSettings.id, set: row });
  }

  /** A new booking of somebody else each time, whose topic and notes hold the canary; nobody is mailed about it yet. */
  async book(startsAt: number, change: Partial<MailedBooking> = {}): Promise<MailedBooking> {
    clients += 1;
    const { now, platform } = this.product;
    const id = newId(now + clients);
    const orderId = newId(now + clients);
    const email = `client-${clients}@example.test`;
    await this.database.insert(orders).values({
      ...{ id: orderId, orderNumber: `ORD-M${String(clients).padStart(7, "0")}`, email, tier: "consultation" },
      ...{ status: "paid", amount: 49_900, idempotencyKey: orderId, paidAt: now, createdAt: now },
    });
    const created = createBooking({ id, orderId, startsAt, endsAt: startsAt + HOUR_MS }, now);
    const booking = { ...created, email, name: "Ada Lovelace", timezone: "Europe/London", ...NO_MEETING, ...change };
    const row = platform.encryption.forRow("consultations", id);
    await this.database.insert(consultations).values({
      ...toRow(booking, this.settings.zone),
      createdAt: now,
      dateOfBirth: await row.encrypt("date_of_birth", "1990-01-01"),
      consultationTopic: await row.encrypt("consultation_topic", `What the ${CANARY} means`),
      optionalNotes: await row.encrypt("optional_notes", `It sings, the ${CANARY}`),
    });
    return booking;
  }

  /** The booking once the master has confirmed it. */
  confirm(booking: MailedBooking): MailedBooking {
    return toDecided(booking, decideConfirming(booking, true, this.product.now));
  }

  /** Stores a booking as it is after an act that nobody is mailed about. */
  async update(booking: MailedBooking): Promise<void> {
    const row = toRow(booking, this.settings.zone);
    await this.database.update(consultations).set(row).where(eq(consultations.id, booking.id));
  }

  /** Stores a booking as it is after an act, with the mails about it in the same batch; returns the ids of those that were drafted. */
  async store(happening: Happening, isStored = true): Promise<readonly string[]> {
    const { product, settings } = this;
    const { booking } = happening;
    const { statements, mailIds } = await draftBookingMails(product.platform, {
      ...{ ...happening, settings, origin: ORIGIN, now: product.now },
    });
    const update = this.database
      .update(consultations)
      .set(isStored ? toRow(booking, settings.zone) : { id: booking.id })
      .where(eq(consultations.id, booking.id));
    await this.database.batch([update, ...statements]);
    return mailIds;
  }

  /** The same, after which what was drafted is delivered; returns the mails, the client’s first. */
  async tell(happening: Happening): Promise<readonly DeliveredMail[]> {
    const ids = await this.store(happening);
    for (const id of ids) await this.product.platform.mailSender.deliver(id);
    const mails = await this.product.readMails();
    return ids.flatMap((id) => mails.filter((mail) => mail.id === id));
  }

  /** The mails of a kind that are in the outbox, whatever became of them. */
  async listKeys(beginning: string): Promise<readonly string[]> {
    const { results } = await env.DB.prepare("select message_key from outbox order by id").all<{
      message_key: string;
    }>();
    return results.map(({ message_key: key }) => key).filter((key) => key.startsWith(beginning));
  }

  /** What a file of a mail holds, as text. */
  async readAttachment(mail: DeliveredMail): Promise<string> {
    const bytes = await this.product.mailbox.findAttachment(mail.id, 0);
    return new TextDecoder().decode(bytes ?? new Uint8Array());
  }
}

function toRow(
  { startsAt, meetingUrl: _url, meetingId: _id, meetingPassword: _password, ...booking }: MailedBooking,
  zone: string,
) {
  return { ...booking, sessionAt: startsAt, day: findCivilDay(startsAt, zone) };
}
