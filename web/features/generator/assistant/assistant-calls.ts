import {
  type AnalyzeIntentionResponse,
  analyzeIntention,
  getAssistant,
  suggestIntentions,
} from "#domain/contracts/intentions.ts";
import type { Analyst } from "#domain/intentions/intention-analysis.ts";
import type { SuggestionCategory } from "#domain/intentions/suggestion-category.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** Who would read an intention; asks without sending one. Throws `ApiError` or `NetworkError`, as the other calls do. */
export async function findAnalyst(): Promise<Analyst> {
  return (await callEndpoint(getAssistant, {})).analyst;
}

/** Has an intention read. */
export function requestAnalysis(intention: string): Promise<AnalyzeIntentionResponse> {
  return callEndpoint(analyzeIntention, { body: { intention } });
}

/** Intentions of one field of life, as one flat list. */
export async function requestSuggestions(category: SuggestionCategory): Promise<readonly string[]> {
  return (await callEndpoint(suggestIntentions, { body: { category } })).suggestions.flat();
}

/** Tells the visitor that a language model would read, and waits to be switched on. */
export function tellModelWaits(): void {
  showToast({
    title: "The assistant is a language model",
    description: "Nothing was sent. Switch AI Assistant on if your words may go to it.",
  });
}
