import { env } from "cloudflare:workers";
import { R2Mailbox } from "#worker/adapters/mailbox/r2-mailbox.ts";
import { createApp } from "#worker/app.ts";
import { compose } from "#worker/compose.ts";
import { type GuideOrder, makeGuide } from "#worker/documents/compose-guide.ts";
import { FEATURES, revokeOrder } from "#worker/features.ts";
import { MailSender } from "#worker/mail/mail-sender.ts";
import type { Platform } from "#worker/platform.ts";
import type { DeliveredMail } from "#worker/ports/mail.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { ORIGIN } from "./call.ts";

/** Where answers to mails go. */
export const SUPPORT_EMAIL = "help@example.org";

/** The application with a clock in the test's hand; what goes on after an answer can be waited for. */
export class Product {
  now = Date.UTC(2026, 10, 21, 12);
  /** How large guides are that are not real. */
  guideBytes = 4;
  /** The guides that were composed. */
  readonly orders: GuideOrder[] = [];
  readonly mailbox: R2Mailbox;
  readonly platform: Platform;
  readonly #work: Promise<void>[] = [];
  readonly #app: ReturnType<typeof createApp>;

  /** Guides are a few bytes unless they are asked for as they really are, which takes a while; `binding` is another database. */
  constructor({ areGuidesReal = false, binding = env.DB } = {}) {
    const composed = compose({ ...env, DB: binding });
    const clock: Clock = { now: () => this.now };
    this.mailbox = new R2Mailbox(env.FILES, clock);
    const tools = {
      links: composed.links,
      readFile: (fileId: string) => composed.files.read(fileId),
      seller: composed.seller,
      makeGuide: async (order: GuideOrder) => {
        this.orders.push(order);
        return areGuidesReal ? makeGuide(composed.engine, order) : toSmallPdf(this.guideBytes);
      },
    };
    const { outbox } = composed;
    this.platform = {
      ...composed,
      clock,
      mailbox: this.mailbox,
      mailSender: new MailSender({
        outbox,
        transport: this.mailbox,
        clock,
        tools,
        kinds: FEATURES.flatMap(({ mails = [] }) => mails),
        replyTo: SUPPORT_EMAIL,
      }),
      whenRevoked: (orderId, origin) => revokeOrder(this.platform, orderId, origin),
      background: { run: (work) => this.#work.push(work) },
      limits: { ...composed.limits, mail: { limit: async () => ({ success: true }) } },
    };
    this.#app = createApp(this.platform);
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#app.fetch(new Request(new URL(path, ORIGIN), init), env);
  }

  /** Asks for a guide, a moment after the last one. */
  collect(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    this.now += 1;
    return this.ask("/api/email/collect", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Presses the button of a page that a mail led to. */
  press(path: string, token: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN, ...headers },
      body: new URLSearchParams({ token }).toString(),
    });
  }

  /** All mails that have arrived, the newest first. */
  async readMails(): Promise<readonly DeliveredMail[]> {
    await Promise.all(this.#work);
    return this.mailbox.list();
  }

  async readLastMail(): Promise<DeliveredMail> {
    const [mail] = await this.readMails();
    if (!mail) throw new Error("No mail has arrived.");
    return mail;
  }
}

/** Bytes that begin as a PDF does. */
function toSmallPdf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set([0x25, 0x50, 0x44, 0x46]);
  return bytes;
}
