import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { type HoursFault, parseDay, requireDayKept } from "#domain/hours/parse-input.ts";
import type { Division } from "#domain/hours/planetary-hours.ts";
import { ok, type Result } from "#domain/lib/result.ts";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { formatDay } from "#web/lib/format/format-date.ts";
import { queryClient } from "#web/lib/query-client.ts";
import type { PlaceChoice } from "#web/parts/place/use-place-choice.ts";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";
import { type DayView, nameRunningDay, viewDay } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";

/** What the form's two buttons do, and what was wrong with the date. A date is null where nobody chose one. */
export interface Calculation {
  readonly isUnderWay: boolean;
  readonly fault: HoursFault | null;
  /** "Calculate Planetary Hours": settles the place in the field, and shows the day there. */
  run(date: string | null): void;
  /** "Detect Location": asks the device where it is, and shows the day there at once. */
  detect(date: string | null): Promise<void>;
  /** Takes back what was said about the date, once it is written again. */
  forgetFault(): void;
}

interface Order {
  readonly date: string | null;
  readonly findPlace: () => Promise<PickedPlace | null>;
  /** Whether the end is told in a toast: what was detected has its own. */
  readonly isTold: boolean;
}

/** Null where there is no place, of which the field has spoken already. */
type Outcome = Result<DayView, HoursFault> | null;

const MUTATION_KEY = ["calculation"];

/** Finds the place, tries the day, and brings both into the address, from which the page is drawn. */
export function useCalculation(choice: PlaceChoice, division: Division): Calculation {
  const navigate = useNavigate();
  const [fault, setFault] = useState<HoursFault | null>(null);

  const { mutate, isPending } = useMutation(
    {
      mutationKey: MUTATION_KEY,
      mutationFn: async ({ date, findPlace }: Order): Promise<Outcome> => {
        // Before the place is looked up, which may take a while.
        const day = date === null ? ok(null) : parseDay(date);
        if (!day.isOk) return day;
        const place = await findPlace();
        return place && tryDay(day.value, place, division);
      },
      // Towns are found without a network.
      networkMode: "always",
      onSuccess: (outcome, { date, isTold }) => {
        if (!outcome) return;
        setFault(outcome.isOk ? null : outcome.error);
        if (!outcome.isOk) return;
        const { place, day, hours } = outcome.value;
        // Without a date the address goes on to follow the present, wherever the next place is.
        const search = toHoursSearch(date ?? undefined, place, division);
        void navigate({ to: "/planetary-hours", search, resetScroll: false });
        if (isTold) showCalculationComplete(day.day, hours.length > 0);
      },
      onError: showCalculationFailed,
    },
    queryClient,
  );

  function start(order: Order): void {
    // Asked of the client, because a second click can come before the page has drawn the first.
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) === 0) mutate(order);
  }

  return {
    isUnderWay: isPending,
    run(date) {
      // What went wrong before is not what happens now.
      dismissToast();
      start({ date, findPlace: choice.settle, isTold: true });
    },
    async detect(date) {
      const place = await choice.detect();
      if (place) start({ date, findPlace: async () => place, isTold: false });
    },
    fault,
    forgetFault: () => setFault(null),
  };
}

function tryDay(day: CivilDay | null, place: PickedPlace, division: Division): Result<DayView, HoursFault> {
  if (day === null) return ok(viewDay(nameRunningDay(Date.now(), place, division), place, division));
  const kept = requireDayKept(day, place.timezone);
  return kept.isOk ? ok(viewDay(kept.value, place, division)) : kept;
}

/** Says that a day's hours are there, or that the sun makes none on it. */
function showCalculationComplete(date: string, hasHours: boolean): void {
  const day = formatDay("fullDate", date);
  showToast({
    title: "Calculation Complete",
    description: hasHours
      ? `The hours of ${day} are on the page.`
      : `On ${day} the sun makes no planetary hours there.`,
    icon: "check",
  });
}

/** Says that something went wrong that should not have. */
function showCalculationFailed(): void {
  showToast({
    title: "Calculation Failed",
    description: "An error occurred during calculation.",
    variant: "destructive",
  });
}
