import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { findDeviceTown, listRecentPlaces } from "#web/lib/places/device-places.ts";
import { findLinkedDivision, type HoursSearch, toHoursSearch } from "./hours-search.ts";

/**
 * Opens the page, where its address names no place, at the last place of this device, and on a first visit in the town of the device's time
 * zone. Returns that town once it was taken: nobody has chosen it.
 */
export function useOpeningPlace(search: HoursSearch): PickedPlace | null {
  const navigate = useNavigate();
  const [guess, setGuess] = useState<PickedPlace | null>(null);

  useEffect(() => {
    if (search.lat !== undefined) return;
    let isWanted = true;
    function open(place: PickedPlace): void {
      void navigate({
        to: "/planetary-hours",
        search: toHoursSearch(search.date, place, findLinkedDivision(search)),
        replace: true,
        resetScroll: false,
      });
    }
    const last = listRecentPlaces()[0];
    if (last) open(last);
    else {
      findDeviceTown().then(
        (town) => {
          if (!isWanted || !town) return;
          setGuess(town);
          open(town);
        },
        // Without it the page asks for a place.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [search, navigate]);

  return guess;
}
