import type { AnalyzeIntentionRequest, AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { IntentionAnalysis, ScoreFeedback } from "#domain/intentions/intention-analysis.ts";
import type { Assistant } from "#worker/ports/assistant.ts";

/** Has an intention looked at; nothing of it is kept. */
export async function analyzeIntention(
  assistant: Assistant,
  { intention }: AnalyzeIntentionRequest,
): Promise<AnalyzeIntentionResponse> {
  const { analyst, notes, ...analysis } = await assistant.analyze(intention);
  return { ...toBody(analysis), analyst, notes: [...notes] };
}

function toBody(analysis: IntentionAnalysis): Omit<AnalyzeIntentionResponse, "analyst" | "notes"> {
  return {
    ...analysis,
    clarityFeedback: toFeedback(analysis.clarityFeedback),
    specificityFeedback: toFeedback(analysis.specificityFeedback),
    magicalPotencyFeedback: toFeedback(analysis.magicalPotencyFeedback),
    overallFeedback: toFeedback(analysis.overallFeedback),
    issues: [...analysis.issues],
    strengths: [...analysis.strengths],
    alternativePhrasings: [...analysis.alternativePhrasings],
  };
}

function toFeedback({ reason, suggestions }: ScoreFeedback): AnalyzeIntentionResponse["clarityFeedback"] {
  return { reason, suggestions: [...suggestions] };
}
