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
    <section className="lesson" aria-labelledby={`${fieldId}-title`}>
      <header className="lesson-head">
        <b aria-hidden="true">{numeral}</b>
        <h3 id={`${fieldId}-title`} ref={heading} tabIndex={-1}>
          {title}
          <span className="lesson-of">
            Step {place + 1} of {LESSONS.length}
          </span>
        </h3>
      </header>
      <Ticks names={LESSONS.map(({ tick }) => tick)} step={place + 1} />
      <div className="lesson-body">
        <div className="lesson-rule">
          <p className="lead">{rule}</p>
          <dl>
            <div>
              <dt>Rather than</dt>
              <dd className="lesson-bad">
                <Icon name="close" />
                <span>{ratherThan}</span>
              </dd>
            </div>
            <div>
              <dt>Write</dt>
              <dd className="lesson-good">
                <Icon name="check" />
                <span>{write}</span>
              </dd>
            </div>
          </dl>
        </div>
        <div className="lesson-practice">
          <label htmlFor={fieldId}>
            <span>Practice</span>
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
      <footer className="lesson-foot">
        {onBack && (
          <Button icon="back" onClick={onBack}>
            Back
          </Button>
        )}
        <Button variant="ghost" onClick={onSkip}>
          Skip & Explore
        </Button>
        <p id={`${fieldId}-why`}>{isWritten ? "" : "Write an answer to go on."}</p>
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
    <p className="lesson-answer" id={id} role="status" data-verdict={verdict?.kind}>
      {verdict === null && "It is only practice; nothing is sent."}
      {verdict?.kind === "care" && (
        <span>
          <CareMessage care={verdict.care} />
        </span>
      )}
      {verdict?.kind === "unread" && "We judge English alone. Read it aloud: does it keep the rule?"}
      {verdict?.kind === "kept" && (
        <>
          <Icon name="check" />
          {praise}
        </>
      )}
      {verdict?.kind === "broken" && (
        <>
          <Icon name="warning" />
          <span>
            {verdict.fault.text} {verdict.fault.suggestion}
          </span>
        </>
      )}
    </p>
  );
}
