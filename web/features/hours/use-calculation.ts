import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { findDayFault, type HoursFault } from "#domain/hours/find-fault.ts";
import type { Division } from "#domain/hours/planetary-hours.ts";
import { type Task, useTask } from "#web/lib/use-task.ts";
import { dismissToast } from "#web/ui/toast/show-toast.ts";
import { type DayOutcome, viewDay } from "./day-view.ts";
import { toHoursSearch } from "./hours-search.ts";
import type { PlaceChoice } from "./place/place-choice.ts";
import { showCalculationComplete, showCalculationFailed } from "./show-hours-toasts.ts";

/** The button "Calculate Planetary Hours": what it does, and what was wrong with the date. */
export interface Calculation extends Task<string> {
  readonly fault: HoursFault | null;
  /** Takes back what was said about the date, once it is written anew. */
  forgetFault(): void;
}

/** Settles the place, tries the day, and brings both into the address, from which the page is drawn. */
export function useCalculation(choice: PlaceChoice, division: Division): Calculation {
  const navigate = useNavigate();
  const [fault, setFault] = useState<HoursFault | null>(null);

  const task = useTask<string, DayOutcome | null>({
    work: async (date) => {
      const dayFault = findDayFault(date);
      if (dayFault) return { fault: dayFault };
      const place = await choice.settle();
      return place && viewDay(date, place, division);
    },
    onDone: (outcome, date) => {
      if (!outcome) return;
      if ("fault" in outcome) {
        setFault(outcome.fault);
        return;
      }
      setFault(null);
      const { place, hours } = outcome.view;
      void navigate({ to: "/planetary-hours", search: toHoursSearch(date, place, division), resetScroll: false });
      showCalculationComplete(date, hours.length > 0);
    },
    onFailed: showCalculationFailed,
  });

  return {
    isUnderWay: task.isUnderWay,
    run(date) {
      // What went wrong before is not what happens now.
      dismissToast();
      task.run(date);
    },
    fault,
    forgetFault: () => setFault(null),
  };
}
