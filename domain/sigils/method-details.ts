import type { CulturalBackground } from "./methods/ancestral/traditions.ts";
import type { CustomLayout } from "./methods/custom/symbol-library.ts";
import type { Element, ElementalLayout } from "./methods/elemental/elements.ts";
import { PLANET_LORE, type Planet } from "./methods/planetary/planets.ts";

/** What was drawn, as far as it is told beside the picture. */
export type DrawnMethod =
  | { readonly method: "chaos" }
  | { readonly method: "planetary"; readonly planet: Planet }
  | { readonly method: "custom"; readonly concepts: readonly string[]; readonly layout: CustomLayout }
  | { readonly method: "ancestral"; readonly culture: CulturalBackground }
  | { readonly method: "elemental"; readonly dominant: Element; readonly layout: ElementalLayout };

/** What a drawn sigil tells beside its picture; each method fills in its own fields alone. */
export interface DrawnDetails {
  planetaryInfo?: { planet: string; symbol: string; domain: string };
  customData?: { coreConcepts: string[]; layoutPreference: CustomLayout };
  layout?: CustomLayout | ElementalLayout;
  dominantElement?: Element;
  culturalBackground?: CulturalBackground;
}

/** The fields of the answer that belong to the method of a drawing. */
export function describeMethodDetails(drawn: DrawnMethod): DrawnDetails {
  switch (drawn.method) {
    case "chaos":
      return {};
    case "planetary": {
      const { name, glyph, domains } = PLANET_LORE[drawn.planet];
      return { planetaryInfo: { planet: name, symbol: glyph, domain: domains.join(", ") } };
    }
    case "custom":
      return {
        customData: { coreConcepts: [...drawn.concepts], layoutPreference: drawn.layout },
        layout: drawn.layout,
      };
    case "ancestral":
      return { culturalBackground: drawn.culture };
    case "elemental":
      return { dominantElement: drawn.dominant, layout: drawn.layout };
  }
}
