import { env } from "cloudflare:workers";
import type { SQL } from "drizzle-orm";
import * as z from "zod/mini";
import { compose } from "#worker/compose.ts";
import type { Database } from "#worker/db/database.ts";
import { addressMail, type MailKind } from "#worker/mail/mail-kind.ts";
import { MailSender } from "#worker/mail/mail-sender.ts";
import { Outbox } from "#worker/mail/outbox.ts";
import type { DeliveryResult, MailMessage } from "#worker/ports/mail.ts";

const NoteData = z.object({ words: z.string() });

/** A mail of a few words, for tests of how mails are sent. */
const NOTE: MailKind<z.infer<typeof NoteData>> = {
  name: "note",
  purpose: "transactional",
  data: NoteData,
  async write({ words }) {
    return {
      subject: "A note",
      origin: "https://sigilarium.test",
      attachments: [],
      content: {
        preview: "A note",
        heading: "A note",
        blocks: [{ kind: "paragraph", text: words }],
        reason: "You receive this mail because a test asked for it.",
      },
    };
  },
};

/** The same words to those who subscribed. */
export const NEWS: MailKind<z.infer<typeof NoteData>> = { ...NOTE, name: "news", purpose: "newsletter" };

/** Where answers go. */
export const REPLY_TO = "help@example.org";

/** An outbox with a mail sender whose clock and mail service the test holds in its hands. */
export class PostOffice {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly mailSender: MailSender;
  readonly sent: MailMessage[] = [];
  /** What the mail service returns; the last result stays. */
  answers: DeliveryResult[] = [{ isDelivered: true }];
  /** Runs while the mail service holds a mail. */
  duringDelivery: (message: MailMessage) => Promise<void> = async () => {};
  now = Date.UTC(2026, 10, 21, 12);

  constructor() {
    const { database, encryption, links } = compose(env);
    this.database = database;
    this.outbox = new Outbox(database, encryption);
    this.mailSender = new MailSender({
      outbox: this.outbox,
      clock: { now: () => this.now },
      tools: {
        links,
        makeGuide: async () => new Uint8Array(),
        readFile: async () => null,
        seller: { name: "Sigil Works Ltd", supportEmail: "help@example.org", taxNote: null },
      },
      kinds: [NOTE, NEWS],
      replyTo: REPLY_TO,
      transport: {
        deliver: async (message) => {
          this.sent.push(message);
          await this.duringDelivery(message);
          return (this.answers.length > 1 ? this.answers.shift() : this.answers[0]) ?? { isDelivered: true };
        },
      },
    });
  }

  /** Makes the statement that posts a note. */
  draft({ key, words = "Hello", to = "ada@example.org", expiresAt, kind = NOTE }: PostedNote, condition?: SQL) {
    const mail = addressMail(kind, { key, to, data: { words }, ...(expiresAt && { expiresAt }) });
    return this.outbox.draft(mail, this.now, condition);
  }

  /** Posts a note; returns its id, and whether it was taken. */
  async post(note: PostedNote): Promise<{ readonly id: string; readonly isTaken: boolean }> {
    const { id, statement } = await this.draft(note);
    const { meta } = await statement;
    return { id, isTaken: meta.changes === 1 };
  }

  /** Runs the cron job some minutes later. */
  async deliverAfter(minutes: number): Promise<number> {
    this.now += minutes * 60_000;
    return this.mailSender.deliverDue();
  }
}

interface PostedNote {
  readonly key: string;
  readonly words?: string;
  readonly to?: string;
  readonly expiresAt?: number;
  readonly kind?: typeof NOTE;
}

/** A row of the outbox, as it is stored. */
export async function readMail(id: string): Promise<Record<string, unknown> | null> {
  return env.DB.prepare("select * from outbox where id = ?").bind(id).first();
}
