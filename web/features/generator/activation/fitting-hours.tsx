import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { describePlace, type PickedPlace } from "#domain/places/picked-place.ts";
import { type Planet, withArticle } from "#domain/sigils/planets.ts";
import { listRecentPlaces } from "#web/lib/places/recent-places.ts";
import { findDeviceTown } from "#web/lib/places/zone-town.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";

/**
 * The next hours of the planet to which a sigil belongs, at the last place of this device, or in the town of its time zone; else the way to
 * find them.
 */
export function FittingHours({ planet }: { readonly planet: Planet }): ReactElement {
  const [last] = useState(() => listRecentPlaces()[0]);
  const [town, setTown] = useState<PickedPlace | null>(null);

  useEffect(() => {
    if (last) return;
    let isWanted = true;
    findDeviceTown().then(
      (found) => {
        if (isWanted) setTown(found);
      },
      // Without it the plan leads to the page of the hours.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [last]);

  if (last) return <HoursAtPlace planet={planet} place={last} isGuess={false} />;
  return town ? <HoursAtPlace planet={planet} place={town} isGuess /> : <WayToHours planet={planet} />;
}

function HoursAtPlace({
  planet,
  place,
  isGuess,
}: {
  readonly planet: Planet;
  readonly place: PickedPlace;
  /** Whether nobody chose the place. */
  readonly isGuess: boolean;
}): ReactElement | null {
  const { part, hasFailed } = useOnDemand(loadHours);
  const [now] = useState(() => Date.now());
  if (hasFailed) return <WayToHours planet={planet} />;
  if (!part) return null;
  const hours = part.listFittingHours(planet, place, now);
  if (hours.length === 0) return <WayToHours planet={planet} />;
  return (
    <div className="fitting-hours">
      <p>
        The next hours of {withArticle(planet)} at {describePlace(place)}
        {isGuess && ", the town of your device’s clock"}:
      </p>
      <ul className="num">
        {hours.map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ul>
      <p>
        <Link to="/planetary-hours">{isGuess ? "Choose your own place" : "All planetary hours there"}</Link>
      </p>
    </div>
  );
}

function WayToHours({ planet }: { readonly planet: Planet }): ReactElement {
  return (
    <p className="fitting-hours">
      An hour of {withArticle(planet)} suits it too: <Link to="/planetary-hours">find the planetary hours</Link> of your
      place.
    </p>
  );
}

function loadHours(): Promise<typeof import("./list-fitting-hours.ts")> {
  return import("./list-fitting-hours.ts");
}
