import type { ReactElement } from "react";
import { FREE_TEXT_MAX_LENGTH } from "#domain/sigils/answers.ts";
import { FAMILY_RITUALS } from "#domain/sigils/methods/ancestral/traditions.ts";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { TextAreaField } from "#web/ui/field/text-field.tsx";
import { findTooLong, toggle } from "../wizard/answers.ts";
import { Checks } from "../wizard/choices.tsx";
import { WizardPart } from "../wizard/questions.tsx";
import { StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import type { AncestralStepProps } from "./ancestral-answers.ts";
import { AncestralCommentary, AncestralPreview } from "./ancestral-mark.tsx";

/** What was done at home, and what is asked for today. */
export function RitualsStep({ answers, plan, change }: AncestralStepProps): ReactElement {
  return (
    <StepBody>
      <StepQuestions>
        <WizardPart
          numeral="i"
          title="What was done at home"
          say="Choose at least one. The half-remembered ones count."
        >
          <Checks columns={2}>
            {FAMILY_RITUALS.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                checked={answers.familyRituals.includes(id)}
                onChange={() => change({ familyRituals: toggle(answers.familyRituals, id) })}
              />
            ))}
          </Checks>
        </WizardPart>
        <WizardPart numeral="ii" title="In your own words">
          <div className="grid gap-5">
            <TextAreaField
              label="Anything of your own"
              isOptional
              rows={2}
              dir="auto"
              placeholder="We never whistle indoors after dark."
              value={answers.customPractices}
              error={findTooLong(answers.customPractices, FREE_TEXT_MAX_LENGTH) ?? undefined}
              onChange={({ target }) => change({ customPractices: target.value })}
            />
            <TextAreaField
              label="What do you ask their help with, today?"
              isOptional
              rows={2}
              dir="auto"
              hint="It is not drawn. It is yours to have said."
              value={answers.modernGoal}
              error={findTooLong(answers.modernGoal, FREE_TEXT_MAX_LENGTH) ?? undefined}
              onChange={({ target }) => change({ modernGoal: target.value })}
            />
          </div>
        </WizardPart>
      </StepQuestions>
      <StepSide>
        <AncestralPreview answers={answers} plan={plan} />
        <AncestralCommentary answers={answers} />
      </StepSide>
    </StepBody>
  );
}
