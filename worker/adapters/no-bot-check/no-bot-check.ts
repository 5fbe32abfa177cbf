import type { BotCheck } from "#worker/ports/bot-check.ts";

/** Lets everybody in: where no service is configured, the limits by address and client hold alone. */
export class NoBotCheck implements BotCheck {
  readonly siteKey = null;

  async judge(): Promise<"passed"> {
    return "passed";
  }
}
