import type { ReactElement } from "react";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ChoiceTile } from "../wizard/choice-tile.tsx";
import { LayoutMark } from "../wizard/layout-mark.tsx";
import { SymbolGlyph } from "../wizard/symbol-glyph.tsx";
import { WizardPart } from "../wizard/wizard-part.tsx";
import { planCustomAnswers } from "./custom-answers.ts";
import type { CustomStepProps } from "./custom-step.ts";

/** How the symbols stand to one another, shown as the visitor's own mark in each layout, and what they are tied to. */
export function ArrangementStep({ answers, intention, change }: CustomStepProps): ReactElement {
  return (
    <>
      <WizardPart numeral="i" title="Layout" say="How the symbols stand to one another.">
        <div className="case case-rows">
          {CUSTOM_LAYOUTS.map(({ id, name, meaning }) => (
            <ChoiceTile
              key={id}
              kind="one"
              group="custom-layout"
              title={name}
              meaning={meaning}
              picture={<LayoutMark plan={planCustomAnswers({ ...answers, layout: id }, intention)} />}
              isChosen={answers.layout === id}
              onChoose={() => change({ layout: id })}
            />
          ))}
        </div>
      </WizardPart>
      <WizardPart numeral="ii" title="Centre symbol" say="What everything is tied to.">
        <div className="case case-five">
          {CENTER_SYMBOLS.map(({ id, name }) => (
            <ChoiceTile
              key={id}
              kind="one"
              group="custom-centre"
              title={name}
              picture={<SymbolGlyph request={{ kind: "centre", id }} />}
              isChosen={answers.centre === id}
              isSmall
              onChoose={() => change({ centre: id })}
            />
          ))}
        </div>
      </WizardPart>
    </>
  );
}
