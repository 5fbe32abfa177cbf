import { decideNextTryAt } from "#domain/mail/outbox.ts";
import { describeFailure, writeLog } from "#worker/log.ts";
import type { DeliveryResult, MailMessage, MailTransport } from "#worker/ports/mail.ts";
import type { Clock } from "#worker/ports/runtime.ts";
import { toUnsubscribeLinks } from "./links.ts";
import type { AnyLetterKind, WritingDesk } from "./mail-kind.ts";
import type { ClaimedLetter, Outbox } from "./outbox.ts";
import { renderHtml, renderText } from "./render-mail.ts";

/** What delivering needs. */
export interface PostmanDeps {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly desk: WritingDesk;
  readonly kinds: readonly AnyLetterKind[];
  /** Where answers to mails go. */
  readonly replyTo: string;
}

/** What goes wrong on our own side may be mended with the next release. */
const NOT_WRITTEN = { isDelivered: false, failure: "not_written", isFinal: false } as const;

/** So many letters at most go out in one run; the rest waits for the next minute. */
const LETTERS_A_RUN = 50;

/** So many letters are on their way at once, so that a recipient whose server is slow delays nobody else. */
const LETTERS_AT_ONCE = 5;

/** Takes letters out of the outbox, writes them and hands them over. */
export class Postman {
  readonly #deps: PostmanDeps;

  constructor(deps: PostmanDeps) {
    this.#deps = deps;
  }

  /** Tries one letter at once, if nobody else does. It never rejects: the letter stays in the outbox. */
  async deliver(id: string): Promise<void> {
    try {
      const { outbox, clock } = this.#deps;
      const letter = await outbox.claim(clock.now(), id);
      if (letter) await this.#try(letter);
    } catch (error) {
      writeLog("error", { mail: id, failure: describeFailure(error) });
    }
  }

  /** Tries every letter that is due, some at a time; returns how many it tried. Each lease is counted from the clock, since a run may outlast one. */
  async deliverDue(): Promise<number> {
    const { outbox, clock } = this.#deps;
    const parked = await outbox.settleOverdue(clock.now());
    if (parked > 0) writeLog("error", { parkedMails: parked });
    let left = LETTERS_A_RUN;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const letter = await outbox.claim(clock.now());
        if (!letter) {
          left += 1;
          return;
        }
        await this.#try(letter);
      }
    };
    // Each goes on to its end whatever becomes of the others: a run is over when no letter of it is on its way.
    const ends = await Promise.allSettled(Array.from({ length: LETTERS_AT_ONCE }, work));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return LETTERS_A_RUN - left;
  }

  async #try(letter: ClaimedLetter): Promise<void> {
    const { outbox, clock } = this.#deps;
    const result = await this.#writeAndDeliver(letter);
    const now = clock.now();
    if (result === "unwanted") return outbox.settleDropped(letter, "unsubscribed");
    if (result.isDelivered) return outbox.settleSent(letter, now);
    const nextTryAt = decideNextTryAt(letter.tries, result.isFinal, now);
    writeLog("error", { mail: letter.id, kind: letter.kind, failure: result.failure, isParked: nextTryAt === null });
    await outbox.settleFailed(letter, result.failure, nextTryAt);
  }

  async #writeAndDeliver(letter: ClaimedLetter): Promise<DeliveryResult | typeof NOT_WRITTEN | "unwanted"> {
    const { outbox, transport, kinds } = this.#deps;
    try {
      const kind = kinds.find(({ name }) => name === letter.kind);
      if (!kind) throw new Error("No letter of this kind is known.");
      // Looked up now: a newsletter may have waited while its recipient ended it.
      if (kind.purpose === "newsletter" && !(await outbox.isSubscribed(letter.recipient))) return "unwanted";
      return await transport.deliver(await this.#write(letter, kind));
    } catch (error) {
      writeLog("error", { mail: letter.id, kind: letter.kind, failure: describeFailure(error) });
      return NOT_WRITTEN;
    }
  }

  async #write(letter: ClaimedLetter, kind: AnyLetterKind): Promise<MailMessage> {
    const { outbox, desk, replyTo } = this.#deps;
    const data = kind.data.parse(await outbox.open(letter));
    const { subject, content, attachments, origin } = await kind.write(data, letter.recipient, desk);
    const links = kind.purpose === "newsletter" ? await toUnsubscribeLinks(desk.links, origin, letter.recipient) : null;
    return {
      id: letter.id,
      to: letter.recipient,
      subject,
      text: renderText(content, links?.page ?? null),
      html: renderHtml(subject, content, links?.page ?? null),
      attachments,
      replyTo,
      unsubscribeUrl: links?.oneClick ?? null,
    };
  }
}
