import { type DescribedSigil, type Drawn, listFinials } from "../../drawn.ts";
import { getSymbolChoice } from "../custom/concepts.ts";
import { ELEMENT_LORE, ELEMENTS } from "./elements.ts";
import type { ElementalPlan } from "./plan.ts";
import { describeElementalSteps, type ElementalFacts } from "./steps.ts";

/** Tells of an elemental sigil; it was turned into the letters that remain. */
export function describeElemental(plan: ElementalPlan, drawn: Drawn): DescribedSigil {
  const facts = gatherElementalFacts(plan, drawn);
  const { dominant, supporting, conflicting, layout, heart } = facts;
  const heartName = heart ? [getSymbolChoice(heart.concept, heart.symbol).name] : [];
  const others = [...supporting, ...conflicting].map((element) => ELEMENT_LORE[element].name);
  return {
    symbols: [ELEMENT_LORE[dominant].name, ...heartName, ...others],
    steps: describeElementalSteps(facts),
    processedText: drawn.processedText,
    details: { dominantElement: dominant, layout },
  };
}

/** What the steps of an elemental sigil are told from. */
function gatherElementalFacts(plan: ElementalPlan, drawn: Drawn): ElementalFacts {
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
