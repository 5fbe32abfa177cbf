import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { R2Mailbox } from "#worker/adapters/mailbox/r2-mailbox.ts";
import { MailChannelsTransport } from "#worker/adapters/mailchannels/mailchannels-transport.ts";
import type { MailMessage, MailTransport } from "#worker/ports/mail.ts";
import { MailChannelsStandIn, type Mood } from "./support/mailchannels-stand-in.ts";

const MESSAGE: MailMessage = {
  id: "019a0000-0000-7000-8000-000000000001",
  to: "ada@example.org",
  subject: "Your activation guide",
  text: "Grüße, 今日は\n",
  html: "<p>Grüße, 今日は</p>",
  attachments: [
    {
      filename: "guide.pdf",
      contentType: "application/pdf",
      bytes: Uint8Array.from({ length: 70_000 }, (_, i) => i % 256),
    },
  ],
  replyTo: "help@example.org",
  unsubscribeUrl: "https://sigilarium.test/api/newsletter/unsubscribe/s1.a.b",
  threadId: "SIG-7K3MQ9XB@sigilarium.test",
};

/** A mail as it arrived, whoever carried it. */
interface Arrived {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly { readonly filename: string; readonly contentType: string; readonly bytes: Uint8Array }[];
  readonly replyTo: string;
  readonly unsubscribeUrl: string | null;
  readonly threadId: string | null;
}

/** One way to carry mails, with eyes at its far end. */
interface Carrier {
  readonly name: string;
  open(): {
    readonly transport: MailTransport;
    readonly broken: MailTransport;
    readArrived(): Promise<readonly Arrived[]>;
  };
}

function openMailChannels() {
  const service = new MailChannelsStandIn();
  service.install();
  const options = { apiKey: service.apiKey, from: "Sigilarium <letters@example.org>", dkim: null };
  return { service, transport: new MailChannelsTransport(options) };
}

const CARRIERS: readonly Carrier[] = [
  {
    name: "the mailbox",
    open() {
      const mailbox = new R2Mailbox(env.FILES, { now: () => Date.now() });
      const broken = new Proxy(env.FILES, {
        get: () => () => Promise.reject(new Error("The bucket is gone.")),
      });
      return {
        transport: mailbox,
        broken: new R2Mailbox(broken, { now: () => Date.now() }),
        async readArrived() {
          const mails = await mailbox.list();
          return Promise.all(
            mails.map(async ({ id, attachments, ...mail }) => ({
              ...mail,
              files: await Promise.all(
                attachments.map(async ({ filename, contentType }, index) => ({
                  filename,
                  contentType,
                  bytes: (await mailbox.findAttachment(id, index)) ?? new Uint8Array(),
                })),
              ),
            })),
          );
        },
      };
    },
  },
  {
    name: "MailChannels",
    open() {
      const { service, transport } = openMailChannels();
      const broken: MailTransport = {
        deliver(message) {
          service.mood = "is_gone";
          return transport.deliver(message);
        },
      };
      return {
        transport,
        broken,
        readArrived: async () =>
          service.taken.map(({ personalizations, subject, content, attachments = [], headers, reply_to: replyTo }) => ({
            to: personalizations[0]?.to[0]?.email ?? "",
            subject,
            text: content.find(({ type }) => type === "text/plain")?.value ?? "",
            html: content.find(({ type }) => type === "text/html")?.value ?? "",
            files: attachments.map(({ filename, type, content: base64 }) => ({
              filename,
              contentType: type,
              bytes: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
            })),
            replyTo: replyTo?.email ?? "",
            unsubscribeUrl: headers?.["List-Unsubscribe"]?.slice(1, -1) ?? null,
            threadId: headers?.["In-Reply-To"]?.slice(1, -1) ?? null,
          })),
      };
    },
  },
];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(CARRIERS)("$name", ({ open }) => {
  it("carries a mail whole: text in every script, and each byte of a file", async () => {
    const { transport, readArrived } = open();
    expect(await transport.deliver(MESSAGE)).toEqual({ isDelivered: true });
    const [arrived] = await readArrived();
    const { to, subject, text, html, replyTo, unsubscribeUrl, threadId, attachments } = MESSAGE;
    expect(arrived).toMatchObject({ to, subject, text, html, replyTo, unsubscribeUrl, threadId });
    expect(arrived?.files).toEqual(attachments);
  });

  it("names no way out of a mail that is no newsletter", async () => {
    const { transport, readArrived } = open();
    await transport.deliver({ ...MESSAGE, unsubscribeUrl: null });
    expect(await readArrived()).toMatchObject([{ unsubscribeUrl: null }]);
  });

  it("names no conversation for a mail that belongs to none", async () => {
    const { transport, readArrived } = open();
    await transport.deliver({ ...MESSAGE, threadId: null });
    expect(await readArrived()).toMatchObject([{ threadId: null }]);
  });

  it("tells of what fails in its answer, as something to try again", async () => {
    const { broken } = open();
    expect(await broken.deliver(MESSAGE)).toMatchObject({ isDelivered: false, isFinal: false });
  });
});

describe("MailChannels", () => {
  it.each<[string, Mood, string, boolean]>([
    ["refuses the mail", 400, "refused", true],
    ["finds it too large", 413, "refused", true],
    ["finds it misshapen", 422, "refused", true],
    ["refuses the recipient", "fails_recipient", "refused", true],
    ["does not know us", 401, "not_authorized", false],
    ["denies us the right", 403, "not_authorized", false],
    ["has had too many", 429, "rate_limited", false],
    ["fails", 500, "unavailable", false],
    ["is being mended", 503, "unavailable", false],
    ["gave up waiting", 408, "unreachable", false],
    ["does not answer in time", "hangs", "unreachable", false],
    ["can't be reached", "is_gone", "unreachable", false],
  ])("that %s", async (_case, mood, failure, isFinal) => {
    const { service, transport } = openMailChannels();
    service.mood = mood;
    expect(await transport.deliver(MESSAGE)).toEqual({ isDelivered: false, failure, isFinal });
    expect(service.taken).toHaveLength(0);
  });

  it("is asked once a try, since trying again is the outbox's work", async () => {
    const { service, transport } = openMailChannels();
    const fetch = vi.spyOn(globalThis, "fetch");
    service.mood = 503;
    await transport.deliver(MESSAGE);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("is told who writes, how to unsubscribe with one click, and to watch nobody", async () => {
    const { service } = openMailChannels();
    const dkim = { domain: "example.org", selector: "s1" };
    await new MailChannelsTransport({ apiKey: service.apiKey, from: "Sigilarium <letters@example.org>", dkim }).deliver(
      MESSAGE,
    );
    expect(service.taken[0]).toMatchObject({
      from: { name: "Sigilarium", email: "letters@example.org" },
      headers: {
        "List-Unsubscribe": `<${MESSAGE.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        References: `<${MESSAGE.threadId}>`,
      },
      tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
      dkim_domain: "example.org",
      dkim_selector: "s1",
    });
  });

  it("gets a time limit with each call", async () => {
    const { transport } = openMailChannels();
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal("fetch", async (_input: unknown, init: RequestInit) => {
      signal = init.signal;
      return Response.json({ request_id: "r", results: [] });
    });
    await transport.deliver(MESSAGE);
    expect(signal).toBeInstanceOf(AbortSignal);
  });
});

describe("the mailbox", () => {
  it("holds a mail once, however often it is delivered", async () => {
    const mailbox = new R2Mailbox(env.FILES, { now: () => Date.now() });
    await mailbox.deliver(MESSAGE);
    await mailbox.deliver(MESSAGE);
    expect((await mailbox.list()).map(({ id }) => id)).toEqual([MESSAGE.id]);
  });
});
