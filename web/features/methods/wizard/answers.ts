import { useAtom } from "jotai";
import * as z from "zod/mini";
import { countCodePoints } from "#domain/sigils/intention.ts";
import type { SessionAtom } from "#web/lib/storage.ts";
import type { WizardProps } from "../method-kit.ts";

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

/** A gate that is open. */
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

/** What is wrong with the length of a text and what to do about it; null where it fits. */
export function findTooLong(text: string, max: number): string | null {
  const excess = countCodePoints(text.trim()) - max;
  if (excess <= 0) return null;
  return `This is ${excess} ${excess === 1 ? "character" : "characters"} too long. Shorten it to ${max}; nothing that you wrote is lost.`;
}

/** The step of a wizard, from 1. */
export const StoredStep = z.catch(z.int().check(z.minimum(1), z.maximum(STEP_COUNT)), 1);

/** A box that may be ticked. */
export const StoredTick = z.catch(z.boolean(), false);

/** A text that may be written. */
export const StoredText = z.catch(z.string(), "");

/** One of a closed list, null while nothing is chosen. */
export function storedChoice<const Id extends string>(ids: readonly Id[]) {
  return z.catch(z.nullable(z.enum(ids)), null);
}

/** Any of a closed list, in the order of choice. */
export function storedChoices<const Id extends string>(ids: readonly Id[]) {
  return z.catch(z.array(z.enum(ids)), []);
}

/** Takes an entry out of a list, or adds it at the end. */
export function toggle<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
}

/** The answers of a wizard, how to change some of them, and how to begin again. */
export interface AnswerSheet<Answers> {
  readonly answers: Answers;
  /** What was finished with other answers counts as unfinished from then on. */
  change(changed: Partial<Answers>): void;
  goTo(step: number): void;
  /** Null where nothing is answered yet that could be thrown away. */
  readonly startOver: (() => void) | null;
}

/** Holds the answers of a wizard for this tab. */
export function useAnswers<Answers extends { readonly step: number }>(
  { onChange }: Pick<WizardProps, "onChange">,
  answersAtom: SessionAtom<Answers>,
  schema: z.ZodMiniType<Answers>,
): AnswerSheet<Answers> {
  const [answers, setAnswers] = useAtom(answersAtom);
  const isBegun = JSON.stringify(answers) !== JSON.stringify(parseAnswers(schema, null));

  function startOver(): void {
    setAnswers(null);
    onChange();
  }

  return {
    answers,
    change(changed) {
      setAnswers({ ...answers, ...changed });
      onChange();
    },
    goTo: (step) => setAnswers({ ...answers, step }),
    startOver: isBegun ? startOver : null,
  };
}
