import {
  analyzeIntention as analyzeIntentionContract,
  getAssistant,
  suggestIntentions as suggestIntentionsContract,
} from "#domain/contracts/intentions.ts";
import { ok } from "#domain/lib/result.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { analyzeIntention } from "./analyze-intention.ts";
import { suggestIntentions } from "./suggest-intentions.ts";

/** Reading intentions and suggesting some; nothing of it is stored. */
export const INTENTIONS: Feature = {
  name: "intentions",
  routes: ({ assistant }) => [
    publicRoute(analyzeIntentionContract, async ({ body }) => ok(await analyzeIntention(assistant, body))),
    publicRoute(suggestIntentionsContract, ({ body }) => ok(suggestIntentions(body))),
    publicRoute(getAssistant, () => ok({ analyst: assistant.analyst })),
  ],
};
