import { decideNextTryAt } from "#domain/mail/outbox.ts";
import { describeFailure, writeLog } from "#worker/log.ts";
import type { DeliveryResult, MailMessage, MailTransport } from "#worker/ports/mail.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { toUnsubscribeLinks } from "./links.ts";
import type { AnyMailKind, MailTools } from "./mail-kind.ts";
import type { ClaimedMail, Outbox } from "./outbox.ts";
import { renderHtml, renderText } from "./render-mail.ts";

/** What delivering needs. */
export interface MailSenderDeps {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly tools: MailTools;
  readonly kinds: readonly AnyMailKind[];
  /** Where replies to mails go. */
  readonly replyTo: string;
}

/** What goes wrong on our side may be fixed by the next release. */
const NOT_WRITTEN = { isDelivered: false, failure: "not_written", isFinal: false } as const;

/** The most mails of one run; the rest waits for the next minute. */
const MAILS_PER_RUN = 50;

/** How many mails are on their way at once, so that a recipient whose server is slow delays nobody else. */
const MAILS_AT_ONCE = 5;

/** Takes mails out of the outbox, writes them and hands them over. */
export class MailSender {
  readonly #deps: MailSenderDeps;

  constructor(deps: MailSenderDeps) {
    this.#deps = deps;
  }

  /** Tries one mail at once, if nobody else does. It never rejects: the mail stays in the outbox. */
  async deliver(id: string): Promise<void> {
    try {
      const { outbox, clock } = this.#deps;
      const mail = await outbox.claim(clock.now(), id);
      if (mail) await this.#try(mail);
    } catch (error) {
      writeLog("error", { mail: id, failure: describeFailure(error) });
    }
  }

  /** Tries every mail that is due, some at a time; returns how many it tried. Each lease is counted from the clock, since a run may outlast one. */
  async deliverDue(): Promise<number> {
    const { outbox, clock } = this.#deps;
    const parked = await outbox.settleOverdue(clock.now());
    if (parked > 0) writeLog("error", { parkedMails: parked });
    let left = MAILS_PER_RUN;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const mail = await outbox.claim(clock.now());
        if (!mail) {
          left += 1;
          return;
        }
        await this.#try(mail);
      }
    };
    // Each goes on to its end whatever becomes of the others: a run is over when no mail of it is on its way.
    const ends = await Promise.allSettled(Array.from({ length: MAILS_AT_ONCE }, work));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return MAILS_PER_RUN - left;
  }

  async #try(mail: ClaimedMail): Promise<void> {
    const { outbox, clock } = this.#deps;
    const result = await this.#writeAndDeliver(mail);
    const now = clock.now();
    if (result === "unwanted") return outbox.settleDropped(mail, "unsubscribed");
    if (result.isDelivered) return outbox.settleSent(mail, now);
    const nextTryAt = decideNextTryAt(mail.tries, result.isFinal, now);
    writeLog("error", { mail: mail.id, kind: mail.kind, failure: result.failure, isParked: nextTryAt === null });
    await outbox.settleFailed(mail, result.failure, nextTryAt);
  }

  async #writeAndDeliver(mail: ClaimedMail): Promise<DeliveryResult | typeof NOT_WRITTEN | "unwanted"> {
    const { outbox, transport, kinds } = this.#deps;
    try {
      const kind = kinds.find(({ name }) => name === mail.kind);
      if (!kind) throw new Error("No mail of this kind is known.");
      // Looked up now: a newsletter may have waited while its recipient ended it.
      if (kind.purpose === "newsletter" && !(await outbox.isSubscribed(mail.recipient))) return "unwanted";
      return await transport.deliver(await this.#write(mail, kind));
    } catch (error) {
      writeLog("error", { mail: mail.id, kind: mail.kind, failure: describeFailure(error) });
      return NOT_WRITTEN;
    }
  }

  async #write(mail: ClaimedMail, kind: AnyMailKind): Promise<MailMessage> {
    const { outbox, tools, replyTo } = this.#deps;
    const data = kind.data.parse(await outbox.readData(mail));
    const { subject, content, attachments, origin, threadId = null } = await kind.write(data, mail.recipient, tools);
    const links = kind.purpose === "newsletter" ? await toUnsubscribeLinks(tools.links, origin, mail.recipient) : null;
    return {
      id: mail.id,
      to: mail.recipient,
      subject,
      text: renderText(content, links?.page ?? null),
      html: renderHtml(subject, content, links?.page ?? null),
      attachments,
      replyTo,
      unsubscribeUrl: links?.oneClick ?? null,
      threadId,
    };
  }
}
