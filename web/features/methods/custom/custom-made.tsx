import type { ReactElement } from "react";
import { getSymbolChoice } from "#domain/sigils/methods/custom/concepts.ts";
import type { CustomChoices } from "#domain/sigils/methods/custom/plan.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS, getChoice } from "#domain/sigils/methods/custom/symbol-library.ts";
import { nameConcept, toSymbolRequest } from "../custom/custom-answers.ts";
import { MadeFrom, type Made as MadeOf, type MadePart } from "../made-from.tsx";
import type { MadeProps } from "../method-kit.ts";

/** What the sigil was put together from. */
export function Made({ sigil: { recipe } }: MadeProps): ReactElement {
  return <>{recipe.method === "custom" && <MadeFrom {...describeCustom(recipe.choices)} />}</>;
}

function describeCustom({ concepts, selectedSymbols, layoutPreference, centerSymbol }: CustomChoices): MadeOf {
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
