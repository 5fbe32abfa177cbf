import type { ReactElement } from "react";
import type { AncestralChoices } from "#domain/sigils/methods/ancestral/plan.ts";
import { CANDLE_MEANINGS, CULTURE_LORE } from "#domain/sigils/methods/ancestral/traditions.ts";
import { getChoice, MOTIFS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { MadeFrom, type Made as MadeOf } from "../made-from.tsx";
import type { MadeProps } from "../method-kit.ts";

/** What the sigil was put together from. */
export function Made({ sigil: { recipe } }: MadeProps): ReactElement {
  return <>{recipe.method === "ancestral" && <MadeFrom {...describeAncestral(recipe.choices)} />}</>;
}

function describeAncestral({ culturalBackground, candleColor, selectedSymbols }: AncestralChoices): MadeOf {
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
