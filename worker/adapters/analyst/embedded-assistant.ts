import { analyzeIntention } from "#domain/intentions/analyze-intention.ts";
import type { AssistantAnswer } from "#domain/intentions/intention-analysis.ts";
import type { Assistant } from "#worker/ports/assistant.ts";

/** Our own analyst: at once, the same each time, and the words go no further. */
export class EmbeddedAssistant implements Assistant {
  readonly analyst = "embedded";

  async analyze(intention: string): Promise<AssistantAnswer> {
    return analyzeIntention(intention);
  }
}
