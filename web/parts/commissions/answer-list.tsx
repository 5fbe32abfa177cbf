import type { ReactElement } from "react";
import { type IntakeAnswers, TONE_NAMES } from "#domain/commissions/intake.ts";
import "#web/styles/all-utilities.css";

const QUESTIONS = [
  ["primaryIntention", "Primary intention"],
  ["emotionalTone", "Emotional tone"],
  ["dreamSymbols", "Dream symbols"],
  ["spiritualPractices", "Spiritual practices"],
  ["sacredElements", "Sacred elements"],
] as const;

/** What a client answered, without what was left out; followed by what the master has noted (`more`). */
export function AnswerList({
  answers,
  more = [],
}: {
  readonly answers: IntakeAnswers;
  readonly more?: readonly (readonly [title: string, text: string])[];
}): ReactElement {
  const named = { ...answers, emotionalTone: TONE_NAMES[answers.emotionalTone] };
  const facts = [...QUESTIONS.map(([key, title]) => [title, named[key]] as const), ...more];
  return (
    <dl className="grid gap-3.5">
      {facts
        .filter(([, text]) => text !== "")
        .map(([title, text]) => (
          <div key={title}>
            <dt className="text-ui text-ink-soft">{title}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
