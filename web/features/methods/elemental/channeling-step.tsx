import { useAtomValue } from "jotai";
import { type ReactElement, useEffect, useRef } from "react";
import { ELEMENT_LORE, ELEMENTS, type Element, QUIET_CHANNELING } from "#domain/sigils/methods/elemental/elements.ts";
import { capitalize, joinWords, writeOrdinal } from "#domain/sigils/prose.ts";
import { careTakenAtom } from "#web/parts/care/care-shown.ts";
import { Button } from "#web/ui/button.tsx";
import { SymbolGlyph } from "../wizard/symbol-glyph.tsx";
import { ChannelingWheel } from "./channeling-wheel.tsx";
import { listUnchanneled } from "./elemental-answers.ts";
import { ElementalPreview } from "./elemental-preview.tsx";
import type { ElementalStepProps } from "./elemental-step.ts";

/** All four elements, one at a time, without a clock. */
export function ChannelingStep({ answers, intention, plan, change }: ElementalStepProps): ReactElement {
  const areWordsQuiet = useAtomValue(careTakenAtom) === intention;
  const [current] = listUnchanneled(answers);
  const currentHeading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const channeledBefore = useRef(answers.channeled.length);

  // The button that was pressed is gone: what comes next takes the focus.
  useEffect(() => {
    if (channeledBefore.current === answers.channeled.length) return;
    channeledBefore.current = answers.channeled.length;
    (currentHeading.current ?? summary.current)?.focus({ preventScroll: true });
  }, [answers.channeled.length]);

  return (
    <div className="wz-body wz-body-even">
      <div className="wz-main">
        <ol className="channeling">
          {ELEMENTS.map((element) => (
            <li key={element} data-state={toState(element, current, answers.channeled)}>
              <SymbolGlyph request={{ kind: "element", id: element }} />
              <div>
                <h4 tabIndex={-1} ref={element === current ? currentHeading : null}>
                  {ELEMENT_LORE[element].name}
                  {answers.channeled.includes(element) && <span className="channeled">Channeled</span>}
                </h4>
                <p>{areWordsQuiet ? QUIET_CHANNELING[element] : ELEMENT_LORE[element].channeling}</p>
                {element === current && (
                  <Button variant="primary" onClick={() => change({ channeled: [...answers.channeled, element] })}>
                    I have channeled {element}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="wz-side wz-side-middle">
        <div className="wheel-field">
          <ChannelingWheel current={current ?? null} channeled={answers.channeled} />
          <p className="note" tabIndex={-1} ref={summary}>
            {tellPlace(current)}
          </p>
        </div>
        <div className="wz-small-preview">
          <ElementalPreview plan={plan} />
        </div>
      </div>
    </div>
  );
}

function toState(element: Element, current: Element | undefined, channeled: readonly Element[]): string {
  if (element === current) return "open";
  return channeled.includes(element) ? "done" : "waiting";
}

function tellPlace(current: Element | undefined): string {
  if (!current) return `${capitalize(joinWords(ELEMENTS))} are channeled.`;
  return `${ELEMENT_LORE[current].name}, the ${writeOrdinal(ELEMENTS.indexOf(current) + 1)} of four. There is no clock.`;
}
