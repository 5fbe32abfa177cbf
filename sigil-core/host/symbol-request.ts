import {
  CENTER_SYMBOL_NUMBERS,
  type CenterSymbolId,
  ELEMENT_NUMBERS,
  type ElementId,
  MOTIF_NUMBERS,
  type MotifId,
  THEME_SYMBOL_NUMBERS,
  type ThemeSymbolId,
} from "./option-ids.ts";

/** A symbol of the library, or the sign of a letter in the ring's alphabet, to be drawn alone. */
export type SymbolRequest =
  | { readonly kind: "concept"; readonly id: ThemeSymbolId }
  | { readonly kind: "centre"; readonly id: CenterSymbolId }
  | { readonly kind: "motif"; readonly id: MotifId }
  | { readonly kind: "element"; readonly id: ElementId }
  | { readonly kind: "sign"; readonly id: string };

/** Letters that have a sign in the ring, in the order of the core. */
export const RING_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Kinds of symbol as the core names them (`assembly/abi.ts`), each with its choices. */
const KINDS: Readonly<
  Record<SymbolRequest["kind"], { readonly kind: number; readonly choices: Readonly<Record<string, number>> }>
> = {
  concept: { kind: 0, choices: THEME_SYMBOL_NUMBERS },
  centre: { kind: 1, choices: CENTER_SYMBOL_NUMBERS },
  motif: { kind: 2, choices: MOTIF_NUMBERS },
  element: { kind: 3, choices: ELEMENT_NUMBERS },
  sign: { kind: 4, choices: Object.fromEntries([...RING_LETTERS].map((letter, index) => [letter, index + 1])) },
};

/** A kind or a choice that no list knows: the core refuses it by number. */
const UNKNOWN = -1;

/** The numbers by which the core knows a symbol. */
export function encodeSymbol({ kind, id }: SymbolRequest): { readonly kind: number; readonly choice: number } {
  if (!Object.hasOwn(KINDS, kind)) return { kind: UNKNOWN, choice: UNKNOWN };
  const { kind: number, choices } = KINDS[kind];
  return { kind: number, choice: Object.hasOwn(choices, id) ? (choices[id] ?? UNKNOWN) : UNKNOWN };
}
