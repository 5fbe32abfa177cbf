import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { Analyst } from "#domain/intentions/intention-analysis.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { toDrawableIntention } from "#web/lib/intention.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { useTask } from "#web/lib/use-task.ts";
import { careShownAtom } from "#web/parts/care/care-shown.ts";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";
import {
  analystAtom,
  assistantChoiceAtom,
  type Finding,
  findingAtom,
  putWordsBack,
  takeWords,
  wordsTakenAtom,
} from "./assistant-state.ts";

const calls = onDemand(() => import("./api.ts"));

/** The assistant beside the box: whether it is switched on, who it is, what it found, and what can be asked of it. */
export interface Assistant {
  readonly isOn: boolean;
  /** Null until it is known. */
  readonly analyst: Analyst | null;
  readonly isReading: boolean;
  readonly finding: Finding | null;
  /** What stood in the box before other words were taken; null where nothing was replaced. */
  readonly ownWords: string | null;
  readonly areSuggestionsOpen: boolean;
  turn(isOn: boolean): void;
  /** Finds out who would read, so that it can be said before anything is sent. */
  meet(): void;
  analyze(): void;
  toggleSuggestions(): void;
  /** Takes other words into the box; the visitor's own can be put back. */
  take(words: string): void;
  putBack(): void;
}

/** Holds the assistant of the box with these words. */
export function useAssistant(draft: string, onChange: (words: string) => void): Assistant {
  const [choice, setChoice] = useAtom(assistantChoiceAtom);
  const [finding, setFinding] = useAtom(findingAtom);
  const showCare = useSetAtom(careShownAtom);
  const [wordsTaken, setWordsTaken] = useAtom(wordsTakenAtom);
  const ownWords = wordsTaken.replaced.at(-1) ?? null;
  const [areSuggestionsOpen, setSuggestionsOpen] = useState(false);
  const analyst = useAtomValue(analystAtom);
  const reading = useTask({
    work: (intention: string) => read(intention, choice),
    onDone(analysis, intention) {
      if (!analysis) {
        setChoice(false);
        return;
      }
      setSuggestionsOpen(false);
      if (analysis.care?.kind === "self_harm") {
        setFinding(null);
        showCare({ care: analysis.care, intention, sigil: null });
        return;
      }
      setFinding({ intention, analysis });
      // Where nothing was judged the note is all there is to say.
      if (analysis.recommendedMethod === null || analysis.overallScore === null) return;
      showToast({
        title: "Method Recommended",
        description: `The AI suggests using the ${analysis.recommendedMethod} method for your intention.`,
      });
    },
    onFailed: (error) =>
      showToast({
        title: "Analysis Failed",
        description: toDisplayMessage(error, "Your intention could not be read. Please try again."),
        variant: "destructive",
      }),
  });

  return {
    // A language model waits to be asked; our own analyst is there from the start.
    isOn: choice ?? analyst !== "model",
    analyst,
    isReading: reading.isUnderWay,
    finding,
    ownWords,
    areSuggestionsOpen,
    turn: setChoice,
    meet: () => void meet(),
    analyze() {
      const intention = toDrawableIntention(draft);
      if (intention === null) return;
      dismissToast();
      reading.run(intention);
    },
    toggleSuggestions: () => setSuggestionsOpen(!areSuggestionsOpen),
    take(words) {
      setWordsTaken(takeWords(wordsTaken, draft, words));
      onChange(words);
    },
    putBack() {
      setWordsTaken(putWordsBack(wordsTaken, draft));
      if (ownWords !== null) onChange(ownWords);
    },
  };
}

/** Null where a language model would read and nobody has switched it on: then nothing is sent. */
async function read(intention: string, choice: boolean | null): Promise<AnalyzeIntentionResponse | null> {
  const { meetAnalyst, requestAnalysis, tellModelWaits } = await calls.fetch();
  const analyst = await meetAnalyst();
  if (analyst !== "model" || choice === true) return requestAnalysis(intention);
  tellModelWaits();
  return null;
}

/** Where nobody replies the next reach asks again, and so does the reading itself, which says so. */
async function meet(): Promise<void> {
  await calls
    .fetch()
    .then(({ meetAnalyst }) => meetAnalyst())
    .catch(() => null);
}
