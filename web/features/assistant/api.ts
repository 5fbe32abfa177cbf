import { queryOptions } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import {
  type AnalyzeIntentionResponse,
  analyzeIntention,
  getAssistant,
  suggestIntentions,
} from "#domain/contracts/intentions.ts";
import type { Analyst } from "#domain/intentions/intention-analysis.ts";
import type { SuggestionCategory } from "#domain/intentions/suggestion-category.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { analystAtom } from "./assistant-state.ts";

const analystQuery = queryOptions({
  queryKey: ["assistant"],
  queryFn: async () => (await callEndpoint(getAssistant, {})).analyst,
  networkMode: "always",
});

/** Finds out who would read an intention, without sending one, and keeps it for the page. Throws `ApiError` or `NetworkError`, as the other calls do. */
export async function meetAnalyst(): Promise<Analyst> {
  const analyst = await queryClient.fetchQuery(analystQuery);
  getDefaultStore().set(analystAtom, analyst);
  return analyst;
}

/** Has an intention read. */
export function requestAnalysis(intention: string): Promise<AnalyzeIntentionResponse> {
  return callEndpoint(analyzeIntention, { body: { intention } });
}

/** Intentions of one field of life, as one flat list. */
export function suggestionsQuery(category: SuggestionCategory) {
  return queryOptions({
    queryKey: ["suggestions", category],
    queryFn: async (): Promise<readonly string[]> =>
      (await callEndpoint(suggestIntentions, { body: { category } })).suggestions.flat(),
    networkMode: "always",
  });
}

/** Tells the visitor that a language model would read, and waits to be switched on. */
export function tellModelWaits(): void {
  showToast({
    title: "The assistant is a language model",
    description: "Nothing was sent. Switch AI Assistant on if your words may go to it.",
  });
}
