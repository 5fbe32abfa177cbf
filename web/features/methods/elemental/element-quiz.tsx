import { type ReactElement, useEffect, useRef, useState } from "react";
import { ELEMENTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import {
  ELEMENT_QUIZ,
  type QuizAnswers,
  type QuizQuestion,
  type QuizQuestionId,
} from "#domain/sigils/methods/elemental/quiz.ts";
import { Button } from "#web/ui/button.tsx";
import { Checks } from "../wizard/choices.tsx";

/** Five questions, one open at a time; each can be passed by, and each answer changed. */
export function ElementQuiz({
  answers,
  onAnswer,
}: {
  readonly answers: QuizAnswers;
  readonly onAnswer: (question: QuizQuestionId, element: Element) => void;
}): ReactElement {
  const [turnedTo, turnTo] = useState<QuizQuestionId | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const isFocusWanted = useRef(false);
  const open = turnedTo ?? ELEMENT_QUIZ.find(({ id }) => answers[id] === undefined)?.id;

  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    const place = open === undefined ? "[data-question]:last-child button" : `[data-question="${open}"] input`;
    const boxes = [...(list.current?.querySelectorAll<HTMLElement>(place) ?? [])];
    (boxes.find((box) => box instanceof HTMLInputElement && box.checked) ?? boxes[0])?.focus();
  }, [open]);

  function moveTo(question: QuizQuestionId | null): void {
    isFocusWanted.current = true;
    turnTo(question);
  }

  function answer(question: QuizQuestionId, element: Element, isByPointer: boolean): void {
    onAnswer(question, element);
    // Arrow keys choose as they pass: the question stays until the visitor goes on.
    if (isByPointer) moveTo(null);
    else turnTo(question);
  }

  return (
    <ol ref={list}>
      {ELEMENT_QUIZ.map((question, index) => (
        <li
          className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center min-h-15 py-2 border-t border-t-rule text-ui/[1.35] data-[open=true]:grid-cols-[32px_minmax(0,1fr)] data-[open=true]:items-start data-[open=true]:py-3.5 data-[open=true]:px-0"
          key={question.id}
          data-question={question.id}
          data-open={question.id === open}
        >
          <span className="num text-primary text-[1.25rem]" aria-hidden="true">
            {index + 1}
          </span>
          {question.id === open ? (
            <OpenQuestion
              question={question}
              answer={answers[question.id]}
              onAnswer={(element, isByPointer) => answer(question.id, element, isByPointer)}
              onNext={() => moveTo(null)}
            />
          ) : (
            <>
              <p className="text-ink-soft">
                {question.text}
                <b className="block text-base-content font-medium">{findAnswer(question, answers[question.id])}</b>
              </p>
              <Button variant="ghost" className="px-[0.6rem]" onClick={() => moveTo(question.id)}>
                {answers[question.id] === undefined ? "Answer" : "Change"}
                <span className="vh"> question {index + 1}</span>
              </Button>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function findAnswer(question: QuizQuestion, element: Element | undefined): string | null {
  return element === undefined ? null : question.answers[element];
}

function OpenQuestion({
  question,
  answer,
  onAnswer,
  onNext,
}: {
  readonly question: QuizQuestion;
  readonly answer: Element | undefined;
  readonly onAnswer: (element: Element, isByPointer: boolean) => void;
  readonly onNext: () => void;
}): ReactElement {
  return (
    <fieldset>
      <legend className="mb-3 p-0 font-normal text-[1.25rem]/[1.3] font-display">{question.text}</legend>
      <Checks columns={2}>
        {ELEMENTS.map((element) => (
          <label className="check" key={element}>
            <input
              type="radio"
              className="radio"
              name={`quiz-${question.id}`}
              checked={answer === element}
              onChange={({ nativeEvent }) =>
                onAnswer(element, nativeEvent instanceof UIEvent && nativeEvent.detail > 0)
              }
            />
            <span>{question.answers[element]}</span>
          </label>
        ))}
      </Checks>
      {answer !== undefined && (
        <Button variant="ghost" icon="check" className="mt-1.5 px-[0.6rem]" onClick={onNext}>
          Keep this answer
        </Button>
      )}
    </fieldset>
  );
}
