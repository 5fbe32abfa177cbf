import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { METHOD_NAMES, type SigilMethod } from "#domain/sigils/method.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Ornament, type OrnamentName } from "#web/ui/ornament.tsx";
import { Ticks } from "#web/ui/ticks/ticks.tsx";
import type { WizardProps } from "../method-kit.ts";
import { type AnswerSheet, findStep, type Gate, NO_WORDS, STEP_COUNT, shutGate } from "./answers.ts";

/** A step as it is named on the line of ticks and over its questions. */
export interface StepNames {
  readonly tick: string;
  readonly title: string;
}

/** What a wizard says of itself on each step. */
export interface WizardOutline {
  readonly method: SigilMethod;
  readonly ornament: OrnamentName;
  readonly steps: readonly StepNames[];
  readonly createLabel: string;
}

// In a narrow panel each has a line.
const FOOT_BUTTON = "@max-[560px]/wizard:w-full";

/** The frame of a wizard: its name, how far it has come, the questions of a step, and the ways back and on. */
export function WizardPanel({
  outline: { method, ornament, steps, createLabel },
  wizard: { intention, isUnderWay, isTakenUp, onLeave },
  sheet: { answers, goTo, startOver },
  gates,
  onCreate,
  children,
}: {
  readonly outline: WizardOutline;
  readonly wizard: WizardProps;
  readonly sheet: AnswerSheet<{ readonly step: number }>;
  /** One a step, at least as far as the first that is shut. */
  readonly gates: readonly Gate[];
  readonly onCreate: () => void;
  /** The questions of a step, from 1. */
  readonly children: (step: number) => ReactNode;
}): ReactElement {
  const step = findStep(answers.step, gates);
  const isLast = step === STEP_COUNT;
  const gate = gates[step - 1] ?? shutGate("");
  const passage = isLast && intention === null ? NO_WORDS : gate;
  const heading = useHeadingOfStep(step, isTakenUp);
  const title = steps[step - 1]?.title;
  const name = METHOD_NAMES[method];

  return (
    <section
      className="@container/wizard flex flex-col border border-frame rounded-box bg-base-100 [&>.ticks]:px-7 @max-[720px]/wizard:[&>.ticks]:px-5"
      aria-label={name}
      data-step={step}
    >
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-1 gap-x-4.5 items-center pt-4 pb-3.5 pr-4 pl-6 scroll-mt-3.5 @max-[720px]/wizard:gap-y-1 @max-[720px]/wizard:gap-x-3 @max-[720px]/wizard:pt-3.5 @max-[720px]/wizard:pb-3 @max-[720px]/wizard:pr-2 @max-[720px]/wizard:pl-4">
        <Ornament name={ornament} className="size-13 text-sigil-ink @max-[720px]/wizard:size-11" />
        <h3 className="text-(length:--text-h3)" ref={heading} tabIndex={-1}>
          {title}
          <span className="block text-ink-soft font-normal text-ui/[1.2] font-text lining-nums tabular-nums">
            {name}, step {step} of {STEP_COUNT}
          </span>
        </h3>
        <Button
          variant="ghost"
          icon="back"
          className="@max-[560px]/wizard:w-11 @max-[560px]/wizard:p-0"
          onClick={onLeave}
        >
          <span className="@max-[560px]/wizard:absolute @max-[560px]/wizard:[clip-path:inset(50%)]">
            Back to methods
          </span>
        </Button>
      </header>
      <Ticks names={steps.map(({ tick }) => tick)} step={step} />
      {children(step)}
      <footer className="flex flex-wrap gap-y-3 gap-x-3.5 items-center py-4 px-7 border-t border-t-frame @max-[720px]/wizard:pt-4 @max-[720px]/wizard:pb-5 @max-[720px]/wizard:px-5">
        {step > 1 && (
          <Button className={FOOT_BUTTON} icon="back" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        {startOver && <StartOver onStartOver={startOver} />}
        <p
          className="wz-why flex-[1_1_7rem] text-ink-soft text-ui/[1.35] text-right wrap-anywhere @max-[560px]/wizard:basis-full @max-[560px]/wizard:-order-2 @max-[560px]/wizard:text-left"
          role="status"
          id={`${method}-why`}
        >
          {passage.words}
        </p>
        <Button
          className={`ml-auto @max-[560px]/wizard:-order-1 ${FOOT_BUTTON}`}
          variant="primary"
          disabled={!passage.isOpen}
          isBusy={isLast && isUnderWay}
          aria-describedby={`${method}-why`}
          onClick={isLast ? onCreate : () => goTo(step + 1)}
        >
          {isLast ? toCreateWords(createLabel, isUnderWay) : "Continue"}
        </Button>
      </footer>
    </section>
  );
}

function toCreateWords(label: string, isUnderWay: boolean): string {
  return isUnderWay ? "Drawing your sigil" : label;
}

/**
 * Each step begins at its heading, for the eye and for a screen reader: the wizard that opens comes to the top, so that its questions are
 * in sight, and a further step moves the page only where its heading is out of it. Words that are being written above can shut a step, and open it
 * again: then the focus stays with them.
 */
function useHeadingOfStep(step: number, isTakenUp: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const stepSeen = useRef(isTakenUp ? step : null);
  useEffect(() => {
    if (stepSeen.current === step) return;
    const isOpening = stepSeen.current === null;
    stepSeen.current = step;
    const panel = heading.current?.closest("section");
    if (!isOpening && isFocusBeside(panel)) return;
    heading.current?.focus({ preventScroll: true });
    panel?.querySelector("header")?.scrollIntoView({ block: isOpening ? "start" : "nearest" });
  }, [step]);
  return heading;
}

/** Whether something outside has the focus; the page itself has it where the button that was pressed is gone. */
function isFocusBeside(panel: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !panel?.contains(activeElement);
}

/** Throws the answers of a wizard away, once the visitor has said so twice. */
function StartOver({ onStartOver }: { readonly onStartOver: () => void }): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button className={FOOT_BUTTON} variant="ghost" icon="replay" onClick={() => setAsked(true)}>
        Start over
      </Button>
      {isAsked && (
        <Dialog title="Throw these answers away?" onClose={() => setAsked(false)}>
          <p className="modal-lead">
            What you chose and wrote in this wizard is emptied, and it begins at its first step. Your intention stays.
          </p>
          <div className="actions modal-actions">
            <Button onClick={() => setAsked(false)}>Keep my answers</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsked(false);
                onStartOver();
              }}
            >
              Throw them away
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
