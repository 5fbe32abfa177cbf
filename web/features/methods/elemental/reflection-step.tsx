import type { ReactElement } from "react";
import { FREE_TEXT_MAX_LENGTH } from "#domain/sigils/answers.ts";
import {
  canToggleSupport,
  type ElementBalance,
  toggleConflict,
  toggleSupport,
} from "#domain/sigils/methods/elemental/balance.ts";
import { ELEMENT_LORE, ELEMENTS } from "#domain/sigils/methods/elemental/elements.ts";
import { WizardPart, WrittenField } from "../wizard/questions.tsx";
import { StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
import { SymbolGlyph } from "../wizard/wizard-pictures.tsx";
import type { ElementalStepProps } from "./elemental-answers.ts";
import { toBalance } from "./elemental-answers.ts";
import { ElementalCommentary, ElementalPreview } from "./elemental-mark.tsx";

/** What was noticed, and how the other elements stand to the one that leads. */
export function ReflectionStep({ answers, intention, plan, change }: ElementalStepProps): ReactElement {
  const { dominant } = answers;
  return (
    <StepBody>
      <StepQuestions>
        <WizardPart numeral="i" title="What did you notice?" say="A line is enough.">
          <WrittenField
            label="Reflection on the balance"
            value={answers.reflection}
            max={FREE_TEXT_MAX_LENGTH}
            placeholder="Air came easily. Water put the fire out."
            onChange={(reflection) => change({ reflection })}
          />
        </WizardPart>
        {dominant && (
          <WizardPart
            numeral="ii"
            title={`Beside ${dominant}`}
            say="One or two support it. An element that fights it is drawn small, at the edge. Ticking one column clears the other."
          >
            <BalanceTable
              balance={toBalance(answers, dominant)}
              onChange={({ supporting, conflicting }) =>
                change({ supporting: [...supporting], conflicting: [...conflicting] })
              }
            />
          </WizardPart>
        )}
      </StepQuestions>
      <StepSide>
        <ElementalPreview plan={plan} />
        <ElementalCommentary plan={plan} intention={intention} />
      </StepSide>
    </StepBody>
  );
}

function BalanceTable({
  balance,
  onChange,
}: {
  readonly balance: ElementBalance;
  readonly onChange: (balance: ElementBalance) => void;
}): ReactElement {
  return (
    <table className="w-full border-t-3 border-t-frame border-b border-b-frame border-collapse text-ui/[1.35]">
      <thead>
        <tr>
          <th
            className="pt-2.25 pb-2 pr-0 pl-2.5 border-b border-b-frame text-ink-soft font-normal text-note/[1.2] font-caps tracking-[0.03em] text-left"
            scope="col"
          >
            Element
          </th>
          <th
            className="w-26 pt-2.25 pb-2 px-0 border-b border-b-frame text-ink-soft font-normal text-note/[1.2] font-caps tracking-[0.03em] text-center @max-[560px]/wizard:w-21 @max-[560px]/wizard:tracking-normal"
            scope="col"
          >
            Supports
          </th>
          <th
            className="w-26 pt-2.25 pb-2 px-0 border-b border-b-frame text-ink-soft font-normal text-note/[1.2] font-caps tracking-[0.03em] text-center @max-[560px]/wizard:w-21 @max-[560px]/wizard:tracking-normal"
            scope="col"
          >
            Conflicts
          </th>
        </tr>
      </thead>
      <tbody>
        {ELEMENTS.filter((element) => element !== balance.dominant).map((element) => (
          <tr className="border-t border-rule first:border-t-0" key={element}>
            <th className="flex gap-3.5 items-center py-1.5 pr-0 pl-2.5 font-normal text-left" scope="row">
              <SymbolGlyph className="size-9.5" request={{ kind: "element", id: element }} />
              {ELEMENT_LORE[element].name}
            </th>
            <td className="w-26 pl-0 text-center @max-[560px]/wizard:w-21">
              <BalanceBox
                name={`${ELEMENT_LORE[element].name} supports`}
                isTicked={balance.supporting.includes(element)}
                isDisabled={!canToggleSupport(balance, element)}
                onTick={() => onChange(toggleSupport(balance, element))}
              />
            </td>
            <td className="w-26 pl-0 text-center @max-[560px]/wizard:w-21">
              <BalanceBox
                name={`${ELEMENT_LORE[element].name} conflicts`}
                isTicked={balance.conflicting.includes(element)}
                onTick={() => onChange(toggleConflict(balance, element))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BalanceBox({
  name,
  isTicked,
  isDisabled = false,
  onTick,
}: {
  readonly name: string;
  readonly isTicked: boolean;
  readonly isDisabled?: boolean;
  readonly onTick: () => void;
}): ReactElement {
  return (
    <label className="check justify-center">
      <input type="checkbox" className="checkbox" checked={isTicked} disabled={isDisabled} onChange={onTick} />
      <span className="vh">{name}</span>
    </label>
  );
}
