import type { DeliveredMail, DeliveryResult, Mailbox, MailMessage, MailTransport } from "#worker/ports/mail.ts";
import type { Clock } from "#worker/ports/runtime.ts";

/** Mails and attachments are stored under ids that sort by time, and nothing else is. */
const MAILS = "mailbox/mails/";
const ATTACHMENTS = "mailbox/attachments/";

/** How many mails are kept, the newest ones. */
const KEPT_MAILS = 200;

/**
 * Keeps mails in the local bucket instead of sending them. It stands for the inboxes of other people, so what is there
 * is as readable as a mail is.
 */
export class R2Mailbox implements MailTransport, Mailbox {
  readonly #bucket: R2Bucket;
  readonly #clock: Clock;

  constructor(bucket: R2Bucket, clock: Clock) {
    this.#bucket = bucket;
    this.#clock = clock;
  }

  async deliver({ attachments, ...message }: MailMessage): Promise<DeliveryResult> {
    try {
      const listed = attachments.map(({ filename, contentType, bytes }) => ({
        filename,
        contentType,
        size: bytes.length,
      }));
      await Promise.all(
        attachments.map(({ bytes }, index) => this.#bucket.put(toAttachmentKey(message.id, index), bytes)),
      );
      const mail: DeliveredMail = { ...message, attachments: listed, deliveredAt: this.#clock.now() };
      await this.#bucket.put(MAILS + message.id, JSON.stringify(mail));
      await this.#forgetOldest();
      return { isDelivered: true };
    } catch {
      return { isDelivered: false, failure: "unavailable", isFinal: false };
    }
  }

  async list(): Promise<readonly DeliveredMail[]> {
    const keys = await this.#listMailKeys();
    const mails = await Promise.all(keys.map((key) => this.find(key.slice(MAILS.length))));
    return mails.filter((mail) => mail !== null).toReversed();
  }

  async find(id: string): Promise<DeliveredMail | null> {
    const object = await this.#bucket.get(MAILS + id);
    return object === null ? null : object.json<DeliveredMail>();
  }

  async findAttachment(id: string, index: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const object = await this.#bucket.get(toAttachmentKey(id, index));
    return object === null ? null : new Uint8Array(await object.arrayBuffer());
  }

  async #listMailKeys(): Promise<readonly string[]> {
    const { objects } = await this.#bucket.list({ prefix: MAILS });
    return objects.map(({ key }) => key);
  }

  async #forgetOldest(): Promise<void> {
    const keys = await this.#listMailKeys();
    for (const key of keys.slice(0, Math.max(0, keys.length - KEPT_MAILS))) {
      const { objects } = await this.#bucket.list({ prefix: `${ATTACHMENTS}${key.slice(MAILS.length)}/` });
      await this.#bucket.delete([key, ...objects.map((attachment) => attachment.key)]);
    }
  }
}

function toAttachmentKey(id: string, index: number): string {
  return `${ATTACHMENTS}${id}/${index}`;
}
