import {
  analyzeIntention as analyzeIntentionContract,
  getAssistant,
  suggestIntentions as suggestIntentionsContract,
} from "#domain/contracts/intentions.ts";
import { type Route, route } from "#worker/http/route.ts";
import type { Assistant } from "#worker/ports/assistant.ts";
import type { RateLimiter } from "#worker/ports/rate-limiter.ts";
import { analyzeIntention } from "./analyze-intention.ts";
import { suggestIntentions } from "./suggest-intentions.ts";

/** What the calls about intentions stand on. */
export interface IntentionRouteDeps {
  readonly assistant: Assistant;
  readonly intentionLimiter: RateLimiter;
}

/** The calls about intentions. */
export function createIntentionRoutes({ assistant, intentionLimiter }: IntentionRouteDeps): readonly Route[] {
  const options = { limiter: intentionLimiter };
  return [
    route(analyzeIntentionContract, ({ body }) => analyzeIntention(assistant, body), options),
    route(suggestIntentionsContract, ({ body }) => suggestIntentions(body), options),
    route(getAssistant, () => ({ analyst: assistant.analyst })),
  ];
}
