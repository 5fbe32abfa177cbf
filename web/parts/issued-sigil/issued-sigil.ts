import { atom } from "jotai";
import type { SigilData } from "#domain/contracts/sigils.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import type { DrawingPlan, SigilRecipe } from "#domain/sigils/method-kits.ts";
import type { CandleColor } from "#domain/sigils/methods/ancestral/traditions.ts";
import type { RecipeRequest } from "#domain/sigils/recipe.ts";
import type { SigilPaths } from "#domain/sigils/sigil-markup.ts";

/** What the form holds when a sigil is asked for: the words, the method, what its wizard has gathered, and the tier that the page shows. */
export interface SigilOrder extends RecipeRequest {
  readonly method: SigilMethod;
  readonly tier: Tier;
}

/** A sigil that the server has drawn, with the words that it belongs to. */
export interface IssuedSigil {
  /** What it was drawn from, and can be drawn from again. */
  readonly recipe: SigilRecipe;
  /** What the core drew for it. */
  readonly plan: DrawingPlan;
  /** The version of the core that drew it: only that one draws it again. */
  readonly coreVersion: number;
  /** The tier that the page showed. */
  readonly tier: Tier;
  /** The server's whole account of it. */
  readonly data: SigilData;
  /** The words that were drawn: an ancestral sigil's final intention goes before the first one. */
  readonly intention: string;
  readonly method: SigilMethod;
  /** The server's own path data, byte for byte. */
  readonly paths: SigilPaths;
  /** The candle that tints an ancestral mark; null for every other. */
  readonly candle: CandleColor | null;
  /** The letters that remained after the reduction. */
  readonly processedText: string;
  /** Sentences that tell how it was made. */
  readonly steps: readonly string[];
  /** What is said of words that mean harm; null where they mean none. */
  readonly care: Care | null;
  readonly issuedAt: Date;
  /** The account that has it too, and under which id; absent where none has. */
  readonly inAccount?: { readonly id: string; readonly email: string } | undefined;
}

/** The last issued sigil, null before the first: it is still there when the visitor comes back from another page. */
export const issuedSigilAtom = atom<IssuedSigil | null>(null);
