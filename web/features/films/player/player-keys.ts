/** What a key does to a film. */
export type PlayerAct =
  | { readonly kind: "toggle" | "captions" | "full" }
  /** On or back by a time. */
  | { readonly kind: "move"; readonly byMs: number }
  /** To a place, as a share of the whole. */
  | { readonly kind: "go"; readonly share: number }
  | { readonly kind: "speed"; readonly by: 1 | -1 };

const SHORT_MOVE_MS = 5000;
const LONG_MOVE_MS = 10_000;

const ACTS: ReadonlyMap<string, PlayerAct> = new Map<string, PlayerAct>([
  [" ", { kind: "toggle" }],
  ["k", { kind: "toggle" }],
  ["c", { kind: "captions" }],
  ["f", { kind: "full" }],
  ["ArrowLeft", { kind: "move", byMs: -SHORT_MOVE_MS }],
  ["ArrowRight", { kind: "move", byMs: SHORT_MOVE_MS }],
  ["j", { kind: "move", byMs: -LONG_MOVE_MS }],
  ["l", { kind: "move", byMs: LONG_MOVE_MS }],
  ["Home", { kind: "go", share: 0 }],
  ["End", { kind: "go", share: 1 }],
  ["<", { kind: "speed", by: -1 }],
  [">", { kind: "speed", by: 1 }],
  ...Array.from({ length: 10 }, (_, digit): [string, PlayerAct] => [String(digit), { kind: "go", share: digit / 10 }]),
]);

/** A key that was pressed, and whether what has the focus has a use for the space bar. */
export interface PressedKey {
  readonly key: string;
  readonly hasModifier: boolean;
  readonly isOnButton: boolean;
}

/** What a key does to the film while the focus is in its player; null where it is none of the player's. */
export function findPlayerAct({ key, hasModifier, isOnButton }: PressedKey): PlayerAct | null {
  if (hasModifier || (key === " " && isOnButton)) return null;
  return ACTS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
