import { useNavigate, useSearch } from "@tanstack/react-router";
import { type BookingSearch, parseBookingSearch } from "./parse-booking-search.ts";

/** Changes the query: a step is one that Back takes back. */
export type ChangeBookingSearch = (change: BookingSearch, isStep: boolean) => void;

/** What the address says of the booking dialog, and how that is changed. */
export function useBookingSearch(): readonly [BookingSearch, ChangeBookingSearch] {
  const search = useSearch({ strict: false, select: parseBookingSearch });
  const navigate = useNavigate();

  function change(next: BookingSearch, isStep: boolean): void {
    void navigate({
      to: ".",
      search: (present: Record<string, unknown>) => ({ ...present, ...next }),
      replace: !isStep,
      resetScroll: false,
    });
  }

  return [search, change];
}

/** The query of the page with the dialog put away. */
export const CLOSED_SEARCH: BookingSearch = {
  book: undefined,
  month: undefined,
  day: undefined,
  slot: undefined,
  zone: undefined,
};
