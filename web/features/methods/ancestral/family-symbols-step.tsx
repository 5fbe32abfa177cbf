import type { ReactElement } from "react";
import { OWN_SYMBOL_MAX_LENGTH } from "#domain/sigils/answers.ts";
import { CULTURAL_BACKGROUNDS, CULTURE_LORE } from "#domain/sigils/methods/ancestral/traditions.ts";
import { MOTIFS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import { findTooLong, toggle } from "../wizard/answers.ts";
import { Checks, ChoiceTile, SYMBOL_IN_ROW, TypeCase } from "../wizard/choices.tsx";
import { WizardPart } from "../wizard/questions.tsx";
import { StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import { SymbolGlyph } from "../wizard/wizard-pictures.tsx";
import type { AncestralStepProps } from "./ancestral-answers.ts";
import { AncestralCommentary, AncestralPreview } from "./ancestral-mark.tsx";

/** What the family carried, and where it wrote. */
export function FamilySymbolsStep({ answers, plan, change }: AncestralStepProps): ReactElement {
  return (
    <StepBody>
      <StepQuestions>
        <WizardPart numeral="i" title="What your people carried" say="Choose one or more. The first stands foremost.">
          <TypeCase shape="row">
            {MOTIFS.map(({ id, name, meaning }) => (
              <ChoiceTile
                key={id}
                kind="any"
                shape="row"
                group="ancestral-symbols"
                title={name}
                meaning={meaning}
                picture={<SymbolGlyph className={SYMBOL_IN_ROW} request={{ kind: "motif", id }} />}
                isChosen={answers.selectedSymbols.includes(id)}
                onChoose={() => change({ selectedSymbols: toggle(answers.selectedSymbols, id) })}
              />
            ))}
          </TypeCase>
        </WizardPart>
        <WizardPart numeral="ii" title="Where they wrote" say="The signs of the mark. You need not be sure.">
          <Checks>
            {CULTURAL_BACKGROUNDS.map((culture) => (
              <label className="check" key={culture}>
                <input
                  type="radio"
                  className="radio"
                  name="cultural-background"
                  checked={answers.culturalBackground === culture}
                  onChange={() => change({ culturalBackground: culture })}
                />
                <span>
                  {CULTURE_LORE[culture].name}
                  <small className="block text-note/[1.3] text-ink-soft">{CULTURE_LORE[culture].writing}</small>
                </span>
              </label>
            ))}
          </Checks>
          <div className="grid grid-cols-2 gap-5 mt-5 @max-[560px]/wizard:grid-cols-1">
            <TextField
              label="Cultural background"
              isOptional
              placeholder="Norse, by my mother"
              value={answers.culturalNote}
              error={findTooLong(answers.culturalNote, OWN_SYMBOL_MAX_LENGTH) ?? undefined}
              onChange={({ target }) => change({ culturalNote: target.value })}
            />
            <TextField
              label="A symbol of your own"
              isOptional
              placeholder="The rowan by the gate"
              value={answers.customSymbols}
              error={findTooLong(answers.customSymbols, OWN_SYMBOL_MAX_LENGTH) ?? undefined}
              onChange={({ target }) => change({ customSymbols: target.value })}
            />
          </div>
          <p className="note mt-2.5">What you write here is counted into the mark, so that it is no one else’s.</p>
        </WizardPart>
      </StepQuestions>
      <StepSide>
        <AncestralPreview answers={answers} plan={plan} />
        <AncestralCommentary answers={answers} />
      </StepSide>
    </StepBody>
  );
}
