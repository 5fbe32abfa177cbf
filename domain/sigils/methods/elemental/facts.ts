import { type Drawn, listFinials } from "../../drawn.ts";
import type { ElementalPlan } from "../../plan-drawing.ts";
import { ELEMENTS } from "./elements.ts";
import type { ElementalFacts } from "./steps.ts";

/** What the steps of an elemental sigil are told from. */
export function gatherElementalFacts(plan: ElementalPlan, drawn: Drawn): ElementalFacts {
  const { dominant, supporting, conflicting, layout, heart, heartConcept } = plan;
  const finials = listFinials(drawn);
  const placed = 1 + supporting.length + conflicting.length;
  const isCross = layout === "cardinal";
  return {
    ...drawn,
    dominant,
    supporting,
    conflicting,
    layout,
    heart: heart === null || heartConcept === null ? null : { concept: heartConcept, symbol: heart },
    remaining: drawn.processedText,
    beads: drawn.marks,
    // On a cross the core names the terminal of free arms first, even where every arm bears an element.
    ends: isCross ? finials.slice(0, placed < ELEMENTS.length ? 1 : 0) : finials,
    ringEnds: isCross ? finials.slice(1) : [],
  };
}
