import type { ReactElement } from "react";
import { OWN_SYMBOL_MAX_LENGTH } from "#domain/sigils/answers.ts";
import { ELEMENTAL_LAYOUTS, ELEMENTS } from "#domain/sigils/methods/elemental/elements.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import { findTooLong } from "../wizard/answers.ts";
import { ChoiceTile, TypeCase } from "../wizard/choices.tsx";
import { WizardPart } from "../wizard/questions.tsx";
import { StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import { LayoutMark } from "../wizard/wizard-pictures.tsx";
import { type ElementalStepProps, planElementalAnswers } from "./elemental-answers.ts";
import { ElementalCommentary, ElementalPreview } from "./elemental-mark.tsx";

/** How the elements stand in the mark, shown as the visitor's own, and what came to mind with each. */
export function ElementsLayoutStep({ answers, intention, plan, change }: ElementalStepProps): ReactElement {
  return (
    <StepBody>
      <StepQuestions>
        <WizardPart numeral="i" title="How the elements stand" say="These four are yours, drawn from your answers.">
          <TypeCase shape="two">
            {ELEMENTAL_LAYOUTS.map(({ id, name, meaning }) => (
              <ChoiceTile
                key={id}
                kind="one"
                shape="two"
                group="elemental-layout"
                title={name}
                meaning={meaning}
                picture={
                  <LayoutMark
                    className="mt-0.5 mb-2 w-[min(100%,168px)] @max-[560px]/wizard:w-[min(100%,120px)]"
                    plan={plan && planElementalAnswers({ ...answers, layout: id }, intention)}
                  />
                }
                isChosen={answers.layout === id}
                onChoose={() => change({ layout: id })}
              />
            ))}
          </TypeCase>
        </WizardPart>
        <WizardPart
          numeral="ii"
          title="A symbol for each"
          say="What came to your mind with it: a thing, a place, a colour. Your words change how the figure is drawn."
        >
          <div className="grid grid-cols-2 gap-5 mt-5 @max-[560px]/wizard:grid-cols-1">
            {ELEMENTS.map((element) => (
              <TextField
                key={element}
                label={`With ${element}`}
                isOptional
                placeholder={SIGN_EXAMPLES[element]}
                value={answers.signs[element]}
                error={findTooLong(answers.signs[element], OWN_SYMBOL_MAX_LENGTH) ?? undefined}
                onChange={({ target }) => change({ signs: { ...answers.signs, [element]: target.value } })}
              />
            ))}
          </div>
        </WizardPart>
      </StepQuestions>
      <StepSide>
        <ElementalPreview plan={plan} caption="As it will be sealed" />
        <ElementalCommentary plan={plan} intention={intention} />
      </StepSide>
    </StepBody>
  );
}

const SIGN_EXAMPLES = {
  earth: "a ploughed field",
  water: "the well behind the house",
  fire: "a lamp in a window",
  air: "a door left open",
} as const;
