import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { findPlaceFault } from "#domain/hours/find-fault.ts";
import { listRecentPlaces } from "#web/lib/places/recent-places.ts";
import { findLinkedDivision, type HoursSearch, toHoursSearch } from "./hours-search.ts";

/** Opens the page at the last place of this device where the address names none. */
export function useRememberedPlace(search: HoursSearch): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (search.lat !== undefined) return;
    const [last] = listRecentPlaces();
    if (!last || findPlaceFault(last)) return;
    void navigate({
      to: "/planetary-hours",
      search: toHoursSearch(search.date, last, findLinkedDivision(search)),
      replace: true,
      resetScroll: false,
    });
  }, [search, navigate]);
}
