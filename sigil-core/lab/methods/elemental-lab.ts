import fc from "fast-check";
import { ELEMENTAL_INK_LEAST, ELEMENTAL_INK_MOST, ELEMENTAL_IS_TRACED } from "../../contract/methods.ts";
import { CONCEPT_SYMBOL_NUMBERS, ELEMENT_NUMBERS, ELEMENTAL_LAYOUT_NUMBERS } from "../../host/option-ids.ts";
import { anyConcept, withIntention } from "../recipes/compose-any.ts";
import { atTurn, listKeys, pick, shuffle } from "../recipes/compose-lot.ts";
import type { LabKit } from "./lab-kit.ts";

const ELEMENTS = listKeys(ELEMENT_NUMBERS);
const LAYOUTS = listKeys(ELEMENTAL_LAYOUT_NUMBERS);
const HEARTS = listKeys(CONCEPT_SYMBOL_NUMBERS);
const MOST_SUPPORTING = 2;
const SALTS = ["", "a ploughed field", "my grandmother’s well"];
/** What is drawn apart from the rest. */
const FREE_ROLES: ReadonlySet<string> = new Set(["heart", "supporting", "conflicting"]);

export const ELEMENTAL_LAB: LabKit<"elemental"> = {
  gates: {
    ink: { from: ELEMENTAL_INK_LEAST, to: ELEMENTAL_INK_MOST },
    airInPens: 0.9,
    penPx: 8,
    isTraced: ELEMENTAL_IS_TRACED,
    isMirrored: false,
    overlapLetterMost: 0.75,
    timeMs: { median: 0.3, p95: 0.8 },
  },
  composeRequest: (intention, index, lot) => {
    const dominant = atTurn(ELEMENTS, index);
    const layout = atTurn(LAYOUTS, Math.floor(index / ELEMENTS.length));
    const others = shuffle(
      ELEMENTS.filter((element) => element !== dominant),
      lot,
    );
    const supporting = others.slice(0, lot(MOST_SUPPORTING + 1));
    const left = others.slice(supporting.length);
    const conflicting = left.slice(0, lot(left.length + 1));
    const heart = lot(4) === 0 ? null : pick(HEARTS, lot);
    return { method: "elemental", intention, dominant, layout, supporting, conflicting, heart, salt: pick(SALTS, lot) };
  },
  anyRequest: withIntention(
    fc
      .record({
        method: fc.constant("elemental" as const),
        layout: fc.constantFrom(...LAYOUTS),
        heart: fc.option(anyConcept),
        elements: fc.shuffledSubarray(ELEMENTS, { minLength: 1 }),
        supportingCount: fc.nat({ max: 2 }),
        salt: fc.string({ unit: "grapheme", maxLength: 60 }),
      })
      .map(({ elements: [dominant = "fire", ...others], supportingCount, ...rest }) => ({
        ...rest,
        dominant,
        supporting: others.slice(0, supportingCount),
        conflicting: others.slice(supportingCount),
      })),
  ),
  // A point is drawn in place of a heart, and scrolls that hold no supporting element hold three ornaments.
  countAllowedFigures: ({ heart, layout, supporting }, { symbols }) => {
    const signs = symbols.filter(({ role }) => FREE_ROLES.has(role)).length;
    const point = heart === null ? 1 : 0;
    const held = layout === "flowing" && supporting.length === 0 ? 3 : 0;
    return 1 + signs + point + held;
  },
  describeChoice: ({ dominant, layout }) => `${dominant}, ${layout}`,
  findGroup: ({ layout }) => layout,
  // Layouts change with every fourth index.
  goldenStep: 5,
};
