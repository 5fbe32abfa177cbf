import { useAtomValue } from "jotai";
import type { ReactElement } from "react";
import { INTENTION_MAX_LENGTH } from "#domain/sigils/intention.ts";
import { CULTURE_LORE, FAMILY_RITUALS } from "#domain/sigils/methods/ancestral/traditions.ts";
import { careTakenAtom } from "#web/parts/care/care-shown.ts";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { Checks } from "../wizard/choices.tsx";
import { FactLine, WizardPart, WrittenField } from "../wizard/questions.tsx";
import { StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import type { AncestralAnswers, AncestralStepProps } from "./ancestral-answers.ts";
import { AncestralCommentary, AncestralPreview } from "./ancestral-mark.tsx";

/** The sentence once more, whether it moves the visitor, and all that was gathered. */
export function FinalIntentionStep({
  answers,
  plan,
  intention,
  change,
}: AncestralStepProps & {
  /** The words of the box, which count where nothing else is written. */
  readonly intention: string;
}): ReactElement {
  const areWordsQuiet = useAtomValue(careTakenAtom) === intention;
  return (
    <StepBody>
      <StepQuestions>
        <WizardPart
          numeral="i"
          title={areWordsQuiet ? "Your sentence" : "Say it once more"}
          say="Changed by what you have gathered. Left empty, your first sentence is used."
        >
          <WrittenField
            label="Final intention"
            value={answers.finalIntention}
            max={INTENTION_MAX_LENGTH}
            placeholder={intention}
            onChange={(finalIntention) => change({ finalIntention })}
          />
        </WizardPart>
        <WizardPart
          numeral="ii"
          title="The energetic click"
          say={
            areWordsQuiet
              ? "It can stay unticked."
              : "Read the sentence aloud until something in you answers. You will know."
          }
        >
          <Checks>
            <CheckField
              label="I felt the click"
              checked={answers.energeticClick}
              onChange={({ target }) => change({ energeticClick: target.checked })}
            />
          </Checks>
        </WizardPart>
        <WizardPart numeral="iii" title="Summary">
          <Summary answers={answers} />
        </WizardPart>
      </StepQuestions>
      <StepSide>
        <AncestralPreview answers={answers} plan={plan} caption="As it will be written" />
        <AncestralCommentary answers={answers} />
      </StepSide>
    </StepBody>
  );
}

function Summary({ answers }: { readonly answers: AncestralAnswers }): ReactElement {
  const rituals = FAMILY_RITUALS.filter(({ id }) => answers.familyRituals.includes(id)).map(({ short }) => short);
  return (
    <dl>
      <FactLine name="Sacred space" fact={answers.sacredSpace ? "prepared" : "not prepared"} />
      <FactLine name="Candle" fact={answers.candleColor ?? "none"} />
      <FactLine name="Call" fact={answers.ancestralCall ? "spoken" : "not spoken"} />
      <FactLine name="Symbols" fact={answers.selectedSymbols.join(", ")} />
      <FactLine name="Script" fact={CULTURE_LORE[answers.culturalBackground].script ?? "none, signs alone"} />
      <FactLine name="Background" fact={answers.culturalNote} />
      <FactLine name="Your own symbol" fact={answers.customSymbols} />
      <FactLine name="Rituals" fact={rituals.join(", ")} />
      <FactLine name="Your own practice" fact={answers.customPractices} />
      <FactLine name="Asked for" fact={answers.modernGoal} />
    </dl>
  );
}
