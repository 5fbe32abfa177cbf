import type { ReactElement } from "react";
import { chooseDominant } from "#domain/sigils/methods/elemental/balance.ts";
import { ELEMENT_LORE, ELEMENTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import { countAnswers, ELEMENT_QUIZ } from "#domain/sigils/methods/elemental/quiz.ts";
import { ChoiceTile, TypeCase } from "../wizard/choices.tsx";
import { WizardPart } from "../wizard/questions.tsx";
import { SmallPreview, StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import { SymbolGlyph } from "../wizard/wizard-pictures.tsx";
import { ElementQuiz } from "./element-quiz.tsx";
import { type ElementalAnswers, type ElementalStepProps, suggestDominant, toBalance } from "./elemental-answers.ts";
import { ElementalPreview } from "./elemental-mark.tsx";

/** The quiz proposes the element that leads; the visitor decides. */
export function ElementStep({ answers, intention, plan, change }: ElementalStepProps): ReactElement {
  const suggested = suggestDominant(answers, intention);

  function lead(element: Element): void {
    const { dominant, supporting, conflicting } = chooseDominant(toBalance(answers, element), element);
    change({ dominant, supporting: [...supporting], conflicting: [...conflicting] });
  }

  return (
    <StepBody columns="even">
      <StepQuestions>
        <WizardPart numeral="i" title="Five questions" say="Answer quickly, or pass them by and choose for yourself.">
          <ElementQuiz
            answers={answers.quiz}
            onAnswer={(question, element) => change({ quiz: { ...answers.quiz, [question]: element } })}
          />
        </WizardPart>
      </StepQuestions>
      <StepSide place="under">
        <WizardPart numeral="ii" title="Your element" say={tellSuggestion(answers, suggested)}>
          <Tally answers={answers} suggested={suggested} />
          <TypeCase shape="sign">
            {ELEMENTS.map((element) => (
              <ChoiceTile
                key={element}
                kind="one"
                shape="sign"
                group="dominant-element"
                title={ELEMENT_LORE[element].name}
                meaning={ELEMENT_LORE[element].deed}
                badge={element === suggested ? "suggested" : undefined}
                picture={<SymbolGlyph className="mt-0.5 mb-2 size-18" request={{ kind: "element", id: element }} />}
                isChosen={answers.dominant === element}
                onChoose={() => lead(element)}
              />
            ))}
          </TypeCase>
        </WizardPart>
        {answers.dominant !== null && (
          <SmallPreview>
            <ElementalPreview plan={plan} />
          </SmallPreview>
        )}
      </StepSide>
    </StepBody>
  );
}

function tellSuggestion({ quiz }: ElementalAnswers, suggested: Element | null): string {
  const answered = ELEMENT_QUIZ.filter(({ id }) => quiz[id] !== undefined).length;
  if (suggested === null) return "Neither your words nor an answer leans anywhere yet. You decide.";
  if (answered === 0) return `Your words lean to ${suggested}. You decide.`;
  const soFar = answered < ELEMENT_QUIZ.length ? "So far the" : "The";
  return `${soFar} answers lean to ${suggested}. You decide.`;
}

/** How many answers speak for each element. */
function Tally({
  answers: { quiz },
  suggested,
}: {
  readonly answers: ElementalAnswers;
  readonly suggested: Element | null;
}): ReactElement {
  const counts = countAnswers(quiz);
  return (
    <ul className="grid gap-1.5 mb-5" aria-label="Answers for each element">
      {ELEMENTS.map((element) => (
        <li
          className="group grid grid-cols-[56px_minmax(0,1fr)_1.2em] gap-3 items-center text-ui/[1.2]"
          key={element}
          data-leads={element === suggested}
        >
          <span>{ELEMENT_LORE[element].name}</span>
          <span className="gauge relative h-3 border-r border-r-edge border-b border-b-edge" aria-hidden="true">
            <i
              className="text-ink-soft group-data-[leads=true]:text-secondary"
              style={{ width: `${(100 * counts[element]) / ELEMENT_QUIZ.length}%` }}
            />
          </span>
          <span className="num">{counts[element]}</span>
        </li>
      ))}
    </ul>
  );
}
