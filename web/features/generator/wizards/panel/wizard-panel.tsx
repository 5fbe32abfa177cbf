import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { type Gate, STEP_COUNT, shutGate } from "./answers.ts";
import { StartOver } from "./start-over.tsx";
import { Ticks } from "./ticks.tsx";
import type { WizardOutline, WizardProps } from "./wizard-props.ts";

const NO_WORDS = shutGate("Write your intention above, at most 500 characters. Your answers wait for it.");

/** The frame of a wizard: its name, how far it has come, the questions of a step, and the ways back and on. */
export function WizardPanel({
  outline: { method, name, steps, createLabel },
  step,
  gate,
  wizard: { intention, isUnderWay, isTakenUp, onLeave },
  onStep,
  onStartOver,
  onCreate,
  children,
}: {
  readonly outline: WizardOutline;
  /** From 1. */
  readonly step: number;
  readonly gate: Gate;
  readonly wizard: WizardProps;
  readonly onStep: (step: number) => void;
  /** Null where nothing is answered yet. */
  readonly onStartOver: (() => void) | null;
  readonly onCreate: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const isLast = step === STEP_COUNT;
  const passage = isLast && intention === null ? NO_WORDS : gate;
  const heading = useHeadingOfStep(step, isTakenUp);
  const title = steps[step - 1]?.title;

  return (
    <section className="wz" aria-label={name} data-step={step}>
      <header className="wz-head">
        <Ornament name={`method-${method}`} className="wz-mark" />
        <h3 ref={heading} tabIndex={-1}>
          {title}
          <span className="wz-of">
            {name}, step {step} of {STEP_COUNT}
          </span>
        </h3>
        <Button variant="ghost" icon="back" className="wz-leave" onClick={onLeave}>
          <span>Back to methods</span>
        </Button>
      </header>
      <Ticks names={steps.map(({ tick }) => tick)} step={step} />
      {children}
      <footer className="wz-foot">
        {step > 1 && (
          <Button icon="back" onClick={() => onStep(step - 1)}>
            Back
          </Button>
        )}
        {onStartOver && <StartOver onStartOver={onStartOver} />}
        <p className="wz-why" role="status" id={`${method}-why`}>
          {passage.words}
        </p>
        <Button
          variant="primary"
          disabled={!passage.isOpen}
          isBusy={isLast && isUnderWay}
          aria-describedby={`${method}-why`}
          onClick={isLast ? onCreate : () => onStep(step + 1)}
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

/** Each step begins at its heading, for the eye and for a screen reader. */
function useHeadingOfStep(step: number, isTakenUp: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const stepSeen = useRef(isTakenUp ? step : null);
  useEffect(() => {
    if (stepSeen.current === step) return;
    stepSeen.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.querySelector("header")?.scrollIntoView({ block: "nearest" });
  }, [step]);
  return heading;
}
