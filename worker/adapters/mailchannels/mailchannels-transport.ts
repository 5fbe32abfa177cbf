import type { ErrorResponse, MailChannels } from "mailchannels-sdk";
import type { DeliveryResult, MailAttachment, MailMessage, MailTransport } from "#worker/ports/mail.ts";

/** How we are known to MailChannels. */
export interface MailChannelsOptions {
  readonly apiKey: string;
  /** Who the mails come from, as `Name <address>` or an address alone. */
  readonly from: string;
  /** The domain that signs the mails and the selector of its key, which MailChannels keeps; null where it signs by itself. */
  readonly dkim: { readonly domain: string; readonly selector: string } | null;
}

/** Sends mails by the MailChannels Email API (`POST /tx/v1/send`). */
export class MailChannelsTransport implements MailTransport {
  readonly #options: MailChannelsOptions;

  constructor(options: MailChannelsOptions) {
    this.#options = options;
  }

  async deliver(message: MailMessage): Promise<DeliveryResult> {
    const { apiKey, from, dkim } = this.#options;
    const { emails } = await createClient(apiKey);
    const { data, error } = await emails.send({
      from,
      to: message.to,
      replyTo: message.replyTo,
      subject: message.subject,
      text: message.text,
      html: message.html,
      attachments: message.attachments.map(toAttachment),
      headers: toHeaders(message),
      // Opened mails and clicked links are nobody's business.
      tracking: { click: false, open: false },
      ...(dkim && { dkim }),
    });
    if (error) return toFailure(error);
    const isTaken = data.results?.every(({ status }) => status === "sent") ?? true;
    return isTaken ? { isDelivered: true } : { isDelivered: false, failure: "refused", isFinal: true };
  }
}

function toHeaders({ unsubscribeUrl, threadId }: MailMessage): Record<string, string> {
  return {
    ...(unsubscribeUrl !== null && {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
    // The id of the first mail is the service's own: all mails of a conversation refer to one that was never sent.
    ...(threadId !== null && { References: `<${threadId}>`, "In-Reply-To": `<${threadId}>` }),
  };
}

function toAttachment({ filename, contentType, bytes }: MailAttachment) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { filename, type: contentType, content: btoa(binary) };
}

/** Sorts failures by their status alone: what the service says may quote the mail. */
function toFailure({ statusCode }: ErrorResponse): DeliveryResult {
  const fail = (failure: "refused" | "rate_limited" | "not_authorized" | "unavailable" | "unreachable") => ({
    isDelivered: false as const,
    failure,
    isFinal: failure === "refused",
  });
  if (statusCode === null || statusCode === 408) return fail("unreachable");
  if (statusCode === 401 || statusCode === 403) return fail("not_authorized");
  if (statusCode === 429) return fail("rate_limited");
  return fail(statusCode >= 500 ? "unavailable" : "refused");
}

/** After this long without a response the service counts as unreachable. */
const RESPONSE_LIMIT_MS = 20_000;

type RequestOptions = NonNullable<Parameters<MailChannels["post"]>[1]>;

/** Makes a client of the API, whose code is loaded when the first mail goes out; it never waits for a response for ever. */
async function createClient(apiKey: string): Promise<MailChannels> {
  const { MailChannels: Client } = await import("mailchannels-sdk");
  class PunctualClient extends Client {
    protected override _fetch<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
      return super._fetch(path, { ...options, timeout: RESPONSE_LIMIT_MS });
    }
  }
  return new PunctualClient(apiKey);
}
