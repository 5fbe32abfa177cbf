import * as z from "zod/mini";
import type { BotCheck, BotVerdict } from "#worker/ports/bot-check.ts";

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** After this time without a response the service counts as unavailable, in milliseconds. */
const RESPONSE_LIMIT_MS = 5000;

/** A proof is never longer; see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/. */
const LONGEST_PROOF = 2048;

const Response = z.object({ success: z.boolean(), "error-codes": z.optional(z.array(z.string())) });

/** Codes that say nothing about the visitor: our own secret is wrong, or the service is in trouble. */
const TROUBLES: ReadonlySet<string> = new Set([
  "missing-input-secret",
  "invalid-input-secret",
  "bad-request",
  "internal-error",
]);

/** What Turnstile is used with. */
export interface TurnstileOptions {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly fetch: typeof fetch;
  /** Is told of failures that aren't the visitor's, without anything of theirs. */
  readonly report: (failure: string) => void;
}

/** Asks Cloudflare Turnstile about each proof. */
export class Turnstile implements BotCheck {
  readonly siteKey: string;
  readonly #options: TurnstileOptions;

  constructor(options: TurnstileOptions) {
    this.siteKey = options.siteKey;
    this.#options = options;
  }

  async judge(proof: string | null, clientAddress: string | null): Promise<BotVerdict> {
    if (proof === null || proof === "" || proof.length > LONGEST_PROOF) return "failed";
    const parsed = Response.safeParse(await this.#ask(proof, clientAddress));
    if (!parsed.success) return this.#fail("no sound response");
    if (parsed.data.success) return "passed";
    const trouble = parsed.data["error-codes"]?.find((code) => TROUBLES.has(code));
    return trouble === undefined ? "failed" : this.#fail(trouble);
  }

  async #ask(proof: string, clientAddress: string | null): Promise<unknown> {
    const body = new URLSearchParams({ secret: this.#options.secretKey, response: proof });
    if (clientAddress !== null) body.set("remoteip", clientAddress);
    try {
      const signal = AbortSignal.timeout(RESPONSE_LIMIT_MS);
      const response = await this.#options.fetch(SITEVERIFY, { method: "POST", body, signal });
      return await response.json();
    } catch {
      return null;
    }
  }

  #fail(failure: string): "unavailable" {
    this.#options.report(failure);
    return "unavailable";
  }
}
