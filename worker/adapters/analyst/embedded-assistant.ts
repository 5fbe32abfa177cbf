import type { AssistantAnswer } from "#domain/intentions/intention-analysis.ts";
import type { Assistant } from "#worker/ports/assistant.ts";

/** Our own analyst: at once, the same each time, and the words go no further. */
export class EmbeddedAssistant implements Assistant {
  readonly analyst = "embedded";

  async analyze(intention: string): Promise<AssistantAnswer> {
    // It brings its grammar along, which no other request needs.
    const { analyzeIntention } = await import("#domain/intentions/analyze-intention.ts");
    return analyzeIntention(intention);
  }
}
