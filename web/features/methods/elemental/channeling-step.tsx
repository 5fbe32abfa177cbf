import { useAtomValue } from "jotai";
import { type ReactElement, useEffect, useRef } from "react";
import { ELEMENT_LORE, ELEMENTS, type Element, QUIET_CHANNELING } from "#domain/sigils/methods/elemental/elements.ts";
import { capitalize, joinWords, writeOrdinal } from "#domain/sigils/prose.ts";
import { careTakenAtom } from "#web/parts/care/care-shown.ts";
import { Button } from "#web/ui/button.tsx";
import { SymbolGlyph } from "../wizard/wizard-pictures.tsx";
import { type ElementalStepProps, listUnchanneled } from "./elemental-answers.ts";
import { ElementalPreview } from "./elemental-mark.tsx";

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
      <div className="min-w-0 p-7 @max-[720px]/wizard:p-5">
        <ol className="channeling">
          {ELEMENTS.map((element) => (
            <li key={element} data-state={toState(element, current, answers.channeled)}>
              <SymbolGlyph request={{ kind: "element", id: element }} />
              <div>
                <h4 tabIndex={-1} ref={element === current ? currentHeading : null}>
                  {ELEMENT_LORE[element].name}
                  {answers.channeled.includes(element) && (
                    <span className="channeled inline-flex gap-[0.4em] items-center pt-[0.05rem] pb-[0.1rem] px-[0.55rem] border border-current rounded-selector text-success font-medium text-note/[1.35] font-text">
                      Channeled
                    </span>
                  )}
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
        <div className="wheel-field grid gap-5 justify-items-center @max-[720px]/wizard:-order-1 @max-[720px]/wizard:border-b @max-[720px]/wizard:border-b-rule">
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

const RADIUS = 128;
/** Half of the gap between two quarters, degrees. */
const GAP_DEG = 2.9;

/** A ring in four quarters, one an element, with the element in it that is open. */
function ChannelingWheel({
  current,
  channeled,
}: {
  /** Null once all four are channeled. */
  readonly current: Element | null;
  readonly channeled: readonly Element[];
}): ReactElement {
  return (
    <div
      className="wheel relative grid place-items-center w-full max-w-65 @max-[720px]/wizard:w-47.5"
      role="img"
      aria-label={tellRing(current, channeled)}
    >
      <svg viewBox="-150 -150 300 300" aria-hidden="true">
        {ELEMENTS.map((element, index) => (
          <path
            key={element}
            d={toQuarter(index)}
            data-state={element === current ? "open" : channeled.includes(element) ? "done" : "waiting"}
          />
        ))}
        <circle r="108" />
      </svg>
      {current && <SymbolGlyph request={{ kind: "element", id: current }} />}
    </div>
  );
}

/** An arc of a quarter of the ring, clockwise; the first one begins at the top. */
function toQuarter(index: number): string {
  const [from, to] = [index * 90 + GAP_DEG, (index + 1) * 90 - GAP_DEG];
  return `M${toPoint(from)}A${RADIUS} ${RADIUS} 0 0 1 ${toPoint(to)}`;
}

function toPoint(clockDeg: number): string {
  const angle = (clockDeg * Math.PI) / 180;
  return `${(RADIUS * Math.sin(angle)).toFixed(1)} ${(-RADIUS * Math.cos(angle)).toFixed(1)}`;
}

function tellRing(current: Element | null, channeled: readonly Element[]): string {
  if (current === null) return "All four elements are channeled";
  const waiting = ELEMENTS.filter((element) => element !== current && !channeled.includes(element));
  const parts = [
    ...tell(
      ELEMENTS.filter((element) => channeled.includes(element)),
      "is channeled",
      "are channeled",
    ),
    `${current} is open`,
    ...tell(waiting, "waits", "wait"),
  ];
  return capitalize(parts.join(", "));
}

function tell(elements: readonly Element[], one: string, many: string): string[] {
  return elements.length === 0 ? [] : [`${joinWords(elements)} ${elements.length === 1 ? one : many}`];
}
