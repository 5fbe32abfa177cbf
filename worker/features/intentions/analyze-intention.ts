import type { AnalyzeIntentionRequest, AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { AssistantAnswer, ScoreFeedback } from "#domain/intentions/intention-analysis.ts";
import type { Assistant } from "#worker/ports/assistant.ts";

/** Has an intention looked at; nothing of it is kept. */
export async function analyzeIntention(
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
