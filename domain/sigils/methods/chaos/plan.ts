/** A chaos sigil to be drawn: the letters of the intention are all it needs. */
export interface ChaosRecipe {
  readonly method: "chaos";
  readonly intention: string;
}

/** What the core is asked to draw for it. */
export type ChaosPlan = ChaosRecipe;

/** A recipe of words alone is its own plan. */
export function planChaos({ intention }: ChaosRecipe): ChaosPlan {
  return { method: "chaos", intention };
}

/** An example for an intention. */
export function composeChaosExample(intention: string): ChaosRecipe {
  return { method: "chaos", intention };
}
