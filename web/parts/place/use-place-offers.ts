import { useEffect, useState } from "react";
import { listOffers, type PlaceOffer } from "./place-offer.ts";

/** The list under the field, and how far it has come. */
export interface PlaceOffers {
  readonly status: "waiting" | "ready" | "failed";
  /** While a new list is waited for, the one before it. */
  readonly offers: readonly PlaceOffer[];
}

interface Arrived extends PlaceOffers {
  readonly text: string;
}

const NOTHING: readonly PlaceOffer[] = [];

/** Looks up what to offer for a text while the list is open. What was typed last wins, in whatever order the answers come. */
export function usePlaceOffers(text: string, isOpen: boolean): PlaceOffers {
  const [arrived, setArrived] = useState<Arrived | null>(null);

  useEffect(() => {
    if (!isOpen) {
      setArrived(null);
      return;
    }
    let isWanted = true;
    listOffers(text).then(
      (offers) => isWanted && setArrived({ text, status: "ready", offers }),
      () => isWanted && setArrived({ text, status: "failed", offers: NOTHING }),
    );
    return () => {
      isWanted = false;
    };
  }, [text, isOpen]);

  if (!isOpen || !arrived) return { status: "waiting", offers: NOTHING };
  return arrived.text === text ? arrived : { status: "waiting", offers: arrived.offers };
}
