import { vi } from "vitest";

/** A mail as a request to the MailChannels Email API. */
interface SendRequest {
  readonly from: { readonly email: string; readonly name?: string };
  readonly subject: string;
  readonly personalizations: readonly { readonly to: readonly { readonly email: string }[] }[];
  readonly content: readonly { readonly type: string; readonly value: string }[];
  readonly attachments?: readonly { readonly content: string; readonly filename: string; readonly type: string }[];
  readonly reply_to?: { readonly email: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly dkim_domain?: string;
  readonly dkim_selector?: string;
  readonly tracking_settings?: unknown;
}

/** What the stand-in does with a request: takes it, fails for the recipient, answers a status, never answers, or is not there. */
export type Mood = "takes" | "fails_recipient" | "hangs" | "is_gone" | number;

/**
 * Stands for `https://api.mailchannels.net` after its published description: `POST /tx/v1/send` wants an `X-API-Key` and a
 * JSON body, takes it with a result for each personalization, and tells errors as `{ errors: [...] }`.
 */
export class MailChannelsStandIn {
  readonly apiKey = "mc-test-key";
  readonly taken: SendRequest[] = [];
  mood: Mood = "takes";

  install(): void {
    vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => this.#answer(new Request(input, init)));
  }

  async #answer(request: Request): Promise<Response> {
    if (this.mood === "is_gone") throw new TypeError("Network connection lost.");
    if (this.mood === "hangs") throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    const { pathname, host } = new URL(request.url);
    if (host !== "api.mailchannels.net" || pathname !== "/tx/v1/send" || request.method !== "POST") {
      return Response.json({ errors: ["not found"] }, { status: 404 });
    }
    if (request.headers.get("X-API-Key") !== this.apiKey) return new Response("Unauthorized", { status: 401 });
    const body = await request.json<SendRequest>();
    if (typeof this.mood === "number") {
      // Services quote what they refuse.
      return Response.json({ errors: [`refused: ${JSON.stringify(body)}`] }, { status: this.mood });
    }
    const isComplete = body.from.email && body.subject && body.content.length > 0 && body.personalizations.length > 0;
    if (!isComplete) return Response.json({ errors: ["incomplete"] }, { status: 400 });
    const status = this.mood === "takes" ? "sent" : "failed";
    if (this.mood === "takes") this.taken.push(body);
    const results = body.personalizations.map((_, index) => ({ index, message_id: crypto.randomUUID(), status }));
    return Response.json({ request_id: crypto.randomUUID(), results }, { status: 202 });
  }
}
