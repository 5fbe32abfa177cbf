import type { ReactElement } from "react";
import { OWN_SYMBOL_MAX_LENGTH } from "#domain/sigils/answers.ts";
import { ELEMENTAL_LAYOUTS, ELEMENTS } from "#domain/sigils/methods/elemental/elements.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import { findTooLong } from "../wizard/answers.ts";
import { ChoiceTile, WizardPart } from "../wizard/questions.tsx";
import { LayoutMark } from "../wizard/wizard-pictures.tsx";
import { type ElementalStepProps, planElementalAnswers } from "./elemental-answers.ts";
import { ElementalCommentary, ElementalPreview } from "./elemental-mark.tsx";

/** How the elements stand in the mark, shown as the visitor's own, and what came to mind with each. */
export function ElementsLayoutStep({ answers, intention, plan, change }: ElementalStepProps): ReactElement {
  return (
    <div className="wz-body">
      <div className="min-w-0 p-7 @max-[720px]/wizard:p-5">
        <WizardPart numeral="i" title="How the elements stand" say="These four are yours, drawn from your answers.">
          <div className="case case-two">
            {ELEMENTAL_LAYOUTS.map(({ id, name, meaning }) => (
              <ChoiceTile
                key={id}
                kind="one"
                group="elemental-layout"
                title={name}
                meaning={meaning}
                picture={<LayoutMark plan={plan && planElementalAnswers({ ...answers, layout: id }, intention)} />}
                isChosen={answers.layout === id}
                onChoose={() => change({ layout: id })}
              />
            ))}
          </div>
        </WizardPart>
        <WizardPart
          numeral="ii"
          title="A symbol for each"
          say="What came to your mind with it: a thing, a place, a colour. It is not drawn."
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
      </div>
      <div className="wz-side">
        <ElementalPreview plan={plan} caption="As it will be sealed" />
        <ElementalCommentary plan={plan} intention={intention} />
      </div>
    </div>
  );
}

const SIGN_EXAMPLES = {
  earth: "a ploughed field",
  water: "the well behind the house",
  fire: "a lamp in a window",
  air: "a door left open",
} as const;
