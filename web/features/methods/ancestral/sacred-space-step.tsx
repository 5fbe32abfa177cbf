import type { ReactElement } from "react";
import { ANCESTRAL_CALL, CANDLE_COLORS, CANDLE_MEANINGS } from "#domain/sigils/methods/ancestral/traditions.ts";
import { capitalize } from "#domain/sigils/prose.ts";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { ChoiceTile } from "../wizard/choice-tile.tsx";
import { WizardPart } from "../wizard/wizard-part.tsx";
import { AncestralPreview } from "./ancestral-preview.tsx";
import type { AncestralStepProps } from "./ancestral-step.ts";
import { Candle } from "./candle.tsx";

/** A small ritual before anything is chosen: a place, a light, a word. */
export function SacredSpaceStep({ answers, plan, change }: AncestralStepProps): ReactElement {
  return (
    <div className="wz-body wz-body-even">
      <div className="wz-main">
        <WizardPart
          numeral="i"
          title="Prepare the space"
          say="A cleared table is enough. So is a shut door, or a turned-off telephone."
        >
          <div className="checks">
            <CheckField
              label="My sacred space is prepared"
              checked={answers.sacredSpace}
              onChange={({ target }) => change({ sacredSpace: target.checked })}
            />
          </div>
        </WizardPart>
        <WizardPart numeral="ii" title="Choose the candle" say="The mark is written in its colour.">
          <div className="case case-four">
            {CANDLE_COLORS.map((color) => (
              <ChoiceTile
                key={color}
                kind="one"
                group="candle"
                title={capitalize(color)}
                meaning={CANDLE_MEANINGS[color]}
                picture={<Candle color={color} />}
                isChosen={answers.candleColor === color}
                onChoose={() => change({ candleColor: color })}
              />
            ))}
          </div>
        </WizardPart>
      </div>
      <div className="wz-side wz-side-after">
        <WizardPart numeral="iii" title="Speak the call" say="Aloud, once, in your own voice.">
          <blockquote className="call">{ANCESTRAL_CALL}</blockquote>
          <div className="checks">
            <CheckField
              label="I have spoken the call"
              checked={answers.ancestralCall}
              onChange={({ target }) => change({ ancestralCall: target.checked })}
            />
          </div>
        </WizardPart>
        <div className="wz-small-preview">
          <AncestralPreview answers={answers} plan={plan} />
        </div>
      </div>
    </div>
  );
}
