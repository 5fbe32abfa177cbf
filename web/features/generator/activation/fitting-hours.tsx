import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { describePlace, type PickedPlace } from "#domain/places/picked-place.ts";
import { type Planet, withArticle } from "#domain/sigils/planets.ts";
import { listRecentPlaces } from "#web/lib/places/recent-places.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";

/** The next hours of the planet to which a sigil belongs, at the last place of this device; else the way to find them. */
export function FittingHours({ planet }: { readonly planet: Planet }): ReactElement {
  const [place] = useState(() => listRecentPlaces()[0]);
  return place ? <HoursAtPlace planet={planet} place={place} /> : <WayToHours planet={planet} />;
}

function HoursAtPlace({
  planet,
  place,
}: {
  readonly planet: Planet;
  readonly place: PickedPlace;
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
        The next hours of {withArticle(planet)} at {describePlace(place)}:
      </p>
      <ul className="num">
        {hours.map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ul>
      <p>
        <Link to="/planetary-hours">All planetary hours there</Link>
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
