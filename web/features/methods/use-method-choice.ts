import { useAtom } from "jotai";
import { type KeyboardEvent, useState } from "react";
import { isMethodIncluded, type Tier } from "#domain/orders/tier.ts";
import { SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";
import { METHOD_CARDS, type MethodCardId } from "./method-cards.ts";

/** The method that the visitor picked; chaos magick from the start. Whether their tier holds it is judged where it is used. */
export const pickedMethodAtom = sessionAtom<SigilMethod>(
  STORAGE_KEYS.pickedMethod,
  (stored) => SIGIL_METHODS.find((method) => method === stored) ?? "chaos",
);

const STEPS_BY_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The method that will be used, and the card that the visitor is reading about: the two differ where that one is locked. */
export interface MethodChoice {
  readonly method: SigilMethod;
  readonly cardRead: MethodCardId;
  isLocked(card: MethodCardId): boolean;
  /** Chooses a method that the tier holds; of another, only tells what it is. */
  pick(card: MethodCardId): void;
  /** The card that an arrow key leads to; null for every other key. */
  findNeighbor(event: KeyboardEvent): MethodCardId | null;
}

/** Holds the choice of a method; chaos magick is chosen from the start. */
export function useMethodChoice(tier: Tier): MethodChoice {
  const [methodPicked, setMethod] = useAtom(pickedMethodAtom);
  // What was picked may be lost again: a look-up can answer with a lower tier than the one that was shown until then.
  const method = isHeld(tier, methodPicked) ? methodPicked : "chaos";
  const [cardTurnedTo, setCardRead] = useState<MethodCardId | null>(null);
  const cardRead = cardTurnedTo ?? method;
  return {
    method,
    cardRead,
    isLocked: (card) => (card === "hand-drawn" ? tier !== "mastercrafted" : !isMethodIncluded(tier, card)),
    pick(card) {
      setCardRead(card);
      if (isHeld(tier, card)) setMethod(card);
    },
    findNeighbor({ key }) {
      const step = STEPS_BY_KEY[key];
      if (step === undefined) return null;
      const place = METHOD_CARDS.findIndex(({ id }) => id === cardRead);
      return METHOD_CARDS.at((place + step) % METHOD_CARDS.length)?.id ?? null;
    },
  };
}

function isHeld(tier: Tier, card: MethodCardId): card is SigilMethod {
  return card !== "hand-drawn" && isMethodIncluded(tier, card);
}
