import type { SuggestIntentionsRequest, SuggestIntentionsResponse } from "#domain/contracts/intentions.ts";
import { SUGGESTIONS } from "#domain/intentions/suggestions.ts";

/** Intentions of one field of life, all written by us: no model is asked. */
export function suggestIntentions({ category }: SuggestIntentionsRequest): SuggestIntentionsResponse {
  return { suggestions: [...SUGGESTIONS[category]] };
}
