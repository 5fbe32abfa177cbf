import {
  type AnalyzeIntentionRequest,
  type AnalyzeIntentionResponse,
  analyzeIntention as analyzeIntentionContract,
  getAssistant,
  type SuggestIntentionsRequest,
  type SuggestIntentionsResponse,
  suggestIntentions as suggestIntentionsContract,
} from "#domain/contracts/intentions.ts";
import type { AssistantAnswer, ScoreFeedback } from "#domain/intentions/intention-analysis.ts";
import { SUGGESTIONS } from "#domain/intentions/suggestions.ts";
import { ok } from "#domain/lib/result.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import type { Assistant } from "#worker/ports/assistant.ts";

/** Reading intentions and suggesting some; nothing of it is stored. */
export const INTENTIONS: Feature = {
  name: "intentions",
  routes: ({ assistant }) => [
    publicRoute(analyzeIntentionContract, async ({ body }) => ok(await analyzeIntention(assistant, body))),
    publicRoute(suggestIntentionsContract, ({ body }) => ok(suggestIntentions(body))),
    publicRoute(getAssistant, () => ok({ analyst: assistant.analyst })),
  ],
};

/** Intentions of one field of life, all written by us: no model is asked. */
function suggestIntentions({ category }: SuggestIntentionsRequest): SuggestIntentionsResponse {
  return { suggestions: [...SUGGESTIONS[category]] };
}

/** Has an intention looked at; nothing of it is kept. */
async function analyzeIntention(
  assistant: Assistant,
  { intention }: AnalyzeIntentionRequest,
): Promise<AnalyzeIntentionResponse> {
  return toBody(await assistant.analyze(intention));
}

function toBody(answer: AssistantAnswer): AnalyzeIntentionResponse {
  return {
    ...answer,
    clarityFeedback: toFeedback(answer.clarityFeedback),
    specificityFeedback: toFeedback(answer.specificityFeedback),
    magicalPotencyFeedback: toFeedback(answer.magicalPotencyFeedback),
    overallFeedback: toFeedback(answer.overallFeedback),
    issues: [...answer.issues],
    strengths: [...answer.strengths],
    alternativePhrasings: [...answer.alternativePhrasings],
    notes: [...answer.notes],
  };
}

function toFeedback(feedback: ScoreFeedback | null): AnalyzeIntentionResponse["clarityFeedback"] {
  return feedback && { reason: feedback.reason, suggestions: [...feedback.suggestions] };
}
