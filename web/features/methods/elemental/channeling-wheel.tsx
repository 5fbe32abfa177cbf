import type { ReactElement } from "react";
import { ELEMENTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import { capitalize, joinWords } from "#domain/sigils/prose.ts";
import { SymbolGlyph } from "../wizard/symbol-glyph.tsx";

const RADIUS = 128;
/** Half of the gap between two quarters, degrees. */
const GAP_DEG = 2.9;

/** A ring in four quarters, one an element, with the element in it that is open. */
export function ChannelingWheel({
  current,
  channeled,
}: {
  /** Null once all four are channeled. */
  readonly current: Element | null;
  readonly channeled: readonly Element[];
}): ReactElement {
  return (
    <div className="wheel" role="img" aria-label={tellRing(current, channeled)}>
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
