import type { ReactElement, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import type { FigureSteps } from "./use-figure-steps.ts";

/** A framed figure over the whole width of the text and its margin: what it shows, its caption, and what leads through its steps. */
export function FigurePlate({
  steps,
  count,
  stepText,
  label,
  caption,
  children,
}: {
  /** Null for a figure that doesn't move. */
  readonly steps: FigureSteps | null;
  readonly count: number;
  /** What is to be seen at the step that is shown. */
  readonly stepText: string;
  /** What the whole figure shows, for those who can't see it. */
  readonly label: string;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <figure
      ref={steps?.ref}
      className="frame col-span-full my-10.5 break-inside-avoid bg-paper print:my-5"
      aria-label={label}
    >
      <div className="inner px-10.5 pt-8.5 pb-5 @max-[44rem]/reading:px-4 @max-[44rem]/reading:pt-5">
        {children}
        {steps && <StepControls steps={steps} count={count} stepText={stepText} />}
        <figcaption className="mt-3.5 border-t border-frame pt-3.5 text-note/[1.4] text-ink-soft italic">
          {caption}
        </figcaption>
      </div>
    </figure>
  );
}

function StepControls({
  steps: { step, isPlaying, play, pause, goTo },
  count,
  stepText,
}: {
  readonly steps: FigureSteps;
  readonly count: number;
  readonly stepText: string;
}): ReactElement {
  const last = count - 1;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule pt-2 print:hidden">
      {isPlaying ? (
        <Button variant="ghost" icon="pause" onClick={pause}>
          Pause
        </Button>
      ) : (
        <Button variant="ghost" icon={step === last ? "replay" : "play"} onClick={play}>
          {step === last ? "Play again" : "Play"}
        </Button>
      )}
      <Button
        variant="ghost"
        icon="previous"
        aria-label="One step back"
        disabled={step === 0}
        onClick={() => goTo(step - 1)}
      />
      <Button
        variant="ghost"
        icon="next"
        aria-label="One step on"
        disabled={step === last}
        onClick={() => goTo(step + 1)}
      />
      {/* Two lines are kept free, so that a longer text moves nothing. */}
      <p
        className="num min-h-[2.8em] min-w-[min(9rem,100%)] flex-1 content-center text-note/[1.4]"
        aria-live={isPlaying ? "off" : "polite"}
      >
        <span className="text-ink-soft">
          {step + 1} of {count}.
        </span>{" "}
        {stepText}
      </p>
    </div>
  );
}
