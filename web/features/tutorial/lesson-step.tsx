import { type ReactElement, useEffect, useId, useRef } from "react";
import { judgePractice, type PracticeVerdict } from "#domain/intentions/judge-practice.ts";
import { isBlankIntention } from "#domain/sigils/intention.ts";
import { CareMessage } from "#web/parts/care/care-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Ticks } from "#web/ui/ticks/ticks.tsx";
import { LESSONS, type Lesson } from "./lessons.ts";

/** One rule, with its example and the practice. The practice has to be written, and need not be perfect. */
export function LessonStep({
  lesson: { id, numeral, title, rule, ratherThan, write, practice, praise },
  place,
  answer,
  onWrite,
  onBack,
  onContinue,
  onSkip,
}: {
  readonly lesson: Lesson;
  /** From 0. */
  readonly place: number;
  readonly answer: string;
  readonly onWrite: (answer: string) => void;
  /** Null in the first lesson. */
  readonly onBack: (() => void) | null;
  readonly onContinue: () => void;
  readonly onSkip: () => void;
}): ReactElement {
  const fieldId = useId();
  const isWritten = !isBlankIntention(answer);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="@container" aria-labelledby={`${fieldId}-title`}>
      <header className="flex gap-y-1 gap-x-3 items-baseline mt-3.5 mb-3 mx-0">
        <b className="min-w-[1.2em] text-primary font-normal text-[2.75rem]/none font-display" aria-hidden="true">
          {numeral}
        </b>
        <h3 className="focus:outline-0" id={`${fieldId}-title`} ref={heading} tabIndex={-1}>
          {title}
          <span className="block text-ink-soft font-normal text-[1rem]/[1.3] font-text">
            Step {place + 1} of {LESSONS.length}
          </span>
        </h3>
      </header>
      <Ticks names={LESSONS.map(({ tick }) => tick)} step={place + 1} />
      <div className="grid grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] max-md:grid-cols-1">
        <div className="py-6 pr-7 pl-0 max-md:py-5 max-md:px-0">
          <p className="lead">{rule}</p>
          <dl className="mt-5.5 border-t border-t-rule">
            <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 items-baseline pt-3 pb-2.75 px-0 border-b border-b-rule max-md:grid-cols-1 max-md:gap-0.5">
              <dt className="text-ink-soft font-normal text-[1.0625rem]/[1.3] font-caps tracking-[0.03em]">
                Rather than
              </dt>
              <dd className="flex gap-[0.5em] italic font-normal text-[1.4375rem]/[1.3] font-display text-ink-soft">
                <Icon name="close" className="flex-none size-[1em] mt-[0.22em] text-primary" />
                <span>{ratherThan}</span>
              </dd>
            </div>
            <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 items-baseline pt-3 pb-2.75 px-0 border-b border-b-rule max-md:grid-cols-1 max-md:gap-0.5">
              <dt className="text-ink-soft font-normal text-[1.0625rem]/[1.3] font-caps tracking-[0.03em]">Write</dt>
              <dd className="flex gap-[0.5em] italic font-normal text-[1.4375rem]/[1.3] font-display">
                <Icon name="check" className="flex-none size-[1em] mt-[0.22em] text-success" />
                <span>{write}</span>
              </dd>
            </div>
          </dl>
        </div>
        <div className="py-6 pr-0 pl-7 border-l border-l-rule max-md:py-5 max-md:px-0 max-md:border-t max-md:border-t-rule max-md:border-l-0">
          <label className="block mb-3.5 font-normal text-[1.375rem]/[1.3] font-display text-balance" htmlFor={fieldId}>
            <span className="block mb-1 text-ink-soft font-normal text-[1.0625rem]/[1.3] font-caps tracking-[0.03em]">
              Practice
            </span>
            {practice}
          </label>
          <textarea
            id={fieldId}
            className="lined"
            dir="auto"
            rows={2}
            placeholder="Write it here"
            value={answer}
            aria-describedby={`${fieldId}-answer`}
            onChange={({ target }) => onWrite(target.value)}
          />
          <PracticeAnswer
            id={`${fieldId}-answer`}
            verdict={isWritten ? judgePractice(id, answer) : null}
            praise={praise}
          />
        </div>
      </div>
      <footer className="flex max-md:[&>.btn]:order-2 max-md:[&>.btn-primary]:flex-1 flex-wrap gap-3 items-center pt-4.5 border-t border-t-frame">
        {onBack && (
          <Button icon="back" onClick={onBack}>
            Back
          </Button>
        )}
        <Button variant="ghost" onClick={onSkip}>
          Skip & Explore
        </Button>
        <p
          className="ml-auto text-ink-soft text-(length:--text-ui) max-md:order-1 max-md:w-full max-md:m-0 max-md:empty:hidden"
          id={`${fieldId}-why`}
        >
          {isWritten ? "" : "Write an answer to go on."}
        </p>
        <Button variant="primary" disabled={!isWritten} aria-describedby={`${fieldId}-why`} onClick={onContinue}>
          {place + 1 === LESSONS.length ? "Finish" : "Continue"}
        </Button>
      </footer>
    </section>
  );
}

function PracticeAnswer({
  id,
  verdict,
  praise,
}: {
  readonly id: string;
  /** Null where nothing is written yet. */
  readonly verdict: PracticeVerdict | null;
  readonly praise: string;
}): ReactElement {
  return (
    <p
      className="flex gap-[0.5em] min-h-[4.2em] mt-3 text-ink-soft text-ui/[1.4] data-[verdict=kept]:text-success data-[verdict=broken]:text-warning data-[verdict=care]:text-inherit data-[verdict=care]:text-[length:inherit]"
      id={id}
      role="status"
      data-verdict={verdict?.kind}
    >
      {verdict === null && "It is only practice; nothing is sent."}
      {verdict?.kind === "care" && (
        <span>
          <CareMessage care={verdict.care} />
        </span>
      )}
      {verdict?.kind === "unread" && "We judge English alone. Read it aloud: does it keep the rule?"}
      {verdict?.kind === "kept" && (
        <>
          <Icon name="check" className="flex-none mt-[0.1em]" />
          {praise}
        </>
      )}
      {verdict?.kind === "broken" && (
        <>
          <Icon name="warning" className="flex-none mt-[0.1em]" />
          <span>
            {verdict.fault.text} {verdict.fault.suggestion}
          </span>
        </>
      )}
    </p>
  );
}
