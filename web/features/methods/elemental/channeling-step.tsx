import { useAtomValue } from "jotai";
import { type ReactElement, useEffect, useRef } from "react";
import { ELEMENT_LORE, ELEMENTS, type Element, QUIET_CHANNELING } from "#domain/sigils/methods/elemental/elements.ts";
import { capitalize, joinWords, writeOrdinal } from "#domain/sigils/prose.ts";
import { careTakenAtom } from "#web/parts/care/care-shown.ts";
import { Button } from "#web/ui/button.tsx";
import { SmallPreview, StepBody, StepQuestions, StepSide } from "../wizard/step-body.tsx";
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
    <StepBody columns="even">
      <StepQuestions>
        <ol className="channeling">
          {ELEMENTS.map((element) => (
            <li
              className={`grid grid-cols-[64px_minmax(0,1fr)] items-start gap-5 @max-[560px]/wizard:grid-cols-[48px_minmax(0,1fr)] @max-[560px]/wizard:gap-3.5 ${ITEMS[toState(element, current, answers.channeled)]}`}
              key={element}
              data-state={toState(element, current, answers.channeled)}
            >
              <SymbolGlyph
                className="size-15 @max-[560px]/wizard:size-11.5"
                request={{ kind: "element", id: element }}
              />
              <div>
                <h4
                  className="flex flex-wrap items-center gap-3 group-data-[state=open]:text-h3/[1.3]"
                  tabIndex={-1}
                  ref={element === current ? currentHeading : null}
                >
                  {ELEMENT_LORE[element].name}
                  {answers.channeled.includes(element) && (
                    <span className="inline-flex before:size-[0.42em] before:rotate-45 before:bg-current gap-[0.4em] items-center pt-[0.05rem] pb-[0.1rem] px-[0.55rem] border border-current rounded-selector text-success font-medium text-note/[1.35] font-text">
                      Channeled
                    </span>
                  )}
                </h4>
                <p className="text-ui/[1.45] text-ink-soft group-data-[state=open]:mb-4 group-data-[state=open]:text-(length:--text-body) group-data-[state=open]:text-base-content">
                  {areWordsQuiet ? QUIET_CHANNELING[element] : ELEMENT_LORE[element].channeling}
                </p>
                {element === current && (
                  <Button variant="primary" onClick={() => change({ channeled: [...answers.channeled, element] })}>
                    I have channeled {element}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </StepQuestions>
      <StepSide place="split">
        <div className="grid @max-[720px]/wizard:bg-paper @max-[720px]/wizard:p-5 gap-5 justify-items-center @max-[720px]/wizard:-order-1 @max-[720px]/wizard:border-b @max-[720px]/wizard:border-b-rule">
          <ChannelingWheel current={current ?? null} channeled={answers.channeled} />
          <p className="note" tabIndex={-1} ref={summary}>
            {tellPlace(current)}
          </p>
        </div>
        <SmallPreview className="@max-[720px]/wizard:m-0 @max-[720px]/wizard:bg-paper @max-[720px]/wizard:p-5">
          <ElementalPreview plan={plan} />
        </SmallPreview>
      </StepSide>
    </StepBody>
  );
}

type ItemState = "open" | "done" | "waiting";

const SHUT = "border-t border-rule py-4 first:border-0 [[data-state=open]+&]:border-t-0";

/** One element at a time. */
const ITEMS: Readonly<Record<ItemState, string>> = {
  open: [
    "group -mx-7 border-y border-frame bg-paper px-7 pt-5.5 pb-6 first:-mt-7 first:border-t-0",
    "@max-[720px]/wizard:-mx-5 @max-[720px]/wizard:px-5 @max-[720px]/wizard:first:-mt-5",
  ].join(" "),
  done: SHUT,
  waiting: `${SHUT} [--sigil-ink:var(--ink-soft)]`,
};

const QUARTERS: Readonly<Record<ItemState, string>> = {
  open: "fill-none stroke-primary stroke-[9]",
  done: "fill-none stroke-sigil-ink stroke-[7]",
  waiting: "fill-none stroke-edge stroke-2 [stroke-dasharray:2_6]",
};

function toState(element: Element, current: Element | undefined, channeled: readonly Element[]): ItemState {
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
      className="relative grid *:[grid-area:1/1] place-items-center w-full max-w-65 @max-[720px]/wizard:w-47.5"
      role="img"
      aria-label={tellRing(current, channeled)}
    >
      <svg viewBox="-150 -150 300 300" aria-hidden="true">
        {ELEMENTS.map((element, index) => (
          <path
            key={element}
            d={toQuarter(index)}
            className={QUARTERS[toState(element, current ?? undefined, channeled)]}
          />
        ))}
        <circle className="fill-none stroke-rule" r="108" />
      </svg>
      {current && <SymbolGlyph className="w-[56%]" request={{ kind: "element", id: current }} />}
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
