import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { describePlace, type PickedPlace } from "#domain/places/picked-place.ts";
import { type Planet, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { onDemand, useCode } from "#web/lib/on-demand.tsx";
import { findDeviceTown, listRecentPlaces } from "#web/lib/places/device-places.ts";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";
import { Button } from "#web/ui/button.tsx";

const fittingHours = onDemand(() => import("./list-fitting-hours.ts"));
const chooser = onDemand(() => import("./place-chooser.tsx"));

/**
 * The next hours of the planet to which a sigil belongs: at the place chosen here, at the last place of this device, or in the town of its
 * time zone; else the way to find them.
 */
export function FittingHours({ planet }: { readonly planet: Planet }): ReactElement {
  const [chosen, setChosen] = useState(() => listRecentPlaces()[0]);
  const [town, setTown] = useState<PickedPlace | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (chosen) return;
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
  }, [chosen]);

  function close(): void {
    setIsChoosing(false);
    button.current?.focus();
  }

  function choose(place: PickedPlace): void {
    setChosen(place);
    close();
  }

  const place = chosen ?? town;
  return (
    <div className="mt-2.5">
      {place ? <HoursAtPlace planet={planet} place={place} isGuess={!chosen} /> : <WayToHours planet={planet} />}
      <Button
        ref={button}
        className="-ml-[0.75rem]"
        variant="ghost"
        icon="pin"
        aria-expanded={isChoosing}
        onClick={() => setIsChoosing(!isChoosing)}
      >
        {chosen ? "Choose another place" : "Choose your own place"}
      </Button>
      {isChoosing && (
        <OpenedOnDemand code={chooser} onClose={() => setIsChoosing(false)}>
          {({ PlaceChooser }) => <PlaceChooser onChoose={choose} onClose={close} />}
        </OpenedOnDemand>
      )}
    </div>
  );
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
  const { module, hasFailed } = useCode(fittingHours);
  const [now] = useState(() => Date.now());
  if (hasFailed) return <WayToHours planet={planet} />;
  if (!module) return null;
  const hours = module.listFittingHours(planet, place, now);
  if (hours.length === 0) return <WayToHours planet={planet} />;
  return (
    <>
      <p role="status">
        The next hours of {withArticle(planet)} at {describePlace(place)}
        {isGuess && ", the town of your device’s clock"}:
      </p>
      <ul className="lozenges num">
        {hours.map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ul>
      <p>
        <Link to="/planetary-hours">All planetary hours</Link>
      </p>
    </>
  );
}

function WayToHours({ planet }: { readonly planet: Planet }): ReactElement {
  return (
    <p>
      An hour of {withArticle(planet)} suits it too: <Link to="/planetary-hours">find the planetary hours</Link> of your
      place.
    </p>
  );
}
