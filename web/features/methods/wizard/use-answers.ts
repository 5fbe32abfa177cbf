import { useAtom } from "jotai";
import type * as z from "zod/mini";
import type { SessionAtom } from "#web/lib/session-atom.ts";
import { parseAnswers } from "./answers.ts";
import { finishedWizardsAtom, type WizardMethod } from "./wizard-state.ts";

/** The answers of a wizard, how to change some of them, and how to begin anew. */
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
  method: WizardMethod,
  answersAtom: SessionAtom<Answers>,
  schema: z.ZodMiniType<Answers>,
): AnswerSheet<Answers> {
  const [answers, setAnswers] = useAtom(answersAtom);
  const [finished, setFinished] = useAtom(finishedWizardsAtom);
  const isBegun = JSON.stringify(answers) !== JSON.stringify(parseAnswers(schema, null));

  function unfinish(): void {
    const { [method]: _, ...others } = finished;
    setFinished(others);
  }

  function startOver(): void {
    setAnswers(null);
    unfinish();
  }

  return {
    answers,
    change(changed) {
      setAnswers({ ...answers, ...changed });
      unfinish();
    },
    goTo: (step) => setAnswers({ ...answers, step }),
    startOver: isBegun ? startOver : null,
  };
}
