import type { Drawn } from "./drawn.ts";
import { type DrawnDetails, describeMethodDetails } from "./method-details.ts";
import { gatherAncestralFacts } from "./methods/ancestral/facts.ts";
import { getSignCharacter } from "./methods/ancestral/script-signs.ts";
import { describeAncestralSteps } from "./methods/ancestral/steps.ts";
import { describeChaosSteps } from "./methods/chaos/steps.ts";
import { getSymbolChoice } from "./methods/custom/concepts.ts";
import { gatherCustomFacts } from "./methods/custom/facts.ts";
import { describeCustomSteps } from "./methods/custom/steps.ts";
import { CENTER_SYMBOLS, getChoice, MOTIFS } from "./methods/custom/symbol-library.ts";
import { ELEMENT_LORE } from "./methods/elemental/elements.ts";
import { gatherElementalFacts } from "./methods/elemental/facts.ts";
import { describeElementalSteps } from "./methods/elemental/steps.ts";
import { gatherPlanetaryFacts } from "./methods/planetary/facts.ts";
import { describePlanetarySteps } from "./methods/planetary/steps.ts";
import type { AncestralPlan, CustomPlan, DrawingPlan, ElementalPlan, PlanetaryPlan } from "./plan-drawing.ts";
import { formatProcessedText } from "./processed-text.ts";

/** What is told beside the picture of a sigil. */
export interface DescribedSigil {
  /**
   * What the figure is made of, to be read: the letters of a chaos sigil, the numbers that a planetary line visits, the names of the symbols of a
   * custom one, the signs and motifs of an ancestral one, the elements of an elemental one with the symbol in its heart.
   */
  readonly symbols: readonly string[];
  /** Sentences that can be followed with pen and paper. */
  readonly steps: readonly string[];
  /** What the intention was turned into. */
  readonly processedText: string;
  /** The fields that belong to the method. */
  readonly details: DrawnDetails;
}

/** Tells of a drawing what belongs beside it; `drawn` must have been drawn from this plan. */
export function describeSigil(plan: DrawingPlan, drawn: Drawn): DescribedSigil {
  switch (plan.method) {
    case "chaos":
      return describeChaos(drawn);
    case "planetary":
      return describePlanetary(plan, drawn);
    case "custom":
      return describeCustom(plan, drawn);
    case "ancestral":
      return describeAncestral(plan, drawn);
    case "elemental":
      return describeElemental(plan, drawn);
  }
}

function describeChaos(drawn: Drawn): DescribedSigil {
  return {
    symbols: [...drawn.processedText],
    steps: describeChaosSteps(drawn),
    processedText: formatProcessedText({ method: "chaos", letters: drawn.processedText }),
    details: describeMethodDetails({ method: "chaos" }),
  };
}

function describePlanetary(plan: PlanetaryPlan, drawn: Drawn): DescribedSigil {
  const facts = gatherPlanetaryFacts(plan, drawn);
  return {
    symbols: facts.stations.map(({ cell }) => String(cell)),
    steps: describePlanetarySteps(facts),
    processedText: formatProcessedText({ method: "planetary", planet: plan.planet, letters: facts.tracedLetters }),
    details: describeMethodDetails(plan),
  };
}

function describeCustom(plan: CustomPlan, drawn: Drawn): DescribedSigil {
  const { layout, centre } = plan;
  const concepts = plan.symbols.map(({ concept }) => concept);
  const symbols = plan.symbols.map(({ concept, symbol }) => getSymbolChoice(concept, symbol));
  return {
    symbols: [getChoice(CENTER_SYMBOLS, centre), ...symbols].map(({ name }) => name),
    steps: describeCustomSteps(gatherCustomFacts(plan, drawn)),
    processedText: formatProcessedText({ method: "custom", concepts }),
    details: describeMethodDetails({ method: "custom", concepts, layout }),
  };
}

function describeAncestral(plan: AncestralPlan, drawn: Drawn): DescribedSigil {
  const facts = gatherAncestralFacts(plan, drawn);
  const signs = [...new Set(facts.signs.map(({ sign }) => sign))];
  const motifs = plan.motifs.map((motif) => getChoice(MOTIFS, motif).name);
  return {
    symbols: [...signs.map(getSignCharacter), ...motifs],
    steps: describeAncestralSteps(facts),
    processedText: formatProcessedText({ method: "ancestral", signs, motifs: plan.motifs }),
    details: describeMethodDetails({ method: "ancestral", culture: plan.culture }),
  };
}

function describeElemental(plan: ElementalPlan, drawn: Drawn): DescribedSigil {
  const facts = gatherElementalFacts(plan, drawn);
  const { dominant, supporting, conflicting, layout, heart } = facts;
  const heartName = heart ? [getSymbolChoice(heart.concept, heart.symbol).name] : [];
  const others = [...supporting, ...conflicting].map((element) => ELEMENT_LORE[element].name);
  return {
    symbols: [ELEMENT_LORE[dominant].name, ...heartName, ...others],
    steps: describeElementalSteps(facts),
    processedText: formatProcessedText({ method: "elemental", letters: drawn.processedText }),
    details: describeMethodDetails({ method: "elemental", dominant, layout }),
  };
}
