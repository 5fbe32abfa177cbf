import type { ReactElement } from "react";
import {
  ANCESTRAL_CALL,
  CANDLE_COLORS,
  CANDLE_MEANINGS,
  type CandleColor,
} from "#domain/sigils/methods/ancestral/traditions.ts";
import { capitalize } from "#domain/sigils/prose.ts";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { Checks, ChoiceTile, TypeCase } from "../wizard/choices.tsx";
import { WizardPart } from "../wizard/questions.tsx";
import { SmallPreview, StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import type { AncestralStepProps } from "./ancestral-answers.ts";
import { AncestralPreview } from "./ancestral-mark.tsx";

/** A small ritual before anything is chosen: a place, a light, a word. */
export function SacredSpaceStep({ answers, plan, change }: AncestralStepProps): ReactElement {
  return (
    <StepBody columns="even">
      <StepQuestions>
        <WizardPart
          numeral="i"
          title="Prepare the space"
          say="A cleared table is enough. So is a shut door, or a turned-off telephone."
        >
          <Checks>
            <CheckField
              label="My sacred space is prepared"
              checked={answers.sacredSpace}
              onChange={({ target }) => change({ sacredSpace: target.checked })}
            />
          </Checks>
        </WizardPart>
        <WizardPart numeral="ii" title="Choose the candle" say="The mark is written in its colour.">
          <TypeCase shape="four">
            {CANDLE_COLORS.map((color) => (
              <ChoiceTile
                key={color}
                kind="one"
                shape="four"
                group="candle"
                title={capitalize(color)}
                meaning={CANDLE_MEANINGS[color]}
                picture={<Candle color={color} />}
                isChosen={answers.candleColor === color}
                onChoose={() => change({ candleColor: color })}
              />
            ))}
          </TypeCase>
        </WizardPart>
      </StepQuestions>
      <StepSide place="under">
        <WizardPart numeral="iii" title="Speak the call" say="Aloud, once, in your own voice.">
          <blockquote className="mt-2 mb-5 mx-0 py-5.5 px-0 border-y border-y-rule italic font-normal text-h3/[1.3] font-display text-balance">
            {ANCESTRAL_CALL}
          </blockquote>
          <Checks>
            <CheckField
              label="I have spoken the call"
              checked={answers.ancestralCall}
              onChange={({ target }) => change({ ancestralCall: target.checked })}
            />
          </Checks>
        </WizardPart>
        <SmallPreview>
          <AncestralPreview answers={answers} plan={plan} />
        </SmallPreview>
      </StepSide>
    </StepBody>
  );
}

/** A lit candle in its wax: the flame, the wick, the shaft with a run of wax, the plate. */
function Candle({ color }: { readonly color: CandleColor }): ReactElement {
  return (
    <svg className="mt-0.5 mb-2 size-22 text-sigil-ink" viewBox="0 0 112 112" aria-hidden="true">
      <rect x="40" y="44" width="32" height="60" style={{ fill: `var(--wax-${color})` }} />
      <path
        className="fill-none stroke-current stroke-[3]"
        d="M40 104V45.500L41.500 43.500H72V104M57 43.500V34M61 44v13.500q2.600 4 5.200 0V44"
      />
      <path d="M18 105.500 30 103.800H82L94 105.500 82 108H30Z" />
      <path
        fillRule="evenodd"
        d="M57.500 34.500C47.500 31 49 21.500 53 16.500 55.500 13.300 57 9.500 57.200 5.500 62.500 10.500 67.500 17.500 66.800 24.500 66.300 29.800 62.800 33.500 57.500 34.500ZM57.600 30.500C61 29.400 62.800 26.800 63 23.500 63.200 20 61.500 16.200 59.300 13.200 58.500 16 57.200 18 55.900 19.900 53.200 23.700 52.600 28.600 57.600 30.500Z"
      />
    </svg>
  );
}
