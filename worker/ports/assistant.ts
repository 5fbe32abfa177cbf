import type { Analyst, AssistantAnswer } from "#domain/intentions/intention-analysis.ts";

/** Looks at intentions and helps to word them. */
export interface Assistant {
  /** Who is asked first; each answer says who gave it. */
  readonly analyst: Analyst;
  /**
   * Scores an intention of 1 to 500 code points and refines it; the refinement never scores lower by our own analyst, and keeps the rules of an
   * intention. Never fails: where a model can't answer, our own analyst does.
   */
  analyze(intention: string): Promise<AssistantAnswer>;
}
