import type { ReactElement } from "react";
import { getChoice } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ELEMENT_LORE, ELEMENTAL_LAYOUTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import type { ElementalChoices } from "#domain/sigils/methods/elemental/plan.ts";
import { MadeFrom, type Made as MadeOf, type MadePart } from "../made-from.tsx";
import type { MadeProps } from "../method-kit.ts";

/** What the sigil was put together from. */
export function Made({ sigil: { recipe } }: MadeProps): ReactElement {
  return <>{recipe.method === "elemental" && <MadeFrom {...describeElemental(recipe)} />}</>;
}

function describeElemental({ choices }: { readonly choices: ElementalChoices }): MadeOf {
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
