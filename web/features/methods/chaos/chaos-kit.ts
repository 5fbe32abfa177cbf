import { atom } from "jotai";
import { atHand, onDemand } from "#web/lib/on-demand.tsx";
import type { MethodKit } from "../method-kit.ts";

/** Chaos magick in the browser: the words are all that it takes. */
export const CHAOS_KIT = {
  summary: "Vowels and doubles struck out; what remains becomes one monogram.",
  ornament: "method-chaos",
  tier: "free",
  wizard: null,
  choice: null,
  plan: atHand({ createPlanAtom: (intention) => atom({ method: "chaos", intention }) }),
  made: onDemand(() => import("./chaos-made.tsx")),
} satisfies MethodKit;
