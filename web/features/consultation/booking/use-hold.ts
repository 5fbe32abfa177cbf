import { useEffect, useEffectEvent, useRef, useState } from "react";
import { HOLD_MS } from "#domain/consultations/holds.ts";
import { type HoldResponse, holdHour, prolongHold, releaseHold } from "#domain/contracts/consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";

/** How an hour is kept while the form is filled in. */
export type HoldState =
  | { readonly kind: "none" }
  /** The server is being asked. */
  | { readonly kind: "asking" }
  /** Kept until an instant of this device's clock, in milliseconds since 1970 in UTC. */
  | { readonly kind: "held"; readonly hold: HoldResponse; readonly endsAt: number }
  /** Its time ran out. */
  | { readonly kind: "over" }
  /** It could not be asked for; what is chosen can still be booked, if nobody is faster. */
  | { readonly kind: "failed" };

/** An hour that is kept, and what can be done about it. */
export interface KeptHour {
  readonly state: HoldState;
  /** Keeps it longer. */
  prolong(): void;
  /** Asks for it again after a failure. */
  retry(): void;
  /** Says that it was booked, so that nothing is let go. */
  settle(): void;
}

/** Has the chosen hour kept: another choice lets the one before go, and so does leaving without having booked. */
export function useHold(
  slot: string | null,
  {
    known,
    onEnded,
    onRefused,
  }: {
    /** What the server keeps already, as after a reload. */
    readonly known: HoldResponse | null;
    readonly onEnded: () => void;
    readonly onRefused: (error: unknown) => void;
  },
): KeptHour {
  const [state, setState] = useState<HoldState>({ kind: "none" });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef<{ hold: HoldResponse | null; hasLeft: boolean }>({ hold: known, hasLeft: false });
  const tellEnded = useEffectEvent(onEnded);
  const tellRefused = useEffectEvent(onRefused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (slot === null) {
      setState((present) => (present.kind === "over" ? present : { kind: "none" }));
      return;
    }
    const kept = latest.current.hold;
    if (kept !== null && Date.parse(kept.time) === Date.parse(slot) && Date.parse(kept.expiresAt) > Date.now()) {
      setState({ kind: "held", hold: kept, endsAt: Math.min(Date.parse(kept.expiresAt), Date.now() + HOLD_MS.choice) });
      return;
    }
    let isWanted = true;
    setState({ kind: "asking" });
    callEndpoint(holdHour, { body: { sessionDateTime: slot } }).then(
      (hold) => {
        if (latest.current.hasLeft) return letGo(hold);
        latest.current.hold = hold;
        // Counted from here: the device's clock can be wrong by minutes.
        if (isWanted) setState({ kind: "held", hold, endsAt: Date.now() + HOLD_MS.choice });
      },
      (error: unknown) => {
        if (!isWanted) return;
        setState({ kind: "failed" });
        tellRefused(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [slot, attempt]);

  const endsAt = state.kind === "held" ? state.endsAt : null;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(() => {
      latest.current.hold = null;
      setState({ kind: "over" });
      tellEnded();
    }, endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt]);

  useEffect(() => {
    const { current } = latest;
    current.hasLeft = false;
    return () => {
      current.hasLeft = true;
      if (current.hold !== null) letGo(current.hold);
      current.hold = null;
    };
  }, []);

  return {
    state,
    prolong() {
      if (state.kind !== "held") return;
      callEndpoint(prolongHold, { params: { id: state.hold.id } }).then((hold) => {
        latest.current.hold = hold;
        setState({ kind: "held", hold, endsAt: state.endsAt + HOLD_MS.choice });
      }, onRefused);
    },
    retry: () => setAttempt(attempt + 1),
    settle() {
      latest.current.hold = null;
    },
  };
}

function letGo({ id }: HoldResponse): void {
  // Where this fails the hour is free again by itself, minutes later.
  callEndpoint(releaseHold, { params: { id } }).catch(() => null);
}
