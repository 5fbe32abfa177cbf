import { capitalize, joinWords } from "../../prose.ts";
import { ELEMENT_LORE, type Element, type ElementalLayout } from "./elements.ts";

/** What is known of the elements beside the dominant one. */
interface SignFacts {
  readonly dominant: Element;
  readonly supporting: readonly Element[];
  readonly conflicting: readonly Element[];
  readonly layout: ElementalLayout;
  readonly hasOrnament: boolean;
}

const ON_POINT = "on the triangle’s point";
const BEYOND = "beyond the flat side";
const AT_CORNERS = "at both ends of the flat side";

/** How the elements beside the dominant one are drawn, and its own ornament where it has one. */
export function describeSigns(facts: SignFacts): string[] {
  return [...describeOrnament(facts), ...describeSupport(facts), ...describeConflict(facts)];
}

function describeOrnament({ dominant, supporting, layout, hasOrnament }: SignFacts): string[] {
  if (!hasOrnament) return [];
  const places: Readonly<Record<ElementalLayout, string>> = {
    circle: ON_POINT,
    square: ON_POINT,
    cardinal: "on the arm of the leading element",
    flowing: supporting.length === 0 ? "at the ends of the arms" : "at the ends of the arms that no sign takes",
  };
  return [`Set ${ELEMENT_LORE[dominant].ornament}, the ornament of ${dominant}, ${places[layout]}.`];
}

function describeSupport({ supporting, layout }: SignFacts): string[] {
  if (supporting.length === 0) return [];
  const isOne = supporting.length === 1;
  return [
    `${capitalize(listSigns(supporting))} ${isOne ? "supports" : "support"} it: draw ${isOne ? "it" : "them"} smaller, ${placeSupport(layout, isOne)}.`,
  ];
}

function placeSupport(layout: ElementalLayout, isOne: boolean): string {
  if (layout === "cardinal") return isOne ? "at the end of its own arm" : "each at the end of its own arm";
  if (layout === "flowing") return isOne ? "at the end of an arm" : "each at the end of an arm";
  return isOne ? ON_POINT : `the first ${ON_POINT}, the second ${BEYOND}`;
}

function describeConflict({ conflicting, supporting, layout }: SignFacts): string[] {
  if (conflicting.length === 0) return [];
  const isOne = conflicting.length === 1;
  const place = placeConflict(layout, conflicting.length, supporting.length);
  return [
    `${capitalize(listSigns(conflicting))} ${isOne ? "stands" : "stand"} against it: draw ${isOne ? "it" : "them"} small and thin, ${place}.`,
  ];
}

function placeConflict(layout: ElementalLayout, count: number, supporting: number): string {
  const each = count === 1 ? "" : "each ";
  if (layout === "cardinal") return `${each}at the end of its own arm`;
  if (layout === "flowing") return `${each}at the end of an arm`;
  const places = [...(supporting > 1 ? [] : [BEYOND]), AT_CORNERS, ON_POINT].slice(0, count);
  return count === 1 ? (places[0] ?? BEYOND) : `one after the other ${joinWords(places)}`;
}

function listSigns(elements: readonly Element[]): string {
  return joinWords(elements.map((element) => `${element} (${ELEMENT_LORE[element].sign})`));
}
