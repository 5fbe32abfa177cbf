import { type Drawn, listFinials } from "./drawn.ts";
import type { ElementalFacts } from "./elemental-steps.ts";
import { ELEMENTS } from "./elements.ts";
import { findHeart } from "./plan-drawing.ts";
import type { ElementalChoices } from "./sigil-recipe.ts";

/** What the steps of an elemental sigil are told from. */
export function gatherElementalFacts(intention: string, choices: ElementalChoices, drawn: Drawn): ElementalFacts {
  const { dominantElement, supportingElements, conflictingElements, symbolLayout } = choices;
  const finials = listFinials(drawn);
  const placed = 1 + supportingElements.length + conflictingElements.length;
  const isCross = symbolLayout === "cardinal";
  return {
    ...drawn,
    dominant: dominantElement,
    supporting: supportingElements,
    conflicting: conflictingElements,
    layout: symbolLayout,
    heart: findHeart(intention),
    remaining: drawn.processedText,
    beads: drawn.marks,
    // On a cross the core names the terminal of free arms first, even where every arm bears an element.
    ends: isCross ? finials.slice(0, placed < ELEMENTS.length ? 1 : 0) : finials,
    ringEnds: isCross ? finials.slice(1) : [],
  };
}
