import { decideNextTryAt } from "#domain/mail/retry.ts";
import { describeFailure } from "#worker/http/failure.ts";
import { writeLog } from "#worker/http/log.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { DeliveryResult, MailMessage, MailTransport } from "#worker/ports/mail.ts";
import type { AnyLetterKind, WritingDesk } from "./letter.ts";
import type { ClaimedLetter, Outbox } from "./outbox.ts";
import { renderHtml } from "./render/render-html.ts";
import { renderText } from "./render/render-text.ts";
import { toUnsubscribeLinks } from "./unsubscribe-links.ts";

/** What delivering stands on. */
export interface PostmanDeps {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly desk: WritingDesk;
  readonly kinds: readonly AnyLetterKind[];
}

/** What goes wrong on our own side may be mended with the next release. */
const NOT_WRITTEN = { isDelivered: false, failure: "not_written", isFinal: false } as const;

/** So many letters at most go out in one run; the rest waits for the next minute. */
const LETTERS_A_RUN = 50;

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

  /** Tries every letter that is due; answers how many it tried. Each lease is counted from the clock, since a run may outlast one. */
  async deliverDue(): Promise<number> {
    const { outbox, clock } = this.#deps;
    const parked = await outbox.parkOverdue(clock.now());
    if (parked > 0) writeLog("error", { parkedMails: parked });
    for (let tried = 0; tried < LETTERS_A_RUN; tried += 1) {
      const letter = await outbox.claim(clock.now());
      if (!letter) return tried;
      await this.#try(letter);
    }
    return LETTERS_A_RUN;
  }

  async #try(letter: ClaimedLetter): Promise<void> {
    const { outbox, clock } = this.#deps;
    const result = await this.#writeAndDeliver(letter);
    const now = clock.now();
    if (result.isDelivered) return outbox.settleSent(letter, now);
    const nextTryAt = decideNextTryAt(letter.tries, result.isFinal, now);
    writeLog("error", { mail: letter.id, kind: letter.kind, failure: result.failure, isParked: nextTryAt === null });
    await outbox.settleFailed(letter, result.failure, nextTryAt);
  }

  async #writeAndDeliver(letter: ClaimedLetter): Promise<DeliveryResult | typeof NOT_WRITTEN> {
    try {
      return await this.#deps.transport.deliver(await this.#write(letter));
    } catch (error) {
      writeLog("error", { mail: letter.id, kind: letter.kind, failure: describeFailure(error) });
      return NOT_WRITTEN;
    }
  }

  async #write(letter: ClaimedLetter): Promise<MailMessage> {
    const { outbox, desk, kinds } = this.#deps;
    const kind = kinds.find(({ name }) => name === letter.kind);
    if (!kind) throw new Error("No letter of this kind is known.");
    const data = kind.data.parse(await outbox.open(letter));
    const { subject, content, attachments, origin } = await kind.write(data, letter.recipient, desk);
    const links = await toUnsubscribeLinks(desk.links, origin, letter.recipient);
    return {
      id: letter.id,
      to: letter.recipient,
      subject,
      text: renderText(content, links.page),
      html: renderHtml(subject, content, links.page),
      attachments,
      unsubscribeUrl: links.oneClick,
    };
  }
}
