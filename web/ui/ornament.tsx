import type { ReactElement } from "react";
import ornamentsUrl from "./ornaments/ornaments.svg?url";

/** The drawing box of each ornament, which gives its proportions. */
const ORNAMENT_BOXES = {
  corner: "0 0 100 100",
  "door-shut": "0 0 112 112",
  headpiece: "0 0 760 64",
  hedera: "0 0 32 24",
  hourglass: "0 0 96 96",
  lantern: "0 0 112 112",
  lozenge: "0 0 12 12",
  "lozenge-open": "0 0 12 12",
  mark: "0 0 48 48",
  "method-ancestral": "0 0 96 96",
  "method-chaos": "0 0 96 96",
  "method-custom": "0 0 96 96",
  "method-elemental": "0 0 96 96",
  "method-planetary": "0 0 96 96",
  rays: "0 0 360 380",
  tailpiece: "0 0 160 40",
} as const;

/** Name of an ornament: one headpiece a page at most, corners only around a finished sigil, a tailpiece at an end. */
export type OrnamentName = keyof typeof ORNAMENT_BOXES;

/**
 * A drawing in the sigils' own stroke, in the color of its surroundings (`color`), sized by its class.
 * The paths stay in one cached file beside the script, so that they cost no JavaScript. Always decoration.
 */
export function Ornament({
  name,
  className,
}: {
  readonly name: OrnamentName;
  readonly className?: string;
}): ReactElement {
  return (
    <svg className={className} viewBox={ORNAMENT_BOXES[name]} aria-hidden="true">
      <use href={`${ornamentsUrl}#${name}`} />
    </svg>
  );
}
