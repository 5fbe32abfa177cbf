import type * as z from "zod/mini";

/** How many steps each wizard has. */
export const STEP_COUNT = 4;

/**
 * Reads answers that were stored, field by field: what does not fit becomes what a new wizard has there. The schema must `catch` in each
 * field.
 */
export function parseAnswers<Answers>(schema: z.ZodMiniType<Answers>, unverifiedValue: unknown): Answers {
  return schema.parse(typeof unverifiedValue === "object" && unverifiedValue !== null ? unverifiedValue : {});
}

/** Whether the way on is open, and the words beside it: what is still missing, or what was chosen. */
export interface Gate {
  readonly isOpen: boolean;
  readonly words: string;
}

/** A gate that stands open. */
export function openGate(words: string): Gate {
  return { isOpen: true, words };
}

/** A gate that waits for something; the words say for what. */
export function shutGate(words: string): Gate {
  return { isOpen: false, words };
}

/** The gate where there are no words to draw. */
export const NO_WORDS = shutGate("Write your intention above, at most 500 characters. Your answers wait for it.");

/** The step to show: the one that was reached, or the first one before it whose gate is shut again. */
export function findStep(reached: number, gates: readonly Gate[]): number {
  const firstShut = gates.findIndex(({ isOpen }) => !isOpen);
  return firstShut === -1 ? reached : Math.min(reached, firstShut + 1);
}
