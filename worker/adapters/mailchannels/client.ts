import type { MailChannels } from "mailchannels-sdk";

/** After so long without an answer the service counts as unreachable. */
const ANSWER_LIMIT_MS = 20_000;

type RequestOptions = NonNullable<Parameters<MailChannels["post"]>[1]>;

/** Makes a client of the API, whose code is loaded when the first mail goes out; it waits for no answer for ever. */
export async function createClient(apiKey: string): Promise<MailChannels> {
  const { MailChannels: Client } = await import("mailchannels-sdk");
  class PunctualClient extends Client {
    protected override _fetch<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
      return super._fetch(path, { ...options, timeout: ANSWER_LIMIT_MS });
    }
  }
  return new PunctualClient(apiKey);
}
