import { CANDLE_MEANINGS, CULTURE_LORE } from "#domain/sigils/methods/ancestral/traditions.ts";
import { getSymbolChoice } from "#domain/sigils/methods/custom/concepts.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, getChoice, MOTIFS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ELEMENT_LORE, ELEMENTAL_LAYOUTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import { explainPlanet } from "#domain/sigils/methods/planetary/choose-planet.ts";
import { PLANET_LORE } from "#domain/sigils/methods/planetary/planets.ts";
import { planPlanetary } from "#domain/sigils/plan-drawing.ts";
import type { AncestralChoices, CustomChoices, ElementalChoices, SigilRecipe } from "#domain/sigils/recipe.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { nameConcept, toSymbolRequest } from "../custom/custom-answers.ts";

/** A fact of how a sigil was made, in a name and a few words. */
export interface MadeFact {
  readonly name: string;
  readonly fact: string;
}

/** A part that a sigil was put together from, with its picture. */
export interface MadePart {
  readonly symbol: SymbolRequest;
  readonly name: string;
  /** What it is there for. */
  readonly reason: string;
}

/** What a sigil was made from, beside its letters. */
export interface Made {
  readonly parts: readonly MadePart[];
  readonly facts: readonly MadeFact[];
}

/** What belongs to a recipe; a chaos sigil is made of letters alone. */
export function describeMade(recipe: SigilRecipe): Made {
  switch (recipe.method) {
    case "chaos":
      return { parts: [], facts: [] };
    case "planetary":
      return describePlanetary(recipe);
    case "custom":
      return describeCustom(recipe.choices);
    case "ancestral":
      return describeAncestral(recipe.choices);
    case "elemental":
      return describeElemental(recipe);
  }
}

function describePlanetary(recipe: Extract<SigilRecipe, { method: "planetary" }>): Made {
  const { planet } = planPlanetary(recipe.intention, recipe.planet);
  const isOwnChoice = explainPlanet(recipe.intention, planet).kind === "chosen";
  const { name, domains, weekday, metal, colours } = PLANET_LORE[planet];
  return {
    parts: [],
    facts: [
      { name: "Planet", fact: isOwnChoice ? `${name}, your own choice` : name },
      { name: "It rules", fact: domains.join(", ") },
      { name: "Day", fact: weekday },
      { name: "Metal and colour", fact: `${metal}; ${colours.join(", ")}` },
    ],
  };
}

function describeCustom({ concepts, selectedSymbols, layoutPreference, centerSymbol }: CustomChoices): Made {
  const center = getChoice(CENTER_SYMBOLS, centerSymbol);
  const layout = getChoice(CUSTOM_LAYOUTS, layoutPreference);
  return {
    parts: [
      { symbol: { kind: "centre", id: center.id }, name: center.name, reason: "in the middle" },
      ...concepts.map((concept): MadePart => {
        const { id, name } = getSymbolChoice(concept, selectedSymbols[concept] ?? "");
        return { symbol: toSymbolRequest(id), name, reason: `for ${nameConcept(concept)}` };
      }),
    ],
    facts: [{ name: "Layout", fact: `${layout.name}, ${layout.meaning}` }],
  };
}

function describeAncestral({ culturalBackground, candleColor, selectedSymbols }: AncestralChoices): Made {
  const { name, writing } = CULTURE_LORE[culturalBackground];
  return {
    parts: selectedSymbols.map((motif) => {
      const { id, name: motifName, meaning } = getChoice(MOTIFS, motif);
      return { symbol: { kind: "motif", id }, name: motifName, reason: meaning };
    }),
    facts: [
      { name: "Tradition", fact: name },
      { name: "Writing", fact: writing },
      { name: "Candle", fact: `${candleColor}, for ${CANDLE_MEANINGS[candleColor]}` },
    ],
  };
}

function describeElemental({ choices }: { readonly choices: ElementalChoices }): Made {
  const { dominantElement, supportingElements, conflictingElements, symbolLayout } = choices;
  const layout = getChoice(ELEMENTAL_LAYOUTS, symbolLayout);
  const toPart =
    (reason: string) =>
    (element: Element): MadePart => ({
      symbol: { kind: "element", id: element },
      name: ELEMENT_LORE[element].name,
      reason,
    });
  return {
    parts: [
      toPart("leads")(dominantElement),
      ...supportingElements.map(toPart("supports")),
      ...conflictingElements.map(toPart("is held in check")),
    ],
    facts: [{ name: "Layout", fact: `${layout.name}, ${layout.meaning}` }],
  };
}
