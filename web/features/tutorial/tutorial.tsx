import { getDefaultStore, useAtom } from "jotai";
import type { ReactElement } from "react";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showToast, toastAtom } from "#web/ui/toast/show-toast.ts";
import { LessonStep } from "./lesson-step.tsx";
import { END, findFinalIntention, LESSONS, tutorialAtom } from "./lessons.ts";
import { TutorialEnd } from "./tutorial-end.tsx";
import "#web/styles/all-utilities.css";

/** How long the first of two toasts is shown before the second takes its place, ms. */
const APPLIED_SHOWN_MS = 3000;

/** The five rules of a good sentence, each with a line to try it on, and at the end the way back to the generator. */
export function Tutorial({
  onUse,
  onClose,
}: {
  readonly onUse: (intention: string) => void;
  readonly onClose: () => void;
}): ReactElement {
  const [state, setState] = useAtom(tutorialAtom);
  const { place, answers } = state;
  const lesson = LESSONS[place];

  function goTo(next: number): void {
    setState({ ...state, place: next });
  }

  function write(answer: string): void {
    setState({ ...state, answers: answers.with(place, answer) });
  }

  function use(): void {
    onUse(findFinalIntention(state).trim());
    setState(null);
    onClose();
    showToast({ title: "Tutorial Complete", description: "Your refined intention has been applied!", icon: "check" });
    const applied = getDefaultStore().get(toastAtom)?.id;
    setTimeout(() => {
      // What the page has said since is newer.
      if (getDefaultStore().get(toastAtom)?.id === applied) sayReady();
    }, APPLIED_SHOWN_MS);
  }

  function skip(): void {
    onClose();
    sayReady();
  }

  return (
    <Dialog title="The tutorial" isWide onClose={onClose}>
      {lesson ? (
        <LessonStep
          key={lesson.id}
          lesson={lesson}
          place={place}
          answer={answers[place] ?? ""}
          onWrite={write}
          onBack={place > 0 ? () => goTo(place - 1) : null}
          onContinue={() => goTo(place + 1)}
          onSkip={skip}
        />
      ) : (
        <TutorialEnd
          intention={findFinalIntention(state)}
          onWrite={(intention) => setState({ ...state, place: END, intention })}
          onUse={use}
          onReview={() => goTo(0)}
          onSkip={skip}
        />
      )}
    </Dialog>
  );
}

function sayReady(): void {
  showToast({
    title: "Ready to Explore",
    description: "Choose a method, and generate your sigil when the words feel right.",
    icon: "quill",
  });
}
