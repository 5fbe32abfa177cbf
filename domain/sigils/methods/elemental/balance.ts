import type { Element } from "./elements.ts";

/** At most this many elements support the dominant one, and at least one does. */
export const MAX_SUPPORTING_ELEMENTS = 2;

/** How the other elements stand to the dominant one; no element is in two places. */
export interface ElementBalance {
  readonly dominant: Element;
  readonly supporting: readonly Element[];
  readonly conflicting: readonly Element[];
}

const without = (elements: readonly Element[], element: Element): Element[] =>
  elements.filter((other) => other !== element);

/** Makes an element the dominant one; it no longer supports or conflicts. */
export function chooseDominant(balance: ElementBalance, element: Element): ElementBalance {
  return {
    dominant: element,
    supporting: without(balance.supporting, element),
    conflicting: without(balance.conflicting, element),
  };
}

/** Whether an element's box for support can be ticked or unticked. */
export function canToggleSupport({ dominant, supporting }: ElementBalance, element: Element): boolean {
  return element !== dominant && (supporting.includes(element) || supporting.length < MAX_SUPPORTING_ELEMENTS);
}

/** Ticks an element as supporting, which takes it from the conflicting, or unticks it. Unchanged where that cannot be done. */
export function toggleSupport(balance: ElementBalance, element: Element): ElementBalance {
  if (!canToggleSupport(balance, element)) return balance;
  const supporting = without(balance.supporting, element);
  return balance.supporting.includes(element)
    ? { ...balance, supporting }
    : { ...balance, supporting: [...supporting, element], conflicting: without(balance.conflicting, element) };
}

/** Ticks an element as conflicting, which takes it from the supporting, or unticks it. Unchanged for the dominant one. */
export function toggleConflict(balance: ElementBalance, element: Element): ElementBalance {
  if (element === balance.dominant) return balance;
  const conflicting = without(balance.conflicting, element);
  return balance.conflicting.includes(element)
    ? { ...balance, conflicting }
    : { ...balance, conflicting: [...conflicting, element], supporting: without(balance.supporting, element) };
}
