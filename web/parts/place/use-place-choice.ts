import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getAddressSource } from "#domain/contracts/places.ts";
import { describePlace, isSamePlace, type PickedPlace } from "#domain/places/picked-place.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { detectPlace } from "#web/lib/places/detect-place.ts";
import { rememberPlace } from "#web/lib/places/device-places.ts";
import { settlePlace } from "#web/lib/places/settle-place.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { dismissToast } from "#web/ui/toast/show-toast.ts";
import { REFUSALS, showPlaceDetected, showPlaceFailure, TROUBLES, toLookupTrouble } from "./place-troubles.ts";

/** What the visitor has done about the place so far, and what can be done about it; `usePlaceChoice` makes it, `PlaceField` shows it. */
export interface PlaceChoice {
  /** The text of the field. */
  readonly text: string;
  /** The place that the text stands for; null while nobody knows. */
  readonly place: PickedPlace | null;
  /** Whether nobody has chosen the place: it is the town of the device's time zone. */
  readonly isGuessed: boolean;
  /** What is wrong with the place and what to do; null where nothing is. */
  readonly trouble: string | null;
  /** Whose data the place is from, where its terms ask for a word of credit. */
  readonly credit: string | null;
  /** Whether street addresses are looked up as well as towns. */
  readonly areAddressesFound: boolean;
  /** Whether the device is being asked where it is. */
  readonly isDetecting: boolean;
  /** Whether the typed text is being looked up. */
  readonly isSettling: boolean;
  /** Takes what is typed; the place is then unknown until it is picked or settled. */
  type(text: string): void;
  /** Takes an offered place: its line is in the field at once, and once its zone is known it is remembered on this device. */
  pick(line: string, toPlace: () => Promise<PickedPlace>): void;
  /** Sets another zone for the picked place, and remembers it too. */
  setTimezone(timezone: string): void;
  /** Asks the device where it is, and says in a toast how that went; resolves with the place, or null. */
  detect(): Promise<PickedPlace | null>;
  /**
   * The place in the field: the picked one, else the best match of what is typed. Null where there is none, after a toast has
   * said why: "Location Required", "Location Not Found" or "API Error".
   */
  settle(): Promise<PickedPlace | null>;
}

interface ChoiceState {
  readonly text: string;
  readonly place: PickedPlace | null;
  readonly isGuessed: boolean;
  readonly trouble: string | null;
  readonly credit: string | null;
}

type Work = "detecting" | "settling";

/** Whether street addresses are looked up here, and by whom. */
const addressSourceQuery = queryOptions({
  queryKey: ["address-source"],
  queryFn: () => callEndpoint(getAddressSource, {}),
  networkMode: "always",
});

/**
 * Keeps what is being done about the place; `linked` is the place that the page's address names, and each new object is taken over: one that is
 * only guessed never over what the visitor has written.
 */
export function usePlaceChoice(linked: PickedPlace | null, isGuessed = false): PlaceChoice {
  const [state, setState] = useState<ChoiceState>(() => toState(linked, isGuessed));
  // Towns are found without it, so nothing is looked up while nobody knows.
  const { data: addressSource } = useQuery(addressSourceQuery, queryClient);
  const areAddressesFound = (addressSource?.credit ?? null) !== null;
  const [work, setWork] = useState<Work | null>(null);
  // What the visitor does meanwhile, leaving the page included, makes a response that is still on its way worthless.
  const attempt = useRef(0);
  const picking = useRef<Promise<PickedPlace | null> | null>(null);

  useEffect(() => {
    if (!linked) return;
    setState((before) => {
      if (before.place && isSamePlace(linked, before.place) && before.isGuessed === isGuessed) return before;
      return isGuessed && before.text !== "" ? before : toState(linked, isGuessed);
    });
  }, [linked, isGuessed]);

  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  function take(place: PickedPlace, credit: string | null = null): PickedPlace {
    rememberPlace(place);
    setState({ ...toState(place), credit });
    return place;
  }

  function complain(trouble: string): null {
    setState((before) => ({ ...before, trouble }));
    return null;
  }

  function failToFetch(error: unknown): null {
    showPlaceFailure("notFetched");
    return complain(toLookupTrouble(error));
  }

  function interrupt(): void {
    attempt.current += 1;
    picking.current = null;
    setWork(null);
  }

  /** Does one thing at a time; its outcome counts only if nothing else was begun since. */
  async function begin<Outcome>(
    kind: Work,
    ask: () => Promise<Outcome>,
    conclude: Conclude<Outcome>,
  ): Promise<PickedPlace | null> {
    attempt.current += 1;
    const mine = attempt.current;
    picking.current = null;
    // What went wrong before is not what happens now.
    dismissToast();
    setWork(kind);
    const conclusion = await ask().then(
      (outcome) => () => conclude.done(outcome),
      (error: unknown) => () => conclude.failed(error),
    );
    if (attempt.current !== mine) return null;
    picking.current = null;
    setWork(null);
    return conclusion();
  }

  return {
    ...state,
    areAddressesFound,
    isDetecting: work === "detecting",
    isSettling: work === "settling",
    type(text) {
      interrupt();
      setState({ ...toState(null), text });
    },
    pick(line, toPlace) {
      setState({ ...toState(null), text: line });
      const picked = begin("settling", toPlace, { done: (place) => take(place), failed: failToFetch });
      picking.current = picked;
    },
    setTimezone(timezone) {
      if (!state.place) return;
      const place = { ...state.place, timezone };
      rememberPlace(place);
      setState({ ...state, text: describePlace(place), place, isGuessed: false });
    },
    detect: () =>
      begin("detecting", detectPlace, {
        done: (detection) => {
          if (detection.kind === "found") {
            showPlaceDetected();
            return take(detection.place);
          }
          showPlaceFailure("notDetected");
          return complain(REFUSALS[detection.refusal]);
        },
        failed: (error) => {
          showPlaceFailure("notDetected");
          return complain(toLookupTrouble(error));
        },
      }),
    async settle() {
      if (state.place) return state.place;
      // The line of a picked place may be another's too: its text would find the larger one.
      if (picking.current) return picking.current;
      if (state.text.trim() === "") {
        showPlaceFailure("missing");
        return complain(areAddressesFound ? TROUBLES.missing_place_or_address : TROUBLES.missing_place);
      }
      return begin("settling", () => settlePlace(state.text), {
        done: (settled) => {
          if (settled.kind === "found") return take(settled.place, settled.credit);
          showPlaceFailure("notFound");
          return complain(TROUBLES[settled.kind]);
        },
        failed: failToFetch,
      });
    },
  };
}

interface Conclude<Outcome> {
  done(outcome: Outcome): PickedPlace | null;
  failed(error: unknown): PickedPlace | null;
}

/** A guessed place leaves the field empty, so that the visitor's own can be typed at once. */
function toState(place: PickedPlace | null, isGuessed = false): ChoiceState {
  return { text: place && !isGuessed ? describePlace(place) : "", place, isGuessed, trouble: null, credit: null };
}
