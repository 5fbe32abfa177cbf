import { type ReactElement, useEffect, useRef, useState } from "react";
import { PROLONG_BEFORE_END_MS } from "#domain/consultations/holds.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Button } from "#web/ui/button.tsx";
import type { KeptHour } from "./use-hold.ts";

const SECOND_MS = 1000;
const SECONDS_OF_MINUTE = 60;

/** How long the chosen hour is kept still. It counts silently: what has to be heard is said once, when it begins and in its last minute. */
export function HoldClock({ kept }: { readonly kept: KeptHour }): ReactElement | null {
  switch (kept.state.kind) {
    case "none":
    case "over":
      return null;
    case "asking":
      return <p role="status">Keeping this hour for you …</p>;
    case "failed":
      return (
        <p className="flex flex-wrap items-center gap-x-4" role="status">
          This hour could not be kept for you. It can still be booked, if nobody is faster.
          <Button className="-mx-3" variant="ghost" onClick={kept.retry}>
            Try again
          </Button>
        </p>
      );
    case "held":
      return <Countdown endsAt={kept.state.endsAt} />;
  }
}

function Countdown({ endsAt }: { readonly endsAt: number }): ReactElement {
  const leftMs = useTimeLeft(endsAt);
  return (
    <p>
      <span className="vh" role="status">
        This hour is kept for you while you fill in the form.
      </span>
      <span role="timer" className="num">
        Kept for you for {formatCountdown(leftMs)}
      </span>
    </p>
  );
}

/** In the last minute: whether the hour is to be kept longer, in sight wherever the form is scrolled to. Escape puts the question away. */
export function ProlongQuestion({ kept }: { readonly kept: KeptHour }): ReactElement | null {
  const held = kept.state.kind === "held" ? kept.state : null;
  return (
    held && (
      <Question key={held.endsAt} endsAt={held.endsAt} canProlong={held.hold.canProlong} onProlong={kept.prolong} />
    )
  );
}

function Question({
  endsAt,
  canProlong,
  onProlong,
}: {
  readonly endsAt: number;
  readonly canProlong: boolean;
  readonly onProlong: () => void;
}): ReactElement | null {
  const isLastMinute = useTimeLeft(endsAt) <= PROLONG_BEFORE_END_MS;
  const [isPutAway, setPutAway] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const isOpen = isLastMinute && !isPutAway;

  useEffect(() => {
    if (!isOpen) return;
    // Before the dialog hears of it: one Escape closes one thing.
    function close(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setPutAway(true);
    }
    document.addEventListener("keydown", close, true);
    return () => document.removeEventListener("keydown", close, true);
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <div
      className="sticky top-0 bottom-0 z-10 mt-7 flex flex-wrap items-center justify-between gap-x-7 gap-y-2 border-2 border-secondary bg-base-100 px-4 py-3"
      role="alert"
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
      }}
    >
      <p>
        {canProlong
          ? "The hour is kept for you for one more minute. Do you need longer?"
          : "The hour is kept for you for one more minute, and not longer. What you wrote stays here."}
      </p>
      {canProlong && (
        <Button
          onClick={() => {
            onProlong();
            // The button goes, and the writing goes on.
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
        >
          Keep it for 10 more minutes
        </Button>
      )}
    </div>
  );
}

/** Milliseconds to an instant of this device's clock, looked at each second; never less than nothing. */
function useTimeLeft(endsAt: number): number {
  return Math.max(0, endsAt - useNow(SECOND_MS));
}

/** `9:42`. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return `${Math.floor(seconds / SECONDS_OF_MINUTE)}:${String(seconds % SECONDS_OF_MINUTE).padStart(2, "0")}`;
}
